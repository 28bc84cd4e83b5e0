import { InputError } from '../contract/errors.ts';
import type { State } from '../contract/state.ts';
import { observe as observeRules } from '../rules/observe.ts';
import type { Run, Stage } from './run.ts';

const FILE = 'outcomes.json';

/** evidence.json and the bundles' states -> outcomes.json. */
export const observe: Stage = {
  name: 'observe',
  writes: () => [FILE],
  perform: async (run) => {
    const evidence = run.folder.read('evidence', 'evidence.json');
    const { rules, pages, project } = run.rules;
    const outcomes = observeRules({ evidence, readState: stateReader(run), rules, pages });
    run.folder.write<'outcomes'>(FILE, project === null ? outcomes : { ...outcomes, project });
  },
};

/** Finds a state in whichever bundle holds it. */
export function stateReader(run: Run): (id: string) => State {
  const holders = new Map(
    run.bundles.flatMap((bundle) => bundle.index.states.map(({ id }) => [id, bundle] as const)),
  );
  return (id) => {
    const holder = holders.get(id);
    if (holder === undefined)
      throw new InputError('bundle_missing', `No bundle of this run holds state ${id}.`, {
        hint: 'Give the bundles that evidence.json names, or run without --from.',
      });
    return holder.readState(id);
  };
}
