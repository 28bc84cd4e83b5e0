import { type CriteriaSet, EXPERTS, GROUNDING } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import { encodeText } from './cell-codec.ts';
import { lines, list, optional } from './fields.ts';
import type { RoundReviews } from './read-round.ts';
import { viewFindings } from './report-findings.ts';
import { viewFocus } from './report-focus.ts';
import { indexVoices, type Voices, writeScore } from './report-voices.ts';
import { fillSentence } from './sentence.ts';
import { standOf } from './stand.ts';
import { fillTemplate, type View } from './template.ts';
import type { DebateTemplates } from './templates.ts';

/** Everything that a debate report shows: the synthesis, the files behind it and the criteria they were held to. */
export interface DebateReportInput {
  readonly debate: Debate;
  readonly round: RoundReviews;
  readonly criteria: CriteriaSet;
}

/** The report of one cycle as Markdown: every section is there, `None` where it is empty. */
export function renderDebateReport(
  input: DebateReportInput,
  templates: Pick<DebateTemplates, 'words' | 'debate_report'>,
): string {
  const { debate, round } = input;
  const voices = indexVoices(round, templates.words, debate);
  return fillTemplate(templates.debate_report, {
    ...viewHead(input, templates.words),
    scores: debate.criteria.map((row) => viewScore(row, templates.words)),
    dropped: input.criteria.dropped.map(({ id, reason }) => ({ id, reason: encodeText(reason) })),
    grounded: viewGrounding(input, voices),
    journeys: viewJourneys(debate, templates.words),
    ...viewFindings(debate, voices),
    concerns: viewConcerns(round, templates.words),
    highlights: listHighlights(round),
    ...viewSummary(debate, templates.words),
    focus: viewFocus(debate, voices),
    log: lines.encode([...debate.log]),
  });
}

function viewHead({ debate, round }: DebateReportInput, words: DebateWords): View {
  const named = new Map(
    debate.criteria.map(({ criterion, number, name }) => [criterion, `C${number} ${name}`]),
  );
  const divergent = debate.divergent.map((id) => encodeText(named.get(id) ?? id)).join(', ');
  const version = (round.reviews.strategist ?? round.reviews.ux_specialist)?.version ?? words.none;
  return {
    round: String(debate.round),
    cycle: String(debate.cycle),
    participants: EXPERTS.map((expert) => ({
      role: words.experts[expert].role,
      name: words.experts[expert].name,
      status: words.participation[round.reviews[expert] === null ? 'unavailable' : 'participated'],
    })),
    mode: words.modes[debate.mode],
    execution: words.executions[debate.execution],
    cross_review: tellCrossReview(debate, words),
    divergent: divergent === '' ? words.none : divergent,
    scale: String(debate.scale),
    threshold: String(debate.threshold),
    version: encodeText(version),
  };
}

function tellCrossReview(
  { execution, mode, divergent }: Debate,
  { cross_review: told }: DebateWords,
): string {
  if (execution === 'single_reviewer') return told.single;
  if (mode === 'standard') return told.standard;
  return divergent.length === 0 ? told.skipped : fillSentence(told.diverged, { count: divergent.length });
}

function viewScore(row: CriterionOutcome, words: DebateWords): View {
  const combined = String(row.combined);
  return {
    number: String(row.number),
    name: encodeText(row.name),
    strategist: writeScore(row.strategist, words),
    ux_specialist: writeScore(row.ux_specialist, words),
    combined:
      row.status === 'PENDING' ? fillSentence(words.report.provisional, { score: combined }) : combined,
    status: row.status,
    category: words.categories[row.category],
  };
}

/** The criterion that speaks of each kind of grounding, whose evidence is the comparison's note. */
const NOTES = {
  references: 'reference-alignment',
  designs: 'design-fidelity',
  brand: 'brand-compliance',
} as const;

function viewGrounding({ criteria: { grounding } }: DebateReportInput, voices: Voices): View[] {
  const { report, none } = voices.words;
  if (GROUNDING.every((kind) => grounding[kind].count === 0)) return [];
  const note = (kind: (typeof GROUNDING)[number]): string => {
    const said = EXPERTS.map((expert) => voices.evidence[expert].get(NOTES[kind])).filter(
      (text) => text !== undefined,
    );
    return said.length === 0 ? report.no_note : [...new Set(said)].map(encodeText).join(' ');
  };
  return [
    {
      assets: GROUNDING.map((kind) => ({
        kind: report[kind],
        count: String(grounding[kind].count),
        sources: list(none).encode([...grounding[kind].sources]),
      })),
      notes: GROUNDING.map((kind) => ({ label: report[`note_${kind}`], text: note(kind) })),
    },
  ];
}

function viewJourneys(debate: Debate, words: DebateWords): View[] {
  const { absent } = words.report;
  return debate.journeys.map(({ title, strategist, ux_specialist: theirs, agreed, issues }, at) => ({
    position: String(at + 1),
    title: encodeText(title),
    strategist: strategist === null ? absent : words.assessments[strategist],
    ux_specialist: theirs === null ? absent : words.assessments[theirs],
    agreed: agreed === null ? absent : words.agreement[agreed ? 'yes' : 'no'],
    issues: optional(words.none).encode(issues),
  }));
}

function viewConcerns({ cross_reviews: cross }: RoundReviews, words: DebateWords): View[] {
  return EXPERTS.flatMap((expert) =>
    (cross[expert]?.new_concerns ?? []).map((concern) => ({
      expert: words.experts[expert].name,
      text: encodeText(concern),
    })),
  );
}

function listHighlights({ reviews }: RoundReviews): View[] {
  const said = EXPERTS.flatMap((expert) => reviews[expert]?.highlights ?? []);
  return [...new Set(said)].map((text) => ({ text: encodeText(text) }));
}

function viewSummary(debate: Debate, words: DebateWords): View {
  const count = (category: CriterionOutcome['category']): string =>
    String(debate.criteria.filter((row) => row.category === category).length);
  const isSingle = debate.execution === 'single_reviewer';
  const complete = debate.journeys.filter(({ strategist, ux_specialist: theirs }) =>
    [strategist, theirs].every((one) => one === 'Complete' || one === null),
  );
  return {
    total: String(debate.criteria.length),
    passing: String(debate.passing),
    failing: String(debate.failing),
    pending: String(debate.pending),
    journeys_complete: String(complete.length),
    journeys_total: String(debate.journeys.length),
    journeys_by: isSingle ? words.report.by_single : words.report.by_both,
    cross_reviewed: words.agreement[debate.cross_reviewed ? 'yes' : 'no'],
    consensus_count: count('consensus'),
    addition_count: count('addition'),
    disagreement_count: count('disagreement'),
    resolved_count: String(debate.criteria.filter(({ resolution }) => resolution !== null).length),
    no_debate_count: count('no_debate'),
    conformity: String(debate.conformity),
    verdict: words.report[`verdict_${standOf(debate)}`],
  };
}
