import { expect, it } from 'vitest';
import type { Issue } from '../../src/contract/outcome.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { renderHtmlReport } from '../../src/report/render-html-report.ts';
import { renderJobSummary } from '../../src/report/render-job-summary.ts';
import { renderMarkdownReport } from '../../src/report/render-markdown-report.ts';
import { buildInput } from './fixtures/build-input.ts';
import { buyOnDesk } from './fixtures/shop-journeys.ts';

/** A run of many journeys of ten steps, one issue everywhere and one issue in the last journey alone. */
function buildLarge(count: number): ReportInput {
  const input = buildInput('pass');
  const model = buyOnDesk();
  const steps = [...model.steps, ...model.steps.slice(0, 3)].map((step, index) => ({
    ...step,
    order: index + 1,
  }));
  const journeys = Array.from({ length: count }, (_, index) => ({
    ...model,
    id: `journey-${index}`,
    title: `Journey ${index}`,
    steps,
  }));
  const touched = journeys.flatMap(({ id }) =>
    steps.map(({ order }) => `${id}/step-${String(order).padStart(2, '0')}`),
  );
  const [first, second] = input.outcomes?.issues ?? [];
  if (first === undefined || second === undefined || input.evidence === null) throw new Error('no fixture');
  const places = touched
    .slice(0, 50)
    .flatMap((ref) => first.places.map((place) => ({ ...place, journey: 'journey-0', ref })));
  const everywhere: Issue = { ...first, severity: 2, places, touched };
  const last = second.places.map((place) => ({
    ...place,
    journey: `journey-${count - 1}`,
    ref: `journey-${count - 1}/step-05`,
  }));
  const once: Issue = { ...second, places: last, touched: last.map((place) => place.ref) };
  return {
    ...input,
    evidence: { ...input.evidence, journeys },
    outcomes: { rules: [], issues: [everywhere, once] },
  };
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

it('renders 2,000 journeys of ten steps in time that grows no faster than they do', () => {
  const renderAll = (input: ReportInput): void => {
    renderHtmlReport(input);
    renderMarkdownReport(input);
    renderJobSummary(input);
  };
  renderAll(buildLarge(100));
  const small = buildLarge(500);
  const large = buildLarge(2_000);
  const fast = time(() => renderAll(small));
  const slow = time(() => renderAll(large));
  expect(slow).toBeLessThan(fast * 8 + 500);
  expect(slow).toBeLessThan(5_000);
});

it('shows sixty journeys step by step, the worst first, and says so', () => {
  const html = renderHtmlReport(buildLarge(2_000));
  expect(html.match(/<article class="journey"/g)).toHaveLength(60);
  expect(html).toContain('<article class="journey" id="journey-journey-1999"');
  expect(html).toContain('60 of 2000 journeys are shown step by step');
  expect(html.match(/<tr id="journey-journey-/g)).toHaveLength(1_940);
  expect(html.length).toBeLessThan(3_000_000);
});

it('keeps the job summary below the limit of a step', () => {
  expect(new TextEncoder().encode(renderJobSummary(buildLarge(2_000))).length).toBeLessThan(1_000_000);
});
