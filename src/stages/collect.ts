import { InputError } from '../contract/errors.ts';
import { collectEvidence } from '../evidence/collect.ts';
import type { Stage } from './run.ts';

const FILE = 'evidence.json';

/** Bundles -> evidence.json. Throws InputError no_journeys, only_skipped or no_user_steps. */
export const collect: Stage = {
  name: 'collect',
  writes: () => [FILE],
  perform: async (run) => {
    refuseEmpty(run.bundles.flatMap((bundle) => bundle.journeys));
    run.folder.write<'evidence'>(FILE, collectEvidence(run.bundles, { ...run, rules: run.rules.identity }));
  },
};

function refuseEmpty(journeys: readonly { status: string; steps: readonly unknown[] }[]): void {
  const walked = journeys.filter((journey) => journey.status !== 'skipped');
  if (journeys.length === 0)
    throw new InputError('no_journeys', 'The bundle holds no journey.', {
      hint: "Import test from 'ux-jury/test' in the tests that walk the app, and run them with the reporter.",
    });
  if (walked.length === 0)
    throw new InputError('only_skipped', `All ${journeys.length} journeys of the bundle were skipped.`, {
      hint: 'Run at least one journey; look for test.skip and --grep.',
    });
  if (walked.every((journey) => journey.steps.length === 0))
    throw new InputError('no_user_steps', 'No journey of the bundle has a user step.', {
      hint: 'Journeys need page actions (goto, click, fill); tests that only assert cannot be judged.',
    });
}
