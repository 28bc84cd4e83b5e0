import type { Task } from '../../contract/team/plan.ts';
import type { Specialist } from '../../contract/team/profile.ts';

export interface Match {
  readonly task: Task;
  /** `null` where no specialist shares a word with the task's domain. */
  readonly specialist: Specialist | null;
  readonly shared: readonly string[];
}

/** Mechanical: the specialist whose domain tags share most words with the task's domain; ties go to the first name. */
export function matchTasks(tasks: readonly Task[], specialists: readonly Specialist[]): Match[] {
  const ordered = specialists.toSorted((a, b) => (a.profile.name < b.profile.name ? -1 : 1));
  return tasks.map((task) => {
    const words = new Set(wordsOf([task.domain]));
    let best: Match = { task, specialist: null, shared: [] };
    for (const specialist of ordered) {
      const tags = new Set(wordsOf(specialist.profile.domain_tags));
      const shared = [...words].filter((word) => tags.has(word)).toSorted();
      if (shared.length > best.shared.length) best = { task, specialist, shared };
    }
    return best;
  });
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
}
