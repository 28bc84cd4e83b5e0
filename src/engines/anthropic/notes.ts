import type { Told } from '../model/carry/kept-answer.ts';
import type { Sieve } from '../model/ground/sieve.ts';
import type { Brief } from './brief.ts';

type Words = Readonly<Record<string, string>>;

/** A sentence of templates/prompts/words.yml; a missing one is a fault of ours and throws. */
export function tell(
  words: Words,
  name: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const sentence = words[name];
  if (sentence === undefined) throw new Error(`templates/prompts/words.yml has no sentence ${name}.`);
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** What the report says of how this judgement came about. */
export function noteJudgement(
  about: { model: string; brief: Brief; told: Told; sieve: Sieve; isSuspected: boolean },
  words: Words,
): string[] {
  const { brief, sieve, told } = about;
  const { states, pictures } = told.left_out;
  const { judgements, journeys, of } = told.carried;
  const isCarried = judgements > 0 || journeys < of;
  const applies: (readonly [string, boolean, Record<string, string | number>])[] = [
    ['judged_by', true, { model: about.model, pictures: told.pictures }],
    ['carried', isCarried, { judgements, journeys, of }],
    ['rejected', sieve.rejected > 0, { rejected: sieve.rejected }],
    ['corrected', sieve.corrected > 0, { corrected: sieve.corrected }],
    ['left_out', states + pictures > 0, { states, pictures }],
    ['injection', brief.suspicious > 0, { screens: brief.suspicious }],
    ['injection_by_model', about.isSuspected, {}],
  ];
  return applies.filter(([, holds]) => holds).map(([name, , values]) => tell(words, name, values));
}
