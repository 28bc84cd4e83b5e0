import type { Issue, Place } from '../../contract/outcome.ts';
import type { Task } from '../../contract/team/plan.ts';

/** Which changed files speak of what failed, by test id, id or visible text; `TBD` where none does. */
export function findFiles(
  issues: readonly Issue[],
  changed: readonly { readonly path: string; readonly text: string }[],
): Task['files'] {
  const signs = [...new Set(issues.flatMap(({ places }) => places.flatMap(signsOf)))];
  const found = changed.filter(({ text }) => signs.some((sign) => text.includes(sign)));
  const paths = found.map(({ path }) => path).toSorted();
  return paths.length === 0 ? 'TBD' : paths;
}

/** Short words stand everywhere: only test ids, ids and names of four characters or more count. */
function signsOf({ key, name }: Place): string[] {
  const testId = /^\[data-test[a-z-]*="([^"]+)"\]$/.exec(key ?? '')?.[1];
  const id = /^#([\w-]+)$/.exec(key ?? '')?.[1];
  const quoted = [testId, id].flatMap((sign) => (sign === undefined ? [] : [`"${sign}"`, `'${sign}'`]));
  return name.length >= 4 ? [...quoted, name] : quoted;
}
