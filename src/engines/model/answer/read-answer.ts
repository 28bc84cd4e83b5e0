import { ANSWERS, type AnswerKind, type AnswerOf } from './answers.ts';

/** What reading an answer gives: the answer, or the exact fault that is sent back. */
export type Read<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly fault: string };
export type ReadAnswer<K extends AnswerKind> = Read<AnswerOf<K>>;

/** How a raw answer is checked: its kind, a schema check of ours (ajv), relations, and what must not be echoed. */
export interface AnswerCheck<K extends AnswerKind> {
  readonly kind: K;
  readonly nonce: string;
  readonly checkSchema: (kind: AnswerKind, value: unknown) => readonly string[];
  readonly relations: (answer: AnswerOf<K>) => readonly string[];
}

const MOST_FAULTS = 12;

/** Reads the text of an answer: JSON, our schema, our relations, in this order; the first kind of fault ends it. */
export function readAnswer<K extends AnswerKind>(text: string, check: AnswerCheck<K>): ReadAnswer<K> {
  return readBy(text, {
    nonce: check.nonce,
    checkSchema: (inner) => check.checkSchema(check.kind, inner),
    parse: (inner) => {
      const answer = ANSWERS[check.kind].safeParse(inner);
      if (answer.success) return { ok: true, answer: answer.data as AnswerOf<K> };
      return fail(answer.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    },
    relations: check.relations,
  });
}

/** The same for an answer of any shape. */
export function readBy<T>(
  text: string,
  check: {
    readonly nonce: string;
    readonly checkSchema: (inner: unknown) => readonly string[];
    readonly parse: (inner: unknown) => Read<T>;
    readonly relations: (answer: T) => readonly string[];
  },
): Read<T> {
  if (text.includes(check.nonce)) return fail(['the answer must not repeat the marker of the data']);
  const parsed = parse(text);
  if (parsed === NO_JSON) return fail(['the answer must be one JSON object and nothing else']);
  const inner = unwrap(parsed);
  const faults = check.checkSchema(inner);
  if (faults.length > 0) return fail(faults);
  const answer = check.parse(inner);
  if (!answer.ok) return answer;
  const broken = check.relations(answer.answer);
  return broken.length > 0 ? fail(broken) : answer;
}

const NO_JSON = Symbol('no JSON');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
}

/** The sent schema wraps the kinds in `answer`; an answer by other means may leave the wrapper out. */
function unwrap(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'answer' in value && Object.keys(value).length === 1
    ? value.answer
    : value;
}

function fail(faults: readonly string[]): { ok: false; fault: string } {
  return { ok: false, fault: faults.slice(0, MOST_FAULTS).join('; ') };
}
