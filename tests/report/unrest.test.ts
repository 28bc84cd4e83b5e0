import { describe, expect, it } from 'vitest';
import type { ReportInput } from '../../src/report/input.ts';
import { renderHtmlReport } from '../../src/report/render-html-report.ts';
import { renderMarkdownReport } from '../../src/report/render-markdown-report.ts';
import { buildInput } from './fixtures/build-input.ts';

const WORDS = 'Not at rest when measured';

/** The shop with a screen of its first journey noted as the capture notes one that was not at rest. */
function buildRestless(reason: string): ReportInput {
  const input = buildInput('fail');
  const id = input.evidence?.journeys[0]?.steps[0]?.state_after ?? '';
  const state = input.states.get(id);
  if (state === undefined) throw new Error('the first step has no screen');
  const not_measured = [
    { what: 'probes', reason: 'switched_off' },
    { what: 'settled screen', reason },
  ];
  return { ...input, states: new Map([...input.states, [id, { ...state, route: '/ticker', not_measured }]]) };
}

describe('a screen that had not come to rest', () => {
  const [markdown, html] = [renderMarkdownReport, renderHtmlReport].map((render) =>
    render(buildRestless('still_changing')),
  );

  it('is told with its reason among the limits', () => {
    for (const report of [markdown, html]) {
      expect(report).toMatch(/Screens that had not come to rest .*: 1\. .*ticker.*it went on changing/);
      expect(report).not.toContain('still_changing');
    }
  });

  it('says so under its pictures, and no other screen does', () => {
    const captions = [...(html ?? '').matchAll(/<figcaption>([^<]*)<\/figcaption>/g)].map(
      ([, text]) => text ?? '',
    );
    const said = captions.filter((text) => text.includes(WORDS));
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan((html ?? '').split('<figure').length - 1);
    for (const text of said) expect(text).toContain(`${WORDS}: it went on changing`);
    expect(renderHtmlReport(buildInput('fail'))).not.toContain(WORDS);
  });

  it('keeps a reason that has no words, as data', () => {
    const report = renderHtmlReport(buildRestless('<b>late'));
    expect(report).toContain(`${WORDS}: &#60;b&#62;late`);
    expect(report).not.toContain('<b>late');
  });
});
