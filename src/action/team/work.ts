import { isDeepStrictEqual } from 'node:util';
import { sha256 } from '../../adapters/bundle/safe-file.ts';
import { assembleTeam } from '../../commands/team/assemble-team.ts';
import { detailTeam } from '../../commands/team/detail-team.ts';
import { openTeam, readPlan, readTeamRegistries, type Team } from '../../commands/team/open-team.ts';
import { planTeam } from '../../commands/team/plan-team.ts';
import type { Plan } from '../../contract/team/plan.ts';
import type { PullState } from '../../contract/team/pull-state.ts';
import { type TeamDecisions, teamDecisions } from '../../contract/team/team-decisions.ts';
import { type Proposal, assembleTeam as propose } from '../../team/assembly/assemble-team.ts';
import { carryAnswers } from '../../team/detail/carry-answers.ts';
import type { TeamBench } from './bench.ts';
import type { Ground } from './ground.ts';
import { gather, layOut } from './team-files.ts';

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
  layOut(bench.desk.options.out, {});
  const team = openOn(bench, ground, null);
  planTeam(team);
  const plan = readPlan(team);
  const state: PullState = {
    version: 1,
    run: { id: run.id, sha: run.sha, url: run.url },
    basis: basisOf(plan),
    since: new Date().toISOString(),
    choices: { depths: {}, specialists: {} },
    confirmed: team.settings.approve ? { by: 'ux-jury.team.yml', at: new Date().toISOString() } : null,
    discussed: null,
    said: [],
    files: gather(bench.desk.options.out),
    shown: { tasks: [], phases: [] },
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
 * Carries a confirmed team as far as it goes without a person: assembly, every stage 1, stage 2 of whoever is answered,
 * both gates. Resolves with the state that holds what came of it. Throws InputError.
 */
export async function workOn(bench: TeamBench, ground: Ground, state: PullState): Promise<PullState> {
  const { out } = bench.desk.options;
  layOut(out, state.files);
  if (state.confirmed === null) return state;
  const team = openOn(bench, ground, state);
  if ((await assembleTeam(team)) !== 0) return { ...state, files: gather(out) };
  await detailTeam(team);
  const opened = readGates(team);
  const carried = carryAnswers(gatesIn(state), opened, team.request.now());
  if (!isDeepStrictEqual(carried, opened)) {
    for (const gate of carried) team.folder.write<'team-decisions'>(decisionsOf(gate.specialist), gate);
    await detailTeam(team);
  }
  return { ...state, files: gather(out) };
}

/** The answers that a state holds, whether or not its team is still the same. */
function gatesIn({ files }: PullState): TeamDecisions[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const parsed = name.endsWith('-decisions.json') ? teamDecisions.safeParse(JSON.parse(text)) : null;
    return parsed?.success === true ? [parsed.data] : [];
  });
}

/** The same team on a newer result that rests on the same findings: answers hold, places are looked for anew. */
export function renewOn(state: PullState, fresh: PullState): PullState {
  const answers = Object.entries(state.files).filter(([name]) => name.endsWith('-decisions.json'));
  const kept = answers.map(([name, text]) => [name.replace('scratch/', 'scratch/earlier-'), text]);
  return {
    ...state,
    run: fresh.run,
    files: { ...fresh.files, ...Object.fromEntries(kept) },
    built: null,
    proof: null,
  };
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

/** Writes answered questions back into the files of a state. */
export function withGates(state: PullState, gates: readonly TeamDecisions[]): PullState {
  const written = gates.map((gate) => [decisionsOf(gate.specialist), `${JSON.stringify(gate, null, 2)}\n`]);
  return { ...state, files: { ...state.files, ...Object.fromEntries(written) } };
}
