import type { Ruling } from '../contract/ruling.ts';
import type { Standing } from '../contract/standing.ts';
import { applyRulings } from '../debate/apply-ruling.ts';
import { entriesOf } from '../gate/ask.ts';
import { comparableBase, toBaseEnd } from '../gate/compare-base.ts';
import { type Conclusions, concludeParts } from '../gate/conclude.ts';
import { summarize } from '../gate/judge-criterion.ts';
import { listQuestions, type Question } from '../gate/question.ts';
import { ACCEPTABLE } from '../gate/run-end.ts';
import { findWaiver, listWaived } from '../gate/waivers.ts';
import type { GateWords } from '../gate/words.ts';
import type { GithubReport, GithubWords, OpenQuestion } from '../report/github/input.ts';
import { traceRounds } from './trace-rounds.ts';

/** What stands with people's answers applied: the conclusion of both checks, and all that the texts say. */
export interface Settled {
  readonly standing: Standing;
  readonly conclusions: Conclusions;
  readonly questions: readonly Question[];
  readonly report: Omit<GithubReport, 'block'>;
}

interface Frame {
  readonly gate: GateWords;
  readonly words: GithubWords;
  readonly marker: string;
  readonly links: GithubReport['links'];
  readonly today: string;
}

/**
 * Applies the decisions to the result, by arithmetic only: no evaluator and no expert is asked again. The judge's word
 * counts once every criterion passes, as it does in a run.
 */
export function settle(standing: Standing, frame: Frame): Settled {
  const { decisions, findings, result } = standing;
  const base = comparableBase(standing);
  const debate = standing.debate === null ? null : applyRulings(standing.debate, listRulings(standing));
  const judged = debate !== null && summarize(debate) === 'pass';
  const waived = listWaived(findings, decisions.waivers, frame.today);
  const criticals = result?.critical ?? [];
  const judge = judged ? standing.judge : null;
  const is_accepted = isAccepted(standing, 'judge');
  const rounds = traceRounds({ standing, debate, judge, is_accepted });
  const conclusions = concludeParts(
    {
      aggregate: outcomeOf(standing),
      debate,
      judge,
      mode: standing.mode,
      absent: standing.absent,
      broken: standing.broken,
      spent: spentNow(standing, rounds),
      accepted: ACCEPTABLE.filter((subject) => isAccepted(standing, subject)),
      waived: criticals
        .filter(({ finding }) => finding !== null && waived.includes(finding))
        .map(({ failure }) => failure),
      base: base === null || standing.compare === 'absolute' ? null : toBaseEnd(base, standing),
    },
    frame.gate,
  );
  const doubts = standing.doubts.filter(({ subject }) => judged || subject !== 'judge');
  const questions = listQuestions({ ...standing, doubts }, frame.gate);
  return {
    standing,
    conclusions,
    questions,
    report: {
      standing: { ...standing, debate },
      conclusions,
      base,
      ...listAsked(standing, questions),
      waivers: findings.flatMap((finding) => {
        const found = findWaiver(finding, decisions.waivers, frame.today);
        return found === null ? [] : [{ finding, ...found }];
      }),
      rounds,
      links: frame.links,
      marker: frame.marker,
      words: frame.words,
    },
  };
}

/** The answers that are rulings on criteria which the experts still disagree on, on the same evidence. */
export function listRulings({ decisions, questions }: Standing): Ruling[] {
  const asked = new Map(questions.map(({ criterion, basis }) => [criterion, basis]));
  return entriesOf(decisions).flatMap(({ subject, answer }) => {
    if (answer === null || answer.score === null || asked.get(subject) !== answer.evidence) return [];
    const { score, reason, author, evidence } = answer;
    return [{ criterion: subject, score, reasoning: reason, author, basis: evidence }];
  });
}

function outcomeOf({ result }: Standing) {
  if (result === null) return null;
  return {
    verdict: result.verdict,
    average_score: result.average,
    threshold_met: result.average >= result.threshold,
    interactive_test_completed: result.complete,
    critical_failures: result.critical.map(({ method, failure }) => ({ method, failure })),
  };
}

/** The budget where it is used up by what stands now: a ruling may have decided it, either way. */
function spentNow({ place, spent }: Standing, rounds: GithubReport['rounds']): number | null {
  if (place === null || rounds === null) return spent;
  return rounds.is_spent ? place.max_cycles : null;
}

/** `B` is what both doubts offer to go on with. */
export function isAccepted({ decisions, doubts }: Standing, subject: string): boolean {
  const doubt = doubts.find((one) => one.subject === subject);
  const answer = entriesOf(decisions).find((entry) => entry.subject === subject)?.answer;
  return doubt !== undefined && answer?.evidence === doubt.basis && answer.value === 'B';
}

function listAsked({ decisions }: Standing, questions: readonly Question[]) {
  const entries = new Map(entriesOf(decisions).map((entry) => [entry.subject, entry]));
  const open = questions.filter(({ subject }) => entries.get(subject)?.answer == null);
  const show = (question: Question): OpenQuestion => ({
    ...question,
    previous: entries.get(question.subject)?.previous ?? null,
  });
  const asked = new Set(questions.map(({ subject }) => subject));
  return {
    open: open.filter(({ blocking }) => blocking).map(show),
    assumed: open.filter(({ blocking }) => !blocking).map(show),
    settled: entriesOf(decisions).filter(({ subject, answer }) => asked.has(subject) && answer !== null),
  };
}
