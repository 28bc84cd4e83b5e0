import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import { parseRef } from '../contract/ref.ts';
import { encodeText } from './cell-codec.ts';
import { movedExperts } from './report-findings.ts';
import { findDetail, orderVoices, rankExperts, type Voices } from './report-voices.ts';
import { fillSentence } from './sentence.ts';
import type { View } from './template.ts';

/** What to mend before the next cycle, most critical first, each with its place and how the debate came to it. */
export function viewFocus(debate: Debate, voices: Voices): View[] {
  const titles = new Map(debate.journeys.map(({ journey, title }) => [journey, title]));
  const items = new Map<string, { criteria: string[]; view: View }>();
  for (const row of orderFocus(debate, voices)) {
    const view = viewItem(row, titles, voices);
    const key = [view.fix, view.where, view.what].join('\n');
    const item = items.get(key) ?? { criteria: [], view };
    item.criteria.push(`C${row.number} ${encodeText(row.name)}`);
    items.set(key, item);
  }
  return [...items.values()].map(({ criteria, view }, at) => ({
    ...view,
    position: String(at + 1),
    criteria: criteria.join(', '),
  }));
}

/** Criteria with the same fix at the same place are one item: it is one thing to do. */
function viewItem(row: CriterionOutcome, titles: ReadonlyMap<string, string>, voices: Voices): View {
  const detail = findDetail(row, voices);
  const [first] = orderVoices(row);
  const evidence = first === undefined ? undefined : voices.evidence[first].get(row.criterion);
  return {
    combined: String(row.combined),
    fix: encodeText(detail?.suggestion ?? evidence ?? row.name),
    where: nameWhere(row, titles, voices),
    what: encodeText(detail?.observation ?? evidence ?? row.name),
    context: tellContext(row, voices),
  };
}

/** Failing criteria, and pending ones whose provisional score falls short, the lowest score first. */
export function orderFocus(debate: Debate, voices: Voices): CriterionOutcome[] {
  const rank = (row: CriterionOutcome): readonly number[] => [
    row.combined,
    findDetail(row, voices)?.priority === 'Critical' ? 0 : 1,
    row.status === 'FAIL' ? 0 : 1,
    row.number,
  ];
  return debate.criteria
    .filter(({ status, combined }) => status !== 'PASS' && combined < debate.threshold)
    .toSorted((a, b) => compare(rank(a), rank(b)));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The first step that the lower scorer cites, by the journey's title. */
function nameWhere(row: CriterionOutcome, titles: ReadonlyMap<string, string>, { words }: Voices): string {
  const [first] = orderVoices(row);
  const refs = first === undefined ? [] : (row[first]?.evidence_refs ?? []);
  const ref = refs.find((one) => parseRef(one)?.kind === 'step') ?? refs[0] ?? row.criterion;
  const parsed = parseRef(ref);
  if (parsed === null || parsed.kind === 'state')
    return fillSentence(words.report.where_other, { ref: encodeText(ref) });
  const journey = encodeText(titles.get(parsed.journey) ?? parsed.journey);
  return parsed.kind === 'step'
    ? fillSentence(words.report.where, { journey, step: parsed.step })
    : fillSentence(words.report.where_journey, { journey });
}

function tellContext(row: CriterionOutcome, { words: { experts, report } }: Voices): string {
  if (row.resolution !== null)
    return fillSentence(report.context_resolved, {
      author: encodeText(row.resolution.author),
      score: row.resolution.score,
    });
  if (row.category === 'single_reviewer') return report.context_single;
  const rank = rankExperts(row);
  if (rank === null) {
    const [moved] = movedExperts(row);
    return moved === undefined
      ? report.context_same
      : fillSentence(report.context_moved, { expert: experts[moved].in_text });
  }
  const [low, high] = [row[rank.lower]?.adjusted ?? 0, row[rank.higher]?.adjusted ?? 0];
  const values = {
    lower: experts[rank.lower].in_text,
    higher: experts[rank.higher].in_text,
    low,
    high,
    score: high,
  };
  if (row.category === 'disagreement') return fillSentence(report.context_disagreement, values);
  return fillSentence(
    row.category === 'addition' ? report.context_addition : report.context_no_debate,
    values,
  );
}
