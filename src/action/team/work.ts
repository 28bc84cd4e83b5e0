import { isDeepStrictEqual } from 'node:util';
import { sha256 } from '../../adapters/bundle/safe-file.ts';
import { assembleTeam } from '../../commands/team/assemble-team.ts';
import { closeDetail } from '../../commands/team/close-detail.ts';
import { detailTeam } from '../../commands/team/detail-team.ts';
import { openTeam, readPlan, readTeamRegistries, type Team } from '../../commands/team/open-team.ts';
import { planTeam } from '../../commands/team/plan-team.ts';
import type { Plan } from '../../contract/team/plan.ts';
import { PULL_STATE_VERSION, type PullState } from '../../contract/team/pull-state.ts';
import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import { type Proposal, assembleTeam as propose } from '../../team/assembly/assemble-team.ts';
import { carryAnswers, slimGate } from '../../team/detail/carry-answers.ts';
import type { TeamBench } from './bench.ts';
import type { Ground } from './ground.ts';
import { clearTeam } from './team-files.ts';

const CONFLICTS = 'blueprint-conflicts.json';

/** The team over the run's documents, with the choices of the state; nobody sits at a terminal, and nothing is agreed to unasked. */
export function openOn(bench: TeamBench, ground: Ground, state: PullState | null): Team {
  const choices = state?.choices ?? { depths: {}, specialists: {} };
  return openTeam({
    out: bench.desk.options.out,
    project: ground.project,
    home: bench.home,
    yes: false,
    changed_since: null,
    overrides: { specialists: choices.specialists, producers: {}, depths: choices.depths },
    settings: { walk: null, ...(state?.confirmed == null ? {} : { approve: true }) },
    ask: null,
    say: () => undefined,
    now: () => new Date().toISOString(),
    places: ground.places,
    deferred: bench.words.deferred ?? '-',
  });
}

/** A fresh state: the plan of what stands, and nothing said yet. */
export function planOn(bench: TeamBench, ground: Ground): { state: PullState; plan: Plan } {
  const { run } = bench.pull.standing;
  clearTeam(bench.desk.options.out);
  const team = openOn(bench, ground, null);
  planTeam(team);
  const plan = readPlan(team);
  const now = new Date().toISOString();
  const state: PullState = {
    version: PULL_STATE_VERSION,
    run: { id: run.id, sha: run.sha, url: run.url },
    basis: basisOf(plan),
    since: now,
    choices: { depths: {}, specialists: {} },
    confirmed: team.settings.approve ? { by: 'ux-jury.team.yml', at: now } : null,
    discussed: null,
    said: [],
    answers: [],
    rulings: [],
    shown: { tasks: [], criteria: [], phases: [] },
    pushed: null,
    built: null,
    proof: null,
  };
  return { state, plan };
}

/** What a plan rests on: its findings and criteria. Where the files changed, the answers still hold. */
export function basisOf({ tasks, verdict }: Plan): string {
  const bare = tasks.map(({ files: _, ...task }) => task);
  return sha256(JSON.stringify({ verdict, bare }));
}

/** Who would do what, by the choices so far. */
export function proposeOn(team: Team): Proposal {
  return propose({
    plan: readPlan(team),
    ...readTeamRegistries(team),
    words: team.words,
    overrides: team.request.overrides,
  });
}

/**
 * Works out where a team stands, as far as it goes without a person: plan, assembly, every stage 1, the gates with what
 * people answered, stage 2 of whoever is answered, both gates of the blueprints. All of it lies in the output folder then.
 * Throws InputError.
 */
export async function workOn(bench: TeamBench, ground: Ground, state: PullState): Promise<PullState> {
  clearTeam(bench.desk.options.out);
  const team = openOn(bench, ground, state);
  planTeam(team);
  if (state.confirmed === null || (await assembleTeam(team)) !== 0) return state;
  await detailTeam(team);
  const opened = readGates(team);
  const carried = carryAnswers(state.answers, opened, team.request.now());
  if (!isDeepStrictEqual(carried, opened)) {
    writeGates(team, carried);
    await detailTeam(team);
  }
  applyRulings(team, state.rulings);
  return withGates(state, carried);
}

/** People's words on conflicts; who said nothing leaves them open. */
function applyRulings(team: Team, rulings: PullState['rulings']): void {
  const { folder } = team;
  if (rulings.length === 0 || !folder.has(CONFLICTS)) return;
  const all = folder.read('team-conflicts', CONFLICTS);
  const conflicts = all.conflicts.map((one) => {
    const found = rulings.find(({ id }) => id === one.id);
    return found === undefined ? one : { ...one, ruling: { verdict: found.verdict, words: found.words } };
  });
  folder.write<'team-conflicts'>(CONFLICTS, { ...all, conflicts });
  closeDetail(team);
}

/** The same team on a newer result that rests on the same findings: answers hold, places are looked for anew. */
export function renewOn(state: PullState, fresh: PullState): PullState {
  return { ...state, run: fresh.run, built: null, proof: null };
}

function decisionsOf(specialist: string): string {
  return `scratch/${specialist}-decisions.json`;
}

/** The questions of every specialist as they are answered so far, in the order of the team. */
export function readGates(team: Team): TeamDecisions[] {
  if (!team.folder.has('team_assignment.json')) return [];
  const { execution_order } = team.folder.read('team-assignment', 'team_assignment.json');
  return execution_order
    .flatMap(({ specialists }) => specialists)
    .map(decisionsOf)
    .filter((name) => team.folder.has(name))
    .map((name) => team.folder.read('team-decisions', name));
}

/** Writes answered questions into the folder, where the next request reads them. */
export function writeGates(team: Team, gates: readonly TeamDecisions[]): void {
  for (const gate of gates) team.folder.write<'team-decisions'>(decisionsOf(gate.specialist), gate);
}

/** The state with these gates; what a specialist was told who is not asked any more stays known. */
export function withGates(state: PullState, gates: readonly TeamDecisions[]): PullState {
  const others = state.answers.filter((old) =>
    gates.every(({ specialist }) => specialist !== old.specialist),
  );
  return { ...state, answers: [...gates.map(slimGate), ...others] };
}
