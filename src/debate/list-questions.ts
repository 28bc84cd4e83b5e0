import { EXPERTS, type Expert } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { DisagreementQuestion } from '../contract/ruling.ts';
import type { RoundReviews } from './read-round.ts';
import { rankExperts } from './report-voices.ts';
import { fillSentence } from './sentence.ts';
import { isBlocking } from './stand.ts';

/** The group of criteria that a disputed journey may weigh on. */
const JOURNEY_CRITERIA = /^journey-/;

/** Every disagreement that nobody has ruled on, as a question with both positions; plain text, not escaped. */
export function listQuestions(
  debate: Debate,
  round: RoundReviews,
  words: DebateWords,
): DisagreementQuestion[] {
  return debate.criteria
    .filter(({ status }) => status === 'PENDING')
    .flatMap((row) => askOne(row, debate, { round, words }));
}

function askOne(
  row: CriterionOutcome,
  debate: Debate,
  { round, words }: { round: RoundReviews; words: DebateWords },
): DisagreementQuestion[] {
  const [strategist, uxSpecialist] = EXPERTS.map((expert) => takeSide(row, expert, round));
  const rank = rankExperts(row);
  if (strategist == null || uxSpecialist == null || rank === null) return [];
  const criterion = `C${row.number} ${row.name}`;
  const disputed = JOURNEY_CRITERIA.test(row.criterion)
    ? debate.journeys.filter(({ agreed }) => agreed === false).map(({ title }) => title)
    : [];
  return [
    {
      criterion: row.criterion,
      number: row.number,
      name: row.name,
      question: fillSentence(words.question.ask, { criterion }),
      scale: debate.scale,
      threshold: debate.threshold,
      blocking: isBlocking(row, debate.threshold),
      strategist,
      ux_specialist: uxSpecialist,
      trade_off: row.trade_off ?? words.not_applicable,
      recommended: {
        score: row.combined,
        expert: rank.lower,
        why: fillSentence(words.question.recommend, { expert: words.experts[rank.lower].in_text }),
      },
      disputed_journeys: disputed,
      basis: JSON.stringify([row.criterion, strategist, uxSpecialist]),
    },
  ];
}

function takeSide(
  row: CriterionOutcome,
  expert: Expert,
  round: RoundReviews,
): DisagreementQuestion['strategist'] | null {
  const position = row[expert];
  if (position === null) return null;
  const first = round.reviews[expert]?.scores.find(({ criterion }) => criterion === row.criterion);
  return {
    score: position.adjusted,
    evidence: first?.evidence ?? position.reasoning,
    reasoning: position.reasoning,
    response: position.response,
    evidence_refs: position.evidence_refs,
  };
}
