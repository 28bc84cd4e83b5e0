import type { Journey } from '../../contract/journey.ts';
import { artefactOf } from '../../contract/source.ts';
import { fill } from '../fill.ts';
import { formatDuration } from '../format-duration.ts';
import type { ReportInput } from '../input.ts';
import type { ReportWords } from '../words.ts';
import { type Markdown, type MarkdownValue, md, ref, table } from './md.ts';

const MOST_JOURNEYS = 200;

/** Every journey with its status; those that did not reach their end come first. */
export function renderJourneys(input: ReportInput, most = MOST_JOURNEYS): Markdown[] {
  const { words } = input.assets;
  const { labels, sections, empty, sentences } = words;
  const title = md`## ${sections.journeys}`;
  if (input.evidence === null) return [title, md`${empty.unknown}`];
  const journeys = [...input.evidence.journeys].sort((a, b) => rankOf(a) - rankOf(b));
  if (journeys.length === 0) return [title, md`${empty.journeys}`];
  const head = [labels.journey, labels.evidence, labels.status, labels.steps, labels.duration];
  const rows = journeys.slice(0, most).map((journey) => rowOf(journey, words));
  const blocks = [title, table(head, rows, 'lllrr')];
  const hidden = journeys.length - rows.length;
  return hidden > 0 ? [...blocks, md`${fill(sentences.rows_cut, { hidden })}`] : blocks;
}

function rowOf(journey: Journey, words: ReportWords): MarkdownValue[] {
  const status = words.journey_status[journey.status];
  return [
    journey.title,
    ref(journey.id),
    journey.outcome === 'flaky' ? `${status} (${words.labels.flaky})` : status,
    journey.steps.length,
    artefactOf(journey) === null ? formatDuration(journey.duration_ms) : words.labels.unmeasured,
  ];
}

function rankOf(journey: Journey): number {
  return ['failed', 'abandoned', 'partial', 'shown', 'specified', 'skipped', 'complete'].indexOf(
    journey.status,
  );
}
