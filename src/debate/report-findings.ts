import { EXPERTS, type Expert } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import { encodeText } from './cell-codec.ts';
import {
  findDetail,
  isTelling,
  orderVoices,
  rankExperts,
  type Voices,
  voicePosition,
} from './report-voices.ts';
import { fillSentence } from './sentence.ts';
import type { View } from './template.ts';

/** The four blocks of "Debate findings" and the failing criteria. */
export function viewFindings(debate: Debate, voices: Voices): View {
  const { report } = voices.words;
  const isSingle = debate.execution === 'single_reviewer';
  const of = (category: CriterionOutcome['category']) =>
    debate.criteria.filter((row) => row.category === category);
  return {
    nobody: isSingle ? report.nobody_single : report.nobody,
    consensus: of('consensus').map((row) => ({
      ...head(row),
      ...sharePositions(row, voices),
      outcome: join(tellConsensus(row, voices), advise(row, voices)),
    })),
    additions: of('addition').map((row) => viewAddition(row, voices)),
    disagreements: of('disagreement').map((row) => ({
      ...head(row),
      ...positions(row, voices),
      trade_off: encodeText(row.trade_off ?? voices.words.not_applicable),
      resolution: tellResolution(row, voices),
    })),
    no_debate: report[nameNoDebate(debate)],
    failures: debate.criteria
      .filter(({ status }) => status === 'FAIL')
      .map((row) => viewFailure(row, voices)),
  };
}

/** What a person ruled, or that nobody has yet. */
export function tellResolution(row: CriterionOutcome, { words, scale }: Voices): string {
  const remarks = (row.remarks ?? []).map(({ author, reasoning }) =>
    fillSentence(words.report.remark, { author: encodeText(author), reasoning: encodeText(reasoning) }),
  );
  if (row.resolution === null)
    return join(fillSentence(words.report.pending, { combined: row.combined }), ...remarks);
  const { score, author, reasoning } = row.resolution;
  const ruled = fillSentence(words.report.resolved, {
    score,
    scale,
    author: encodeText(author),
    reasoning: encodeText(reasoning),
  });
  return join(ruled, ...remarks);
}

function nameNoDebate(debate: Debate): `no_debate_${'single' | 'ran' | 'unanswered' | 'skipped'}` {
  if (debate.execution === 'single_reviewer') return 'no_debate_single';
  if (debate.cross_reviewed) return 'no_debate_ran';
  return debate.divergent.length > 0 || debate.mode === 'standard'
    ? 'no_debate_unanswered'
    : 'no_debate_skipped';
}

function head(row: CriterionOutcome): View {
  return { number: String(row.number), name: encodeText(row.name), combined: String(row.combined) };
}

function positions(row: CriterionOutcome, voices: Voices): { [E in Expert]: string } {
  return {
    strategist: voicePosition(row, 'strategist', voices),
    ux_specialist: voicePosition(row, 'ux_specialist', voices),
  };
}

/** Two experts who saw the same need not say it twice. */
function sharePositions(row: CriterionOutcome, voices: Voices): { [E in Expert]: string } {
  const { strategist, ux_specialist } = positions(row, voices);
  return {
    strategist,
    ux_specialist: ux_specialist === strategist ? voices.words.report.same : ux_specialist,
  };
}

function viewAddition(row: CriterionOutcome, voices: Voices): View {
  const { experts, report } = voices.words;
  const [lower = 'strategist', higher = 'ux_specialist'] = orderVoices(row);
  const tell = (expert: Expert, sentence: string): string =>
    fillSentence(sentence, { expert: experts[expert].in_text, position: voicePosition(row, expert, voices) });
  return {
    ...head(row),
    raised_by: experts[lower].in_text,
    lower: tell(lower, report.lower),
    higher: tell(higher, report.higher),
    outcome: join(report.addition_outcome, advise(row, voices)),
  };
}

function tellConsensus(row: CriterionOutcome, { words }: Voices): string {
  const moved = movedExperts(row);
  const [expert] = moved;
  if (expert === undefined) return words.report.consensus_same;
  if (moved.length > 1) return words.report.consensus_met;
  return fillSentence(words.report.consensus_moved, { expert: words.experts[expert].in_text });
}

/** Who changed a score in cross-review. */
export function movedExperts(row: CriterionOutcome): Expert[] {
  return EXPERTS.filter((expert) => row[expert] !== null && row[expert].score !== row[expert].adjusted);
}

function advise(row: CriterionOutcome, voices: Voices): string {
  const detail = row.status === 'PASS' ? null : findDetail(row, voices);
  if (detail === null) return '';
  return fillSentence(voices.words.report.feedback, { suggestion: encodeText(detail.suggestion) });
}

function viewFailure(row: CriterionOutcome, voices: Voices): View {
  const detail = findDetail(row, voices);
  const [first] = orderVoices(row);
  const evidence = first === undefined ? '' : (voices.evidence[first].get(row.criterion) ?? '');
  return {
    ...head(row),
    strategist: tellFailing(row, 'strategist', voices),
    ux_specialist: tellFailing(row, 'ux_specialist', voices),
    journey_evidence: encodeText(detail?.journey_evidence ?? evidence),
    insight: tellInsight(row, voices),
    priority: detail?.priority ?? 'Important',
  };
}

function tellFailing(row: CriterionOutcome, expert: Expert, voices: Voices): string {
  const { report } = voices.words;
  const position = row[expert];
  if (position === null) return report.absent;
  const detail = voices.details[expert].get(row.criterion);
  if (detail !== undefined)
    return fillSentence(report.failing_position, {
      observation: encodeText(detail.observation),
      suggestion: encodeText(detail.suggestion),
    });
  const evidence = encodeText(voices.evidence[expert].get(row.criterion) ?? position.reasoning);
  const sentence = position.score >= voices.threshold ? report.meets : report.no_detail;
  return fillSentence(sentence, { score: position.score, scale: voices.scale, evidence });
}

/** What cross-review added; brief acknowledgments of close scores add nothing. */
function tellInsight(row: CriterionOutcome, voices: Voices): string {
  const { experts, report } = voices.words;
  if (rankExperts(row) === null && movedExperts(row).length === 0) return report.insight_none;
  const said = EXPERTS.flatMap((expert) => {
    const position = row[expert];
    if (position === null || !isTelling(position)) return [];
    const reasoning = encodeText(position.reasoning);
    return [fillSentence(report.insight, { expert: experts[expert].name, reasoning })];
  });
  return said.length === 0 ? report.insight_none : said.join(' ');
}

function join(...sentences: string[]): string {
  return sentences.filter((one) => one !== '').join(' ');
}
