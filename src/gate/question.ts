import type { Decision } from '../contract/decisions.ts';
import type { Standing, StandingQuestion } from '../contract/standing.ts';
import { type GateWords, say } from './words.ts';

/** One thing that a person may settle; the first option is the recommended one. `blocking` decides the outcome. */
export interface Question {
  readonly id: string;
  readonly subject: string;
  readonly title: string;
  readonly evidence: string;
  readonly blocking: boolean;
  readonly context: string;
  readonly options: Decision['options'];
  readonly why: string;
}

/** Every question of what stands, blocking ones first: disagreements by criterion, then doubts about the run itself. */
export function listQuestions(standing: Standing, words: GateWords): Question[] {
  const criteria = standing.questions.map((question) => ofDisagreement(question, words));
  const doubts = standing.doubts.map(({ subject, basis }, index) => ({
    id: `D${index + 1}`,
    subject,
    title: say(words, `${subject}_title`),
    evidence: basis,
    blocking: true,
    context: say(words, `${subject}_context`),
    options: ['A', 'B'].map((letter) => ({
      letter,
      text: say(words, `${subject}_${letter.toLowerCase()}`),
      score: null,
    })),
    why: say(words, `${subject}_why`),
  }));
  return [...criteria, ...doubts].toSorted((a, b) => Number(b.blocking) - Number(a.blocking));
}

function ofDisagreement(question: StandingQuestion, words: GateWords): Question {
  const { recommended, strategist, ux_specialist } = question;
  const other = recommended.expert === 'strategist' ? 'ux_specialist' : 'strategist';
  const sides = { strategist, ux_specialist };
  const options = ([recommended.expert, other] as const).map((expert, index) => ({
    letter: index === 0 ? 'A' : 'B',
    text: say(words, 'option', { expert: say(words, expert), why: sides[expert].reasoning }),
    score: sides[expert].score,
  }));
  return {
    id: `C${question.number}`,
    subject: question.criterion,
    title: question.name,
    evidence: question.basis,
    blocking: question.blocking,
    context: question.trade_off,
    options,
    why: recommended.why,
  };
}
