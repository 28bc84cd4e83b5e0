import type { AnswerKind } from '../../src/engines/model/answer/answers.ts';
import { type SentRequest, textOf } from './messages-request.ts';

/** What a stub model can read of a request. */
export interface Asked {
  readonly kind: AnswerKind;
  readonly expert: string | null;
  readonly journeys: readonly string[];
  readonly steps: readonly string[];
  readonly states: readonly string[];
  readonly criteria: readonly string[];
}

/** Reads a request as a model would: what is asked, and the references that it may use. */
export function readAsked(request: SentRequest): Asked {
  const text = textOf(request);
  const refs = [...text.matchAll(/"ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  const kind = /Kind: `(\w+)`/.exec(text)?.[1] ?? 'spark';
  return {
    kind: kind as AnswerKind,
    expert: /expert:\s+`(\w+)`/.exec(text)?.[1] ?? null,
    journeys: distinct(refs.filter((ref) => !ref.includes('/') && !ref.startsWith('state:'))),
    steps: distinct(refs.filter((ref) => ref.includes('/step-'))),
    states: distinct(refs.filter((ref) => ref.startsWith('state:'))),
    criteria: distinct([...text.matchAll(/^- ([a-z0-9-]+) \(C\d+ /gm)].map(([, id = '']) => id)),
  };
}

function distinct(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** How the stub judges: the same view of everything, with the words and references given. */
export interface Temper {
  readonly letter: number;
  readonly difficulty: number;
  readonly answer: 'pass' | 'partial' | 'fail';
  readonly criterion: number;
  readonly assessment: 'Complete' | 'Partial' | 'Failed';
  readonly confidence: 'low' | 'medium' | 'high';
  readonly response: 'agree' | 'disagree' | 'new_concern';
  readonly words: string;
  readonly ref: (asked: Asked) => string;
  readonly problems: readonly { title: string; severity: number; class: string }[];
}

export const CALM: Temper = {
  letter: 5,
  difficulty: 1,
  answer: 'pass',
  criterion: 5,
  assessment: 'Complete',
  confidence: 'medium',
  response: 'agree',
  words: 'The main action stands where the eye lands first.',
  ref: ({ steps, journeys }) => steps[0] ?? journeys[0] ?? 'nowhere',
  problems: [],
};

const HEURISTICS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10'];
const LETTERS = ['simple', 'purposeful', 'attractive', 'reliable', 'known'];

/** A whole, valid answer to whatever was asked, as JSON text. */
export function answerAs(temper: Temper, asked: Asked): string {
  return JSON.stringify({ answer: { kind: asked.kind, ...common(temper, asked), ...own(temper, asked) } });
}

function common(temper: Temper, asked: Asked) {
  const fact = { ref: temper.ref(asked), quote: '', claim: temper.words };
  return { facts: [fact], confidence: temper.confidence, injection_suspected: false };
}

function own(temper: Temper, asked: Asked): object {
  const ref = temper.ref(asked);
  const { words } = temper;
  const question = { answer: temper.answer, ref, quote: '', why: words };
  const problems = temper.problems.map(({ title, severity }) => ({
    ...problem(title, ref, words),
    severity,
  }));
  switch (asked.kind) {
    case 'spark':
      return {
        letters: Object.fromEntries(
          LETTERS.map((name) => [name, { score: temper.letter, refs: [ref], why: words }]),
        ),
        avoidable_steps: [],
        problems,
      };
    case 'nielsen':
      return {
        checked: HEURISTICS.map((heuristic) => ({ heuristic, note: words })),
        violations: problems.map((one) => ({ ...one, heuristic: 'H4', core_task: false })),
      };
    case 'cognitive_walkthrough':
      return { actions: asked.journeys.map((journey) => walk(journey, question)), problems };
    case 'pure':
      return {
        steps: asked.steps.map((step) => ({
          ref: step,
          difficulty: temper.difficulty,
          avoidable: false,
          why: words,
        })),
        purposes: [],
      };
    case 'wcag_2_2_aa':
      return {
        issues: temper.problems.map((one) => ({
          ...problem(one.title, ref, words),
          criterion: '2.4.6',
          class: one.class,
        })),
      };
    case 'review':
      return {
        expert: asked.expert,
        scores: scores(temper, asked),
        journeys: assess(temper, asked),
        ...notes(words),
      };
    case 'cross_review':
      return { expert: asked.expert, responses: respond(temper, asked), new_concerns: [] };
    case 'judge':
      return { scores: scores(temper, asked), observations: [], overall: words };
  }
}

function problem(title: string, ref: string, claim: string) {
  return { ref, quote: '', title, claim, recommendation: claim };
}

function walk(journey: string, question: object) {
  const names = ['right_effect', 'action_noticed', 'action_associated', 'progress_seen'];
  return { journey, ...Object.fromEntries(names.map((name) => [name, question])) };
}

function scores({ criterion: score, words, ref }: Temper, asked: Asked) {
  const common = { score, refs: [ref(asked)], evidence: words, expected: words, suggestion: words };
  return asked.criteria.map((criterion) => ({ criterion, ...common }));
}

function assess({ assessment, words }: Temper, { journeys }: Asked) {
  return journeys.map((journey) => ({ journey, assessment, issues: words }));
}

function respond({ response, criterion: adjusted_score, words, ref }: Temper, asked: Asked) {
  const common = { response, reasoning: words, new_refs: [ref(asked)], adjusted_score };
  return asked.criteria.map((criterion) => ({ criterion, ...common }));
}

function notes(words: string) {
  const observations = {
    navigation: words,
    interaction: words,
    journeys: words,
    visual: words,
    missing: words,
  };
  return { highlights: [], observations };
}
