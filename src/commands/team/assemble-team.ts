import { isDeepStrictEqual } from 'node:util';
import { checkPrerequisites } from '../../adapters/team/check-prerequisites.ts';
import { InputError } from '../../contract/errors.ts';
import type { TeamAssignment } from '../../contract/team/assignment.ts';
import { type Proposal, assembleTeam as propose } from '../../team/assembly/assemble-team.ts';
import { afterAssembly } from '../../team/state/advance.ts';
import { chooseForUnmatched } from './model/choose-by-model.ts';
import { settleTemporary } from './model/temporary-specialist.ts';
import { readPlan, readTeamRegistries, type Team } from './open-team.ts';

const WAITING = 3;

/** plan.json -> team_assignment.json, once somebody confirmed it. Exit code 3 while nobody did. */
export async function assembleTeam(team: Team): Promise<number> {
  const { request, folder, settings, words, run_id } = team;
  const registries = readTeamRegistries(team);
  const input = { plan: readPlan(team), ...registries, words, overrides: request.overrides };
  const proposal = await chooseForUnmatched(propose(input), input, team);
  if (proposal.faults.length > 0)
    throw new InputError('team_impossible', proposal.faults.join(' '), {
      hint: 'Correct --assign and --producer.',
    });
  const chosen = proposal.assignment.producer_assignments.flatMap(({ producer, output_format }) => {
    const found = registries.producers.find(({ profile }) => profile.name === producer);
    return found === undefined ? [] : [{ producer: found, format: output_format }];
  });
  const { check, missing } = checkPrerequisites(chosen, request.project);
  if (missing.length > 0)
    throw new InputError(
      'tool_missing',
      `The chosen producers need ${missing.map(({ tool }) => tool).join(', ')}.`,
      {
        hint: missing.map(({ install }) => install).join('; '),
      },
    );
  show(proposal, team);
  if (proposal.assignment.unmatched_tasks.length > 0) {
    request.say(
      'Give each unmatched task a specialist with --assign T3=name, or add a profile to .claude/specialists.',
    );
    return WAITING;
  }
  if (!(await isConfirmed(team, settings.approve))) {
    request.say('Nothing was written. Confirm with --yes, or with approve: true in ux-jury.team.yml.');
    return WAITING;
  }
  const assignment = { ...proposal.assignment, prerequisite_check: { ...check } };
  await settleTemporary(team, assignment);
  dropStale(team, assignment);
  folder.write<'team-assignment'>('team_assignment.json', assignment);
  folder.writeState(afterAssembly(folder.openState(run_id), assignment, 'team_assignment.json'));
  request.say(`Team confirmed: ${folder.path}/team_assignment.json`);
  return 0;
}

function show({ assignment, matches }: Proposal, { request }: Team): void {
  for (const { task, specialist } of matches)
    request.say(`${task.id.padEnd(4)} ${(specialist?.profile.name ?? 'UNMATCHED').padEnd(24)} ${task.title}`);
  for (const { phase, specialists } of assignment.execution_order)
    request.say(`Phase ${phase}: ${specialists.join(', ')}`);
}

async function isConfirmed({ request }: Team, isApproved: boolean): Promise<boolean> {
  if (request.yes || isApproved) return true;
  if (request.ask === null) return false;
  return /^y(es)?$/i.test((await request.ask('Shall this team start? [y/N] ')).trim());
}

/** After a change of the team its blueprints are written anew; an exploration of other tasks is kept beside, unread. */
function dropStale({ folder }: Team, next: TeamAssignment): void {
  if (!folder.has('team_assignment.json')) return;
  const last = folder.read('team-assignment', 'team_assignment.json');
  if (isDeepStrictEqual(last, next)) return;
  for (const name of folder.named('blueprints', '.md')) folder.remove(`blueprints/${name}`);
  for (const file of ['completeness.json', 'blueprint-conflicts.json']) folder.remove(file);
  for (const { specialist, tasks } of last.specialist_assignments) {
    const now = next.specialist_assignments.find((one) => one.specialist === specialist);
    const stage1 = `scratch/${specialist}-stage1.md`;
    if (isDeepStrictEqual(now?.tasks, tasks) || !folder.has(stage1)) continue;
    folder.writeText(`scratch/${specialist}-stage1.kept.md`, folder.readText(stage1));
    folder.remove(stage1);
    folder.remove(`scratch/${specialist}-decisions.json`);
  }
}
