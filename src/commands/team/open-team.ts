import { resolve } from 'node:path';
import { type BundleFolder, openBundle } from '../../adapters/bundle/open-bundle.ts';
import { RunFolder } from '../../adapters/run-folder.ts';
import { type Registries, readRegistries } from '../../adapters/team/read-registries.ts';
import { readHead, readSource } from '../../adapters/team/read-source.ts';
import { readTeamWords } from '../../adapters/team/read-words.ts';
import { TeamFolder } from '../../adapters/team/team-folder.ts';
import { readTeamSettings, type TeamSettings } from '../../adapters/team/team-settings.ts';
import { InputError } from '../../contract/errors.ts';
import type { Depth, Plan } from '../../contract/team/plan.ts';
import type { CauseWords, TeamWords } from '../../contract/team/team-words.ts';
import type { Source } from '../../team/fix/source.ts';
import type { Facts } from '../../team/producers/facts.ts';

/** What a person asks of the team. Paths are absolute. */
export interface TeamRequest {
  readonly out: string;
  readonly project: string;
  readonly home: string;
  readonly yes: boolean;
  /** Keeps a temporary specialist in the project; never done unasked. */
  readonly save_specialist?: boolean;
  readonly changed_since: string | null;
  readonly overrides: {
    readonly specialists: Record<string, string>;
    readonly producers: Record<string, string>;
    readonly depths?: Record<string, Depth>;
  };
  readonly settings: Partial<TeamSettings>;
  /** Asks a person one line; `null` where nobody sits at a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly say: (line: string) => void;
  readonly now: () => string;
  /** Where the app and its bundles are, if not in a checkout beside the results. */
  readonly places?: TeamPlaces;
  /** Why nothing can be walked again here and who proves the build later; absent where the proof is made at once. */
  readonly deferred?: string;
}

/** What a team reads that is not in its results folder. */
export interface TeamPlaces {
  readonly commit: string;
  readonly bundles: readonly string[];
  readonly readSource: (root: string) => Source;
  /** The pull request's files with the text of their added lines. */
  readonly changed: readonly { readonly path: string; readonly text: string }[];
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

/** Both registries, over their tiers. */
export function readTeamRegistries({ request, folder }: Team): Registries {
  return readRegistries({ project: request.project, home: request.home, run: folder.path });
}

/** The app's own files as they are in the commit that everything is read from. */
export function readAppSource(team: Team): Source {
  const { request, settings } = team;
  const commit = pinCommit(team);
  return request.places?.readSource(settings.source) ?? readSource(request.project, commit, settings.source);
}

/** The commit that everything is read from: it stays the same although the checkout moves on. */
export function pinCommit({ folder, request }: Team): string {
  if (!folder.has('commit')) folder.writeText('commit', request.places?.commit ?? readHead(request.project));
  return folder.readText('commit').trim();
}

/** The bundles of the run, opened. */
export function openBundles(team: Team): BundleFolder[] {
  return bundlePaths(team).map((path) => openBundle(path));
}

/** The bundles of the run: their paths are told from its own folder. */
export function bundlePaths({ results, request }: Team): readonly string[] {
  if (request.places !== undefined) return request.places.bundles;
  return results.read('evidence', 'evidence.json').bundles.map(({ path }) => resolve(request.out, path));
}
