import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/contract/errors.ts
var UxJuryError = class extends Error {
  code;
  hint;
  constructor(code, message, detail) {
    super(message, detail.cause === void 0 ? void 0 : { cause: detail.cause });
    this.name = "UxJuryError";
    this.code = code;
    this.hint = detail.hint;
  }
};
var InputError = class extends UxJuryError {
  name = "InputError";
};
var ContractError = class extends UxJuryError {
  name = "ContractError";
  document;
  issues;
  constructor(document, issues, hint) {
    super("invalid_document", `${document}: ${issues.join("; ")}`, { hint });
    this.document = document;
    this.issues = issues;
  }
};

export {
  UxJuryError,
  InputError,
  ContractError
};
