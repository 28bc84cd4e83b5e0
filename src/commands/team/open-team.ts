import { resolve } from 'node:path';
import { RunFolder } from '../../adapters/run-folder.ts';
import { readTeamWords } from '../../adapters/team/read-words.ts';
import { TeamFolder } from '../../adapters/team/team-folder.ts';
import { readTeamSettings, type TeamSettings } from '../../adapters/team/team-settings.ts';
import { InputError } from '../../contract/errors.ts';
import type { Plan } from '../../contract/team/plan.ts';
import type { CauseWords, TeamWords } from '../../contract/team/team-words.ts';
import type { Facts } from '../../team/producers/facts.ts';

/** What a person asks of the team. Paths are absolute. */
export interface TeamRequest {
  readonly out: string;
  readonly project: string;
  readonly home: string;
  readonly yes: boolean;
  readonly changed_since: string | null;
  readonly overrides: {
    readonly specialists: Record<string, string>;
    readonly producers: Record<string, string>;
  };
  readonly settings: Partial<TeamSettings>;
  /** Asks a person one line; `null` where nobody sits at a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly say: (line: string) => void;
  readonly now: () => string;
}

/** A team at work over the results of one run. */
export interface Team {
  readonly request: TeamRequest;
  readonly results: RunFolder;
  readonly folder: TeamFolder;
  readonly settings: TeamSettings;
  readonly causes: CauseWords;
  readonly words: TeamWords;
  readonly run_id: string;
}

/** Opens a results folder for the team. Throws UxJuryError. */
export function openTeam(request: TeamRequest): Team {
  const results = new RunFolder(request.out);
  if (!results.has('aggregate.json'))
    throw new InputError('no_results', `${request.out} holds no verdict yet.`, {
      hint: 'Run `ux-jury review` first, or name its results folder with --out.',
    });
  const folder = new TeamFolder(request.out);
  const { run_id } = results.read('aggregate', 'aggregate.json');
  folder.openState(run_id);
  const settings = { ...readTeamSettings(request.project), ...request.settings };
  return { request, results, folder, settings, ...readTeamWords(), run_id };
}

/** Reads the plan. Throws InputError plan_missing. */
export function readPlan({ folder }: Team): Plan {
  if (!folder.has('plan.json'))
    throw new InputError('plan_missing', 'There is no plan yet.', { hint: 'Run `ux-jury team plan` first.' });
  return folder.read('team-plan', 'plan.json');
}

/** The documents that reports are made of. */
export function readFacts(team: Team): Facts {
  const { results, words } = team;
  return {
    aggregate: results.read('aggregate', 'aggregate.json'),
    outcomes: results.read('outcomes', 'outcomes.json'),
    debate: results.has('debate.json') ? results.read('debate', 'debate.json') : null,
    plan: readPlan(team),
    words,
  };
}

/** The bundles of the run: their paths are told from its own folder. */
export function bundlePaths({ results, request }: Team): string[] {
  return results.read('evidence', 'evidence.json').bundles.map(({ path }) => resolve(request.out, path));
}
