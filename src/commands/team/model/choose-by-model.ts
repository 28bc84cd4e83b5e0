import { askTeam } from '../../../engines/anthropic/team/team-desk.ts';
import { cleanPageText } from '../../../engines/model/prompt/clean-page-text.ts';
import {
  type AssemblyInput,
  type Proposal,
  assembleTeam as propose,
} from '../../../team/assembly/assemble-team.ts';
import type { Team } from '../open-team.ts';
import { byRule, noteEngine } from './engine-log.ts';
import { openTeamModel } from './open-team-model.ts';
import { proposeTemporary } from './temporary-specialist.ts';

const WHO = 'the team';

/**
 * Where tasks match nobody a model may choose among the specialists that exist, or describe one that lasts for this run;
 * people still confirm.
 */
export async function chooseForUnmatched(
  proposal: Proposal,
  input: AssemblyInput,
  team: Team,
): Promise<Proposal> {
  const { unmatched_tasks: unmatched } = proposal.assignment;
  const desk = unmatched.length === 0 ? null : openTeamModel(team, 'assemble');
  if (desk === null) return proposal;
  const reply = await askTeam(
    {
      id: 'team-choice',
      role: 'specialist',
      kind: 'team_choice',
      values: {},
      data: {
        tasks: unmatched.map(({ task_id, title, domain }) => ({
          task: task_id,
          title: cleanPageText(title),
          domain: cleanPageText(domain),
        })),
        specialists: input.specialists.map(({ profile: { name, domain, description } }) => ({
          specialist: name,
          domain,
          description,
        })),
      },
      duty: {
        tasks: unmatched.map(({ task_id }) => task_id),
        specialists: input.specialists.map(({ profile }) => profile.name),
        may_be_temporary: input.specialists.every(({ tier }) => tier !== 'temporary'),
      },
    },
    desk,
  );
  if (!reply.ok) {
    noteEngine(team, byRule('choice', WHO, reply.why));
    return proposal;
  }
  const { choices, temporary, injection_suspected } = reply.answer;
  const chosen = choices.filter(({ specialist }) => specialist !== '');
  noteEngine(team, { part: 'choice', who: WHO, by: 'model', dropped: 0, injection_suspected, why: '' });
  for (const { task, specialist, why } of chosen) team.request.say(`${task} -> ${specialist}: ${why}`);
  const made = temporary === null ? null : proposeTemporary(temporary, input.plan.tasks, team);
  const isNew = made !== null && input.specialists.every(({ profile }) => profile.name !== made.profile.name);
  const named = Object.fromEntries([
    ...(isNew ? (temporary?.tasks ?? []).map((task) => [task, made.profile.name]) : []),
    ...chosen.map(({ task, specialist }) => [task, specialist]),
  ]);
  return propose({
    ...input,
    specialists: isNew ? [...input.specialists, made] : input.specialists,
    overrides: { ...input.overrides, specialists: { ...named, ...input.overrides.specialists } },
  });
}
