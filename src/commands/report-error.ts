import { UxJuryError } from '../contract/errors.ts';
import { escapeLog } from '../report/escape.ts';

/** Writes a failure for a person: what happened, the code, what to do. Always exit code 2. */
export function reportError(error: unknown): number {
  const lines =
    error instanceof UxJuryError
      ? [`ux-jury: ${quiet(error.message)} [${error.code}]`, `  To do: ${quiet(error.hint)}`]
      : ['ux-jury: unexpected fault, please report it.', ...stackOf(error).split('\n').map(quiet)];
  process.stderr.write(`${lines.join('\n')}\n`);
  return 2;
}

/** Messages may quote a bundle, and the runner obeys `::commands::` that it finds in a log. */
function quiet(text: string): string {
  return escapeLog(text, 2000);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
