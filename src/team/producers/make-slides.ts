import type { Issue } from '../../contract/outcome.ts';
import { fill } from '../fill.ts';
import { nativeName, type Slide, type Words } from './document-model.ts';
import { byHarm, type Facts, firstRef, type Product } from './facts.ts';
import { renderSlides } from './render-markdown.ts';

const MOST_LINES = 6;
const MOST_PICTURES = 6;
const MOST_SIGNS = 180;

/** presentation-creator: slides of at most six lines, the worst findings with the screens they were seen on. */
export function makeSlides(facts: Facts, name: string): Product {
  const { aggregate, plan, outcomes, words } = facts;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(words.documents?.[key] ?? '', values);
  const fixes = plan.tasks.filter(({ kind }) => kind === 'fix');
  const issues = byHarm(outcomes);
  const title = say('review_title', { target: aggregate.context.target });
  const verdict = say('verdict', {
    verdict: aggregate.verdict.toUpperCase(),
    average: aggregate.average_score.toFixed(1),
    threshold: aggregate.threshold,
  });
  const worst = issues.map((issue): Words => [shorten(issue.title), ' (', { code: firstRef(issue) }, ')']);
  const tasks = fixes.map((one): Words => [`${one.id} ${shorten(one.title)} (${one.acceptance.length})`]);
  const slides = [
    slide(title, [[verdict], [say('counts', { findings: issues.length, tasks: fixes.length })]]),
    slide(
      say('scores'),
      Object.entries(aggregate.method_scores).map(([method, score]) => [`${method}: ${score}/10`]),
    ),
    slide(say('worst'), worst),
    ...pickSeen(issues).map((issue) => showIssue(issue, say('advice'))),
    ...chunk(tasks).map((lines) => slide(say('tasks'), lines)),
    slide(say('next'), [[say('next_gate')], [say('not_users')]]),
  ];
  return {
    name,
    text: renderSlides(slides),
    native: { format: 'pptx', name: nativeName(name, 'pptx'), title, slides },
  };
}

function slide(title: string, lines: readonly Words[]): Slide {
  return { title: shorten(title), lines: lines.slice(0, MOST_LINES), picture: null };
}

/** The worst finding of each of the worst screens. */
function pickSeen(issues: readonly Issue[]): Issue[] {
  const seen = issues.filter((issue) => firstRef(issue) !== '');
  const first = seen.filter(
    (issue, at) => seen.findIndex((other) => firstRef(other) === firstRef(issue)) === at,
  );
  return first.slice(0, MOST_PICTURES);
}

function showIssue(issue: Issue, advice: string): Slide {
  const lines = [
    [shorten(issue.claim)],
    [`${advice}: ${shorten(issue.recommendation)}`],
    [{ code: firstRef(issue) }],
  ];
  return { title: shorten(issue.title), lines, picture: firstRef(issue) };
}

/** A slide has room for a thought, not for a page. */
function shorten(text: string): string {
  const signs = [...text];
  return signs.length <= MOST_SIGNS ? text : `${signs.slice(0, MOST_SIGNS - 1).join('')}…`;
}

function chunk(lines: readonly Words[]): Words[][] {
  const count = Math.ceil(lines.length / MOST_LINES);
  return Array.from({ length: count }, (_one, at) => lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES));
}
