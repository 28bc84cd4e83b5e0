import type { DebateWords } from '../contract/debate-words.ts';

/** The files of templates/debate as they were read; `words` is words.yml. */
export interface DebateTemplates {
  readonly words: DebateWords;
  readonly review: string;
  readonly cross_review: string;
  readonly debate_report: string;
  readonly judge_report: string;
  readonly final_report: string;
}
