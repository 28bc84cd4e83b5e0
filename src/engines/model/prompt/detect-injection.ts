import type { State } from '../../../contract/state.ts';
import { cleanPageText } from './clean-page-text.ts';

/** The few templates that nearly all text aimed at a model follows; a hit is told to people, it decides nothing. */
const PATTERNS = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(previous|prior|above|earlier|all|your)\b.{0,30}\b(instruction|prompt|rule|message|direction|context)/i,
  /\b(system|developer|assistant)\s*(prompt|message|instruction|note)s?\b\s*[:>-]/i,
  /\byou are (now|an?) .{0,30}\b(assistant|model|evaluator|judge|reviewer|ai)\b/i,
  /\b(as an?|dear|attention|note to( the)?) (ai|llm|language model|evaluator|judge|reviewer|assistant)\b/i,
  /\b(score|rate|give|return|award|output)\b.{0,30}\b(10|ten|5|five|full|perfect|maximum)\b.{0,20}(\/|out of|points?|marks?|score|for)/i,
  /\b(verdict|conclusion|result)\b.{0,12}\b(is|:|=)\s*"?(pass|success|approved)/i,
  /<\/?(system|assistant|user|data|instructions?)\b/i,
  /\b(do not|don't|never) (report|mention|list|flag)\b.{0,40}\b(problem|issue|violation|failure|finding)/i,
  /\b(end|begin|start) of (data|evidence|instructions?|prompt)\b/i,
];
const TAGS = /[\u{E0000}-\u{E007F}]/u;
const SMUGGLED = /[\u200B-\u200D\u2060\uFEFF]{4,}|[\u202A-\u202E\u2066-\u2069]/u;

/** Says whether a screen holds text that seems to speak to a model rather than to a person. */
export function looksLikeInjection(state: State): boolean {
  const texts = [
    state.title,
    ...state.headings.map((one) => one.text),
    ...state.controls.flatMap((one) => [one.name, one.described_by ?? '', one.placeholder ?? '']),
    ...state.images.map((one) => one.alt ?? ''),
    ...state.messages.map((one) => one.text),
    ...state.text.blocks.map((one) => one.text),
  ];
  return texts.some((text) => {
    if (TAGS.test(text) || SMUGGLED.test(text)) return true;
    const clean = cleanPageText(text, 2000);
    return PATTERNS.some((pattern) => pattern.test(clean));
  });
}
