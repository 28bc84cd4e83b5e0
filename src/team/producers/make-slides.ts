import { fill } from '../fill.ts';
import { encodeLine } from '../text/line-codec.ts';
import { byHarm, type Facts, firstRef, type Product } from './facts.ts';

const MOST_LINES = 6;

/** presentation-creator: slides in Markdown, parted by `---`, at most six lines each. */
export function makeSlides(facts: Facts, name: string): Product {
  const { aggregate, plan, outcomes, words } = facts;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(words.documents?.[key] ?? '', values);
  const fixes = plan.tasks.filter(({ kind }) => kind === 'fix');
  const worst = byHarm(outcomes).slice(0, MOST_LINES);
  const slides = [
    slide(say('review_title', { target: encodeLine(aggregate.context.target) }), [
      say('verdict', {
        verdict: aggregate.verdict.toUpperCase(),
        average: aggregate.average_score.toFixed(1),
        threshold: aggregate.threshold,
      }),
      say('counts', { findings: outcomes.issues.length, tasks: fixes.length }),
    ]),
    slide(
      say('scores'),
      Object.entries(aggregate.method_scores).map(([method, score]) => `${encodeLine(method)}: ${score}/10`),
    ),
    slide(
      say('worst'),
      worst.map((issue) => `${encodeLine(issue.title)} (\`${firstRef(issue)}\`)`),
    ),
    ...chunk(
      fixes.map(({ id, title, acceptance }) => `${id} ${encodeLine(title)} (${acceptance.length})`),
    ).map((lines) => slide(say('tasks'), lines)),
    slide(say('next'), [say('next_gate'), say('not_users')]),
  ];
  return { name, text: `${slides.join('\n\n---\n\n')}\n` };
}

function slide(title: string, lines: readonly string[]): string {
  return [`# ${title}`, '', ...lines.slice(0, MOST_LINES).map((line) => `- ${line}`)].join('\n');
}

function chunk(lines: readonly string[]): string[][] {
  const count = Math.ceil(lines.length / MOST_LINES);
  return Array.from({ length: count }, (_one, at) => lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES));
}
