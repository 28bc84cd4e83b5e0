import type { Expert } from '../../../contract/criteria.ts';
import type { MethodId } from '../../../contract/primitives.ts';
import type { Artefact } from '../../../contract/source.ts';

/** The files of `templates/prompts`, as text; `version` is the hash of all of them and of the sent schema. */
export interface PromptTexts {
  readonly version: string;
  readonly system: string;
  readonly evidence: string;
  /** What each artefact can show; sent only where the run has it. */
  readonly sources: Readonly<Record<Artefact, string>>;
  readonly question: string;
  readonly unchanged: string;
  readonly again: string;
  readonly schema: string;
  readonly repair: string;
  readonly methods: Readonly<Record<MethodId, string>>;
  readonly experts: Readonly<Record<Expert, string>>;
  readonly review: string;
  readonly cross_review: string;
  readonly judge: string;
  readonly words: Readonly<Record<string, string>>;
}
