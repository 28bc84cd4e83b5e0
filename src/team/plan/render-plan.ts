import type { Plan } from '../../contract/team/plan.ts';
import { encodeLine } from '../text/line-codec.ts';
import { field, renderOutline } from '../text/outline.ts';

/** The plan for people, task by task. */
export function renderPlan(plan: Plan): string {
  const sections = plan.tasks.map((task) => ({
    level: 3 as const,
    title: `Task ${task.id}: ${encodeLine(task.title)}`,
    items: [
      field('Domain', task.domain),
      field('Depth', `${task.depth} (${task.depth_reason})`),
      field('Component', task.component),
      field('Description', task.description),
      field(
        'Acceptance Criteria',
        '',
        task.acceptance.map(({ id, text }) => field(id, text)),
      ),
      field('Dependencies', task.dependencies.join(', ') || 'None'),
      field('Files', task.files === 'TBD' ? 'TBD' : task.files.join(', ')),
    ],
  }));
  return `# Plan\n\n${renderOutline(sections)}`;
}
