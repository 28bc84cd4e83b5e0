import { describe, expect, it } from 'vitest';
import type { ReportInput } from '../../src/report/input.ts';
import { renderJobSummary } from '../../src/report/render-job-summary.ts';
import { renderMarkdownReport } from '../../src/report/render-markdown-report.ts';
import { renderTerminalSummary } from '../../src/report/render-terminal-summary.ts';
import { buildBroken, buildInput, SCENARIOS } from './fixtures/build-input.ts';
import { buildHostile } from './fixtures/hostile.ts';
import { expectGolden } from './golden.ts';

describe.each(SCENARIOS)('the report of a run that ends in %s', (scenario) => {
  const input = buildInput(scenario);

  it('stays as it is', () => {
    expectGolden(`${scenario}.md`, renderMarkdownReport(input));
    expectGolden(`${scenario}.summary.md`, renderJobSummary(input));
    expectGolden(`${scenario}.txt`, `${renderTerminalSummary(input).join('\n')}\n`);
  });

  it('keeps the order that people know', () => {
    const report = renderMarkdownReport(input);
    expect(report.split('\n')[0]).toMatch(/^\d+\.\d\/10 — (PASS|FAIL|PROVISIONAL)$/);
    expect(titlesOf(report)).toEqual([
      'Scores',
      'Action loops by screen',
      'Top fixes',
      'Critical failures',
      'Evidence limits and comparability',
      'Debate',
      'Journeys',
      'Full JSON',
    ]);
  });

  it('carries the aggregate whole', () => {
    const [, json = ''] = /````*json\n([\s\S]+?)\n````*/.exec(renderMarkdownReport(input)) ?? [];
    expect(JSON.parse(json)).toEqual(input.aggregate);
  });
});

describe('a run without a verdict', () => {
  it('says so and praises nothing', () => {
    const report = renderMarkdownReport(buildBroken());
    expect(report.startsWith('NO VERDICT\n')).toBe(true);
    expect(report).not.toMatch(/PASS|^None$|\d\/10/m);
    expectGolden('broken.md', report);
    expect(renderTerminalSummary(buildBroken())[0]).toBe('NO VERDICT');
  });
});

describe('hostile text', () => {
  const input = buildHostile();

  it.each([
    ['report', renderMarkdownReport(input)],
    ['job summary', renderJobSummary(input)],
  ])('neither leaves its place in the %s nor speaks for it', (_, report) => {
    expect(listLiveMarkup(report)).toEqual([]);
    expect(report.split('\n').filter((line) => /^\W*\d+\.\d\/10/.test(line))).toEqual(['6.0/10 — FAIL']);
    expect(titlesOf(report)).toEqual(titlesOf(report === renderJobSummary(input) ? summaryOf() : reportOf()));
    expect(listCellCounts(report)).toEqual(
      listCellCounts(report === renderJobSummary(input) ? summaryOf() : reportOf()),
    );
  });

  it('cannot close the fold around the JSON', () => {
    const report = renderMarkdownReport(input);
    expect(report.match(/<\/details>/g)).toHaveLength(1);
    expect(report.trimEnd().endsWith('</details>')).toBe(true);
    const [, json = ''] = /`{3,}json\n([\s\S]+?)\n`{3,}\n/.exec(report) ?? [];
    expect(JSON.parse(json)).toEqual(input.aggregate);
  });

  it('gives the log no command and no second line', () => {
    for (const line of renderTerminalSummary(input)) {
      expect(line).not.toMatch(/^\s*::|##\[|[\n\r\p{C}]/u);
    }
  });
});

describe('the job summary', () => {
  it('sheds sections to fit, and says so', () => {
    const input = buildHostile();
    const short = renderJobSummary(input, 20_000);
    expect(new TextEncoder().encode(short).length).toBeLessThanOrEqual(20_000);
    expect(short).toContain('Left out: Journeys, Debate');
    expect(short).toContain('## Scores');
  });

  it('links the artifact by an address that is one', () => {
    const input = buildInput('pass');
    const at = (artifact_url: string): string =>
      renderJobSummary({ ...input, locations: { html_path: null, artifact_url } } satisfies ReportInput);
    expect(at('https://github.com/a/b/actions/runs/1/artifacts/2')).toContain(
      '<https://github.com/a/b/actions/runs/1/artifacts/2>',
    );
    expect(at('javascript:alert(1)')).not.toContain('javascript');
  });
});

function reportOf(): string {
  return renderMarkdownReport(buildInput('fail'));
}

function summaryOf(): string {
  return renderJobSummary(buildInput('fail'));
}

function titlesOf(report: string): string[] {
  return [...report.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
}

/** What a CommonMark or GitHub reader would make more of than text, outside fences and code spans. */
function listLiveMarkup(report: string): string[] {
  const open = report
    .replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '')
    .replace(/^<details><summary>[\w ]+<\/summary>$|^<\/details>$/gm, '')
    .replace(/`[^`\n]*`/g, '');
  const bare = open.replace(/\\[!-/:-@[-`{-~]/g, '');
  const rules = [
    /<\w|<!|<\//g,
    /!\[|\]\(|\]\[/g,
    /`/g,
    /@\w/g,
    /(?<!\n)(?<!^)#+\d/g,
    /:\/\//g,
    /\bwww\./gi,
    /[\p{Cc}\u202A-\u202E]/gu,
  ];
  return rules.flatMap((rule) => bare.replace(/\n/g, '¶').match(rule) ?? []);
}

/** The number of cells of every table row: a pipe that gets through makes one more. */
function listCellCounts(report: string): number[] {
  return report
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replace(/\\\|/g, '').split('|').length);
}
