import { ContractError } from '../contract/errors.ts';
import { matchTemplate, type View } from './template.ts';

/** A file of the debate as it lies on disk. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Reads a file by the template that wrote it. Throws `invalid_document` naming the first line that departs from it. */
export function readFilled(file: TextFile, template: string): View {
  const read = matchTemplate(template, file.text);
  if ('view' in read) return read.view;
  const fault = `line ${read.line}: expected ${read.expected === '' ? 'an empty line' : `\`${read.expected}\``}`;
  throw new ContractError(
    file.name,
    [fault],
    'Write the file again: run the review once more for this round.',
  );
}

/** The answer of a schema, as zod gives it. */
type Checked<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

/** Gives the document that a schema accepted. Throws `invalid_document` with one line per fault. */
export function acceptDocument<T>(name: string, checked: Checked<T>): T {
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  throw new ContractError(name, faults, 'Write the file again: run the review once more for this round.');
}

/** Throws `invalid_document` when a file says it holds more or fewer lines than it does: it was cut or edited. */
export function assertCount(name: string, what: string, counts: { said: unknown; held: number }): void {
  if (counts.said === String(counts.held)) return;
  const fault = `${what}: the head says ${String(counts.said)}, the table holds ${counts.held}`;
  throw new ContractError(
    name,
    [fault],
    'The file was cut or edited: run the review once more for this round.',
  );
}
