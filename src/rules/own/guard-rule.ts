import { ownAnswers } from '../../contract/own-rule.ts';
import { cannotTell, type Subject } from '../answer.ts';
import { claims } from '../claims.ts';
import { fill } from '../fill.ts';
import type { Observation, Rule, Spot } from '../rule.ts';
import { ofJourney, ofScreen, ofStep } from '../subject.ts';
import { kitOf, type Options, type OwnPage, type OwnRule } from './own-rule.ts';

type Where = (spot: Spot) => boolean;

/**
 * A team's rule as one of the catalogue. It is given copies, so that it changes nothing for the others; where it throws or
 * answers what is no answer, it could not tell, and the fault is told with it.
 */
export function guardRule(own: OwnRule, options: Options): Rule {
  const kit = kitOf(options);
  const { id, severity, page } = own;
  const wcag_class = (own.claims.wcag?.length ?? 0) > 0 ? (own.wcag_class ?? 'serious') : null;
  const base = { id, severity, wcag_class, claims: claims(own.claims) };
  switch (own.scope) {
    case 'state':
      return {
        ...base,
        scope: 'state',
        check: (state) =>
          attempt(() => own.check(structuredClone(state), kit), { page, of: ofScreen(state) }),
      };
    case 'step':
      return {
        ...base,
        scope: 'step',
        check: (moment) => {
          const there: Where = ({ journey, step }) =>
            journey === moment.journey.id && step !== null && step <= moment.journey.steps.length;
          return attempt(() => own.check(structuredClone(moment), kit), {
            ...{ page, of: ofStep(moment.step), there },
          });
        },
      };
    case 'journey':
      return {
        ...base,
        scope: 'journey',
        check: ({ journey, read }) => {
          const there: Where = (spot) =>
            spot.journey === journey.id && (spot.step ?? 0) <= journey.steps.length;
          const walk = {
            journey: structuredClone(journey),
            read: (id: string | null) => structuredClone(read(id)),
          };
          return attempt(() => own.check(walk, kit), { page, of: ofJourney(journey), there });
        },
      };
    case 'run':
      return {
        ...base,
        scope: 'run',
        check: (evidence) => {
          const there: Where = ({ journey, step }) =>
            evidence.journeys.some(({ id, steps }) => id === journey && (step ?? 0) <= steps.length);
          const of = { key: null, name: evidence.context.target, box: null };
          return attempt(() => own.check(structuredClone(evidence), kit), { page, of, there });
        },
      };
  }
}

interface Frame {
  readonly page: OwnPage;
  readonly of: Subject;
  readonly there?: Where;
}

function attempt(ask: () => unknown, { page, of, there }: Frame): readonly Observation[] {
  try {
    const answers = ownAnswers.parse(ask());
    for (const answer of answers) holdWords(answer, page);
    if (answers.some(({ at }) => at !== undefined && there?.(at) === false))
      throw new Error('An answer is about a journey or a step that was not walked.');
    return answers;
  } catch (error) {
    return [cannotTell(of, { broke: error instanceof Error ? describe(error) : String(error) })];
  }
}

const SENTENCES = { failed: ['claim', 'fix'], passed: ['passed'], cannot_tell: ['unknown'] } as const;

/** Throws where an answer lacks a value that a sentence of its page needs. */
function holdWords({ result, values, name }: Observation, page: OwnPage): void {
  for (const sentence of SENTENCES[result]) fill(page[sentence], { ...values, name }, page.title);
}

/** A fault of a schema tells its first issue only. */
function describe(error: Error): string {
  const [issue] = 'issues' in error && Array.isArray(error.issues) ? error.issues : [];
  return issue === undefined ? `${error.name}: ${error.message}` : `an answer is none: ${sayIssue(issue)}`;
}

function sayIssue(issue: unknown): string {
  const { path = [], message = '' } = issue as { path?: readonly PropertyKey[]; message?: string };
  return `${path.map(String).join('.')} ${message}`.trim();
}
