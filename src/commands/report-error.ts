import { UxJuryError } from '../contract/errors.ts';

/** Writes a failure for a person: what happened, the code, what to do. Always exit code 2. */
export function reportError(error: unknown): number {
  if (error instanceof UxJuryError)
    process.stderr.write(`ux-jury: ${error.message} [${error.code}]\n  To do: ${error.hint}\n`);
  else process.stderr.write(`ux-jury: unexpected fault, please report it. ${stackOf(error)}\n`);
  return 2;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
