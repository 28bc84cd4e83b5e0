import type { aggregationInput } from '../contract/aggregation.ts';

type Failure = NonNullable<ReturnType<typeof aggregationInput.safeParse>['error']>;
type Issue = Failure['issues'][number];

/** One line about a schema fault: the path as a person finds it in the document, and what must stand there. */
export function describeIssue(issue: Issue, base: readonly PropertyKey[] = []): string {
  const path = [...base, ...issue.path];
  return `${formatPath(path)} ${demand(issue, path)}`;
}

/** `methods[3].findings[0].title`; the document itself is `input`. */
function formatPath(path: readonly PropertyKey[]): string {
  const written = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return written.replace(/^\./, '') || 'input';
}

const COUNT = 'must be a nonnegative integer or null';

/** Numbers are named by their field: the ranges of the contract read better than a bound. */
const NUMBERS: Readonly<Record<string, string>> = {
  score: 'must be an integer from 1 through 10',
  order: 'must be an integer from 1',
  difficulty: 'must be 1, 2 or 3',
  pointer_activations: 'must be a nonnegative integer',
  logical_steps: COUNT,
  clicks_taps: COUNT,
  required_fields: COUNT,
  optional_fields: COUNT,
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be a non-empty string',
  boolean: 'must be a boolean',
  array: 'must be an array',
  object: 'must be an object',
  record: 'must be an object',
};

function demand(issue: Issue, path: readonly PropertyKey[]): string {
  const number = NUMBERS[String(path.at(-1))];
  if (number !== undefined) return number;
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.message;
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.map(String).join(', ')}`.replace(/, ([^,]*)$/, ' or $1');
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return path.at(-1) === 'methods'
      ? 'must contain exactly 5 evaluator results'
      : 'must contain at least one item';
  return issue.message;
}
