/**
 * Every failure a person meets: a stable code, what happened (`message`) and what to do (`hint`).
 * Thrown anywhere, caught once, in an entry. `exit_code` 2 means invalid input or a broken run.
 */
export class UxJuryError extends Error {
  readonly code: string;
  readonly hint: string;

  constructor(code: string, message: string, detail: { hint: string; cause?: unknown }) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'UxJuryError';
    this.code = code;
    this.hint = detail.hint;
  }
}

/** What a person gave us cannot be used: a flag, a config, a file, a bundle. */
export class InputError extends UxJuryError {
  override readonly name = 'InputError';
}

/** A document breaks its schema or one of its relations; `issues` holds one line per fault. */
export class ContractError extends UxJuryError {
  override readonly name = 'ContractError';
  readonly document: string;
  readonly issues: readonly string[];

  constructor(document: string, issues: readonly string[], hint: string) {
    super('invalid_document', `${document}: ${issues.join('; ')}`, { hint });
    this.document = document;
    this.issues = issues;
  }
}
