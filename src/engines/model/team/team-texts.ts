import type { TeamAnswerKind } from '../../../contract/team/model-answers.ts';

/** The files of `templates/prompts/team`; `version` is the hash of all of them and of the sent schemas. */
export interface TeamTexts extends Readonly<Record<TeamAnswerKind, string>> {
  readonly version: string;
  readonly system: string;
  readonly data: string;
  /** The profile of a temporary specialist. */
  readonly temporary: string;
  readonly schema: string;
  readonly repair: string;
  readonly words: Readonly<Record<string, string>>;
}
