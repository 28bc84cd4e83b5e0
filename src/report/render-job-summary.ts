import { fill } from './fill.ts';
import type { ReportInput } from './input.ts';
import { renderDebate } from './markdown/debate-section.ts';
import { renderCriticalFailures, renderFixes } from './markdown/fixes-section.ts';
import { renderJourneys } from './markdown/journeys-section.ts';
import { renderLimits } from './markdown/limits-section.ts';
import { joinBlocks, type Markdown, md } from './markdown/md.ts';
import { renderScores, renderVerdict } from './markdown/verdict-section.ts';
import type { SectionName } from './words.ts';

/** GitHub takes 1 MiB a step, and shows nothing of a larger one; the margin leaves room for what others write. */
const MOST_BYTES = 1_000_000;
const MOST_JOURNEYS = 50;

/** The short report for the run's page, in bytes of UTF-8 at most `most`; sections are left out from the least needed. */
export function renderJobSummary(input: ReportInput, most = MOST_BYTES): string {
  const sections = sectionsOf(input);
  const left: SectionName[] = [];
  for (;;) {
    const text = joinBlocks([...sections.flatMap((section) => section.blocks), ...renderEnd(input, left)]);
    if (bytesOf(text) <= most) return text;
    const name = SHED.find((candidate) => sections.some((section) => section.name === candidate));
    if (name === undefined) return cutAtLine(text, Math.floor(most / 4));
    left.push(name);
    sections.splice(
      sections.findIndex((section) => section.name === name),
      1,
    );
  }
}

interface Section {
  readonly name: SectionName;
  readonly blocks: readonly Markdown[];
}

/** The order in which sections go when space is short; verdict, scores and critical failures always stay. */
const SHED: readonly SectionName[] = ['journeys', 'debate', 'limits', 'fixes', 'critical'];

function sectionsOf(input: ReportInput): Section[] {
  const { aggregate, assets } = input;
  return [
    { name: 'verdict', blocks: renderVerdict(input) },
    { name: 'scores', blocks: renderScores(input) },
    { name: 'fixes', blocks: renderFixes(aggregate, assets.words) },
    { name: 'critical', blocks: renderCriticalFailures(aggregate, assets.words) },
    { name: 'debate', blocks: renderDebate(input) },
    { name: 'journeys', blocks: renderJourneys(input, MOST_JOURNEYS) },
    { name: 'limits', blocks: renderLimits(input) },
  ];
}

function renderEnd(input: ReportInput, left: readonly SectionName[]): Markdown[] {
  const { labels, sentences, sections } = input.assets.words;
  const blocks: Markdown[] = [];
  if (left.length > 0) {
    const names = left.map((name) => sections[name]).join(', ');
    blocks.push(md`${fill(sentences.shed, { names })}`);
  }
  const url = safeUrl(input.locations.artifact_url);
  if (url !== null) blocks.push({ markdown: fill(labels.artifact, { url: `<${url}>` }) });
  return blocks;
}

/** The last resort; a UTF-16 unit takes at most three bytes. */
function cutAtLine(text: string, most: number): string {
  return text.slice(0, Math.max(text.lastIndexOf('\n', most), 0));
}

/** Only an address that cannot leave its angle brackets. */
function safeUrl(url: string | null): string | null {
  return url !== null && /^https:\/\/[\w.:/?=&%~#-]+$/.test(url) ? url : null;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
