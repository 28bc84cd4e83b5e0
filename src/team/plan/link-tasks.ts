import type { Issue } from '../../contract/outcome.ts';
import type { Task } from '../../contract/team/plan.ts';

/**
 * Says which task builds on which: one that changes an element that a more harmful task changes too comes after it, so
 * that it starts from what the other made of the element. Tasks come most harmful first, so no ring is possible.
 */
export function linkTasks(tasks: readonly Task[], issues: readonly Issue[]): Task[] {
  const elements = tasks.map((task) => elementsOf(task, issues));
  return tasks.map((task, at) => ({
    ...task,
    dependencies: tasks
      .filter(
        (_, before) => before < at && [...(elements[before] ?? [])].some((key) => elements[at]?.has(key)),
      )
      .map(({ id }) => id),
  }));
}

/** Elements by journey and key; what has no key is no element of the page. */
function elementsOf({ acceptance }: Task, issues: readonly Issue[]): Set<string> {
  const ids = new Set(acceptance.flatMap(({ issue }) => issue ?? []));
  const places = issues.filter(({ id }) => ids.has(id)).flatMap((issue) => issue.places);
  return new Set(places.flatMap(({ journey, key }) => (key === null ? [] : [`${journey} ${key}`])));
}
