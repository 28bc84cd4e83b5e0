import type { Reviewed } from '../../src/commands/review-bundles.ts';
import type { ModelHome } from '../support/model-home.ts';

/** What would act on GitHub or in a browser. The reports' own markup is known and is not listed here. */
const LIVE_MARKDOWN: readonly (readonly [string, RegExp])[] = [
  ['a mention', /(^|[^\w`\\\u2060])@octocat/],
  ['an image', /!\[[^\]]*\]\(http/],
  ['a link', /(^|[^\\])\[[^\]]*[^\\\]]\]\(https?:\/\/evil/],
  ['a bare link', /https?:\/\/evil\.example/],
  ['a script', /<script>alert/i],
  ['an element', /<img src=x/i],
  ['a heading in a table', /<h1>10/i],
  ['a comment marker', /<!-- ux-jury:state/],
];

const LIVE_HTML: readonly (readonly [string, RegExp])[] = [
  ['a script', /<script>alert/i],
  ['an element', /<img src=x/i],
  ['a heading', /<h1>10/i],
  ['a link out', /href="https?:\/\/evil/i],
  ['a picture from outside', /src="https?:/i],
];

/** Everything live that reached the Markdown report, the HTML report or the job summary; one line each. */
export function listLive(home: ModelHome, { jobSummary }: Reviewed): string[] {
  const markdown = withoutCode(home.text('out/report.md'));
  return [
    ...find('report.md', markdown, LIVE_MARKDOWN),
    ...find('job summary', withoutCode(jobSummary), LIVE_MARKDOWN),
    ...find('report.html', home.text('out/report.html'), LIVE_HTML),
  ];
}

/** Inside a fence nothing is markup; the JSON section of the report is one. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');
}

function find(where: string, text: string, patterns: readonly (readonly [string, RegExp])[]): string[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what} in ${where}`);
}
