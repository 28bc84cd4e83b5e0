import { readChangedLines } from '../../adapters/team/read-changed-lines.ts';
import { fill } from '../../team/fill.ts';
import { makePlan } from '../../team/plan/make-plan.ts';
import { renderPlan } from '../../team/plan/render-plan.ts';
import { afterPlan } from '../../team/state/advance.ts';
import type { Team } from './open-team.ts';

/** The verdict -> plan.json and plan.md. */
export function planTeam(team: Team): number {
  const { results, folder, request, causes, run_id } = team;
  const told = team.words.told ?? {};
  const plan = makePlan({
    aggregate: results.read('aggregate', 'aggregate.json'),
    outcomes: results.read('outcomes', 'outcomes.json'),
    debate: results.has('debate.json') ? results.read('debate', 'debate.json') : null,
    words: causes,
    changed: readChanged(team),
  });
  folder.write<'team-plan'>('plan.json', plan);
  folder.writeText('plan.md', renderPlan(plan));
  folder.writeState(afterPlan(folder.openState(run_id)));
  for (const task of plan.tasks)
    request.say(
      fill(told.task ?? '', {
        head: `${task.id.padEnd(4)} ${task.depth.padEnd(9)}`,
        title: task.title,
        count: task.acceptance.length,
        domain: task.domain,
      }),
    );
  request.say(fill(told.planned ?? '', { count: plan.tasks.length, file: `${folder.path}/plan.md` }));
  return 0;
}

function readChanged({ request }: Team): readonly { path: string; text: string }[] {
  if (request.places !== undefined) return request.places.changed;
  return request.changed_since === null ? [] : readChangedLines(request.project, request.changed_since);
}
