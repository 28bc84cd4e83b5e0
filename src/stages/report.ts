import { relative } from 'node:path';
import { toDataUri } from '../adapters/bundle/picture.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { Outcomes } from '../contract/outcome.ts';
import type { ReportInput, ReportPicture, ReportState } from '../report/input.ts';
import { renderHtmlReport } from '../report/render-html-report.ts';
import { renderMarkdownReport } from '../report/render-markdown-report.ts';
import { ARC, JUDGE } from './judge.ts';
import { stateReader } from './observe.ts';
import type { Run, Stage } from './run.ts';

export const HTML_REPORT = 'report.html';
export const MARKDOWN_REPORT = 'report.md';

/** The most that pictures may add to the one-file report; above it the rest are named by path. */
const PICTURE_BUDGET = 24 * 1024 * 1024;

/** All documents of the run -> report.md and report.html. */
export const report: Stage = {
  name: 'report',
  isOfRound: true,
  writes: () => [MARKDOWN_REPORT, HTML_REPORT],
  perform: async (run) => {
    const input = readReportInput(run);
    run.folder.writeText(MARKDOWN_REPORT, renderMarkdownReport(input));
    run.folder.writeText(HTML_REPORT, renderHtmlReport(input));
  },
};

/** Reads everything that a report of this run says. */
export function readReportInput(run: Run): ReportInput {
  const evidence = run.folder.read('evidence', 'evidence.json');
  const outcomes = run.folder.read('outcomes', 'outcomes.json');
  const states = readStates(run, evidence);
  return {
    conclusion: run.folder.read('conclusion', 'conclusion.json'),
    aggregate: run.folder.read('aggregate', 'aggregate.json'),
    debate: run.folder.has('debate.json') ? run.folder.read('debate', 'debate.json') : null,
    judge: run.folder.has(JUDGE) ? run.folder.read('judge-report', JUDGE) : null,
    arc: run.folder.read('arc', ARC),
    evidence,
    outcomes,
    states,
    pictures: readPictures(run, inOrderOfNeed(evidence, outcomes, states)),
    locations: { html_path: HTML_REPORT, artifact_url: null },
    assets: run.texts.report,
  };
}

function readStates(run: Run, evidence: Evidence): Map<string, ReportState> {
  const readState = stateReader(run);
  return new Map(
    evidence.screens.map(({ id }) => {
      const { viewport, picture, title, route, scroll, not_measured } = readState(id);
      return [id, { id, viewport, picture, title, route, scroll, not_measured }] as const;
    }),
  );
}

/** Pictures with findings come first, so that a budget never hides what people look for. */
function inOrderOfNeed(
  evidence: Evidence,
  outcomes: Outcomes,
  states: ReadonlyMap<string, ReportState>,
): string[] {
  const found = outcomes.issues.flatMap((issue) => issue.places.map((place) => place.state));
  const visited = evidence.screens.map(({ id }) => id);
  const ids = [...found, ...visited].flatMap((id) => (id === null ? [] : [states.get(id)?.picture ?? null]));
  return [...new Set(ids.filter((id) => id !== null))];
}

function readPictures(run: Run, ids: readonly string[]): Map<string, ReportPicture> {
  const pictures = new Map<string, ReportPicture>();
  let left = PICTURE_BUDGET;
  for (const id of ids)
    for (const bundle of run.bundles) {
      const found = bundle.readPicture(id);
      if (found === null || pictures.has(id)) continue;
      const { bytes, entry } = found;
      left -= bytes.length;
      pictures.set(id, {
        data_uri: left >= 0 ? toDataUri(bytes) : null,
        path: relative(run.folder.path, `${bundle.folder}/${entry.path}`),
        width: entry.width,
        height: entry.height,
      });
    }
  return pictures;
}
