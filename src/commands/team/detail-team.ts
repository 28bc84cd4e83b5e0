import { InputError } from '../../contract/errors.ts';
import type { TeamAssignment } from '../../contract/team/assignment.ts';
import type { Depth } from '../../contract/team/plan.ts';
import type { Specialist } from '../../contract/team/profile.ts';
import type { Stage1 } from '../../contract/team/stage1.ts';
import type { TeamDesk } from '../../engines/anthropic/team/team-desk.ts';
import { parseBlueprint, renderBlueprint } from '../../team/blueprint/blueprint-file.ts';
import { checkGrounds } from '../../team/blueprint/check-grounds.ts';
import { specifyBlueprint } from '../../team/blueprint/specify.ts';
import { exploreTasks } from '../../team/detail/explore.ts';
import { openGate, strayIds } from '../../team/detail/gate.ts';
import { deepest, findResume } from '../../team/detail/recover.ts';
import { parseStage1, renderStage1 } from '../../team/detail/stage1-file.ts';
import { moveSpecialist } from '../../team/state/advance.ts';
import { closeDetail } from './close-detail.ts';
import { holdGate } from './hold-gate.ts';
import { exploreByModel } from './model/explore-by-model.ts';
import { openTeamModel } from './model/open-team-model.ts';
import { specifyByModel } from './model/specify-by-model.ts';
import {
  openBundles,
  pinCommit,
  readAppSource,
  readPlan,
  readTeamRegistries,
  type Team,
} from './open-team.ts';

const WAITING = 3;

/** A team, and whom its specialists ask; `desk` is `null` by rule. */
interface Bench {
  readonly team: Team;
  readonly desk: TeamDesk | null;
}

/**
 * Each specialist in turn: stage 1, the gate, stage 2; then both gates. Exit code 3 while a person is waited for; where
 * nobody sits at a terminal every gate is opened meanwhile, so that all can be answered together.
 */
export async function detailTeam(team: Team): Promise<number> {
  const assignment = readAssignment(team);
  const { specialists } = readTeamRegistries(team);
  const waiting: string[] = [];
  pinCommit(team);
  const bench = { team, desk: openTeamModel(team, 'detail') };
  for (const name of assignment.execution_order.flatMap((phase) => phase.specialists)) {
    const specialist = specialists.find(({ profile }) => profile.name === name);
    if (specialist === undefined)
      throw new InputError('specialist_gone', `The profile of ${name} is no longer there.`, {
        hint: 'Run `ux-jury team assemble` again.',
      });
    if (await detailOne(bench, specialist, assignment)) continue;
    waiting.push(name);
    team.request.say(
      `Waiting for a person: answer ${filesOf(name).decisions} (set "chosen" or "status"), or run with --yes or at a terminal.`,
    );
    if (team.request.ask !== null) break;
  }
  return waiting.length > 0 ? WAITING : closeDetail(team);
}

/** Reads the confirmed team. Throws InputError team_unconfirmed. */
export function readAssignment({ folder }: Team): TeamAssignment {
  if (!folder.has('team_assignment.json'))
    throw new InputError('team_unconfirmed', 'No team is confirmed yet.', {
      hint: 'Run `ux-jury team assemble` first.',
    });
  return folder.read('team-assignment', 'team_assignment.json');
}

function filesOf(name: string): { stage1: string; decisions: string; blueprint: string } {
  return {
    stage1: `scratch/${name}-stage1.md`,
    decisions: `scratch/${name}-decisions.json`,
    blueprint: `blueprints/${name}.md`,
  };
}

async function detailOne(bench: Bench, specialist: Specialist, assignment: TeamAssignment): Promise<boolean> {
  const { team } = bench;
  const { name } = specialist.profile;
  const { folder, request, run_id } = team;
  const files = filesOf(name);
  const assigned = assignment.specialist_assignments.find((one) => one.specialist === name)?.tasks ?? [];
  const depth = deepest(assigned.map((one) => one.depth));
  const move = (change: Parameters<typeof moveSpecialist>[2]): void => {
    folder.writeState(moveSpecialist(folder.openState(run_id), name, change));
  };
  const resume = findResume(
    {
      has_blueprint: folder.has(files.blueprint),
      has_stage1: folder.has(files.stage1),
      decisions: folder.has(files.decisions) ? folder.read('team-decisions', files.decisions) : null,
    },
    depth,
  );
  if (resume === 'done') return true;
  if (resume === 'stage1') {
    move({ status: 'in_progress', stage: 'stage1' });
    const ids = assigned.map((one) => one.task_id);
    folder.writeText(files.stage1, renderStage1(await explore(bench, { specialist, depth, ids })));
  }
  if (!(await isKept(team, name))) return false;
  if (depth !== 'Light' && resume !== 'stage2') {
    move({
      status: 'in_progress',
      stage: 'user_gate',
      stage1_path: files.stage1,
      decisions_path: files.decisions,
    });
    if (!(await gate(team, name))) return false;
  }
  move({ status: 'in_progress', stage: 'stage2' });
  await specify(bench, specialist, depth);
  move({ status: 'completed', stage: 'done', stage1_path: files.stage1, blueprint_path: files.blueprint });
  request.say(`${name}: blueprint written (${depth})`);
  return true;
}

/** A specialist may say that a task belongs to another domain: a person keeps it here, or assembles anew. */
async function isKept({ folder, request }: Team, name: string): Promise<boolean> {
  const { reroute } = parseStage1(folder.readText(filesOf(name).stage1));
  if (reroute === null || folder.has(filesOf(name).decisions)) return true;
  request.say(`${name} would give ${reroute.task} to ${reroute.domain}: ${reroute.reason}`);
  request.say(`To do so: ux-jury team assemble --assign ${reroute.task}=SPECIALIST. What was found is kept.`);
  if (request.yes) return true;
  return request.ask !== null && /^y(es)?$/i.test((await request.ask('Keep it here? [y/N] ')).trim());
}

async function explore(
  { team, desk }: Bench,
  { specialist, depth, ids }: { specialist: Specialist; depth: Depth; ids: readonly string[] },
): Promise<Stage1> {
  const { results, words } = team;
  const bundles = openBundles(team);
  const input = {
    specialist: specialist.profile.name,
    tasks: readPlan(team).tasks.filter(({ id }) => ids.includes(id)),
    source: readAppSource(team),
    outcomes: results.read('outcomes', 'outcomes.json'),
    readState: (id: string) =>
      bundles.find(({ index }) => index.states.some((one) => one.id === id))?.readState(id) ?? null,
    words,
  };
  if (desk === null) return exploreTasks(input);
  return exploreByModel(input, { specialist, depth }, { team, desk });
}

async function gate(team: Team, name: string): Promise<boolean> {
  const { folder, request } = team;
  const files = filesOf(name);
  const stage1 = parseStage1(folder.readText(files.stage1));
  if (!folder.has(files.decisions))
    folder.write<'team-decisions'>(files.decisions, openGate(stage1, request.now()));
  const strays = strayIds(stage1, folder.read('team-decisions', files.decisions));
  if (strays.length > 0)
    throw new InputError(
      'gate_mismatch',
      `${files.decisions} does not belong to ${files.stage1}: ${strays.join(', ')}.`,
      {
        hint: 'Delete the decisions file to ask again.',
      },
    );
  return holdGate(team, files.decisions);
}

/** Stage 2 reads what stage 1 wrote and what people answered, and nothing else of stage 1. */
async function specify({ team, desk }: Bench, specialist: Specialist, depth: Depth): Promise<void> {
  const { folder, words } = team;
  const { name } = specialist.profile;
  const files = filesOf(name);
  const assignment = readAssignment(team);
  const ids =
    assignment.specialist_assignments
      .find((one) => one.specialist === name)
      ?.tasks.map((one) => one.task_id) ?? [];
  const tasks = readPlan(team).tasks.filter(({ id }) => ids.includes(id));
  const stage1 = parseStage1(folder.readText(files.stage1));
  const decisions = folder.has(files.decisions) ? folder.read('team-decisions', files.decisions) : null;
  const producers = assignment.producer_assignments.filter((one) => one.specialist === name);
  for (const { producer, output_format, tasks_output_files } of producers.toReversed()) {
    const isPatch = tasks_output_files.some((file) => file.endsWith('.patch'));
    const own = tasks.filter(({ kind }) => (kind === 'fix') === isPatch);
    const input = {
      specialist,
      tasks: own,
      depth,
      stage1,
      decisions,
      producer: { name: producer, output_format, files: tasks_output_files },
      words,
    };
    const blueprint = desk === null ? specifyBlueprint(input) : await specifyByModel(input, { team, desk });
    const open_items = [...blueprint.open_items, ...checkGrounds(blueprint, stage1, decisions)];
    const path = producers[0]?.producer === producer ? files.blueprint : `blueprints/${name}--${producer}.md`;
    const text = renderBlueprint({
      ...blueprint,
      open_items,
      status: open_items.length === 0 ? 'approved' : 'draft',
    });
    if (parseBlueprint(text).missing.length > 0) throw new Error(`The blueprint of ${name} lost a section.`);
    folder.writeText(path, text);
  }
}
