import { fill } from '../fill.ts';
import { encodeLine } from '../text/line-codec.ts';
import { byHarm, type Facts, firstRef, type Product, severityOf, taskOf } from './facts.ts';

/** document-writer: the review as one Markdown document, nothing added to what the documents say. */
export function writeReview(facts: Facts, name: string): Product {
  const { aggregate, plan, outcomes, debate, words } = facts;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(words.documents?.[key] ?? '', values);
  const failing = debate?.criteria.filter(({ status }) => status !== 'PASS') ?? [];
  const lines = [
    `# ${say('review_title', { target: encodeLine(aggregate.context.target) })}`,
    '',
    say('verdict', {
      verdict: aggregate.verdict.toUpperCase(),
      average: aggregate.average_score.toFixed(1),
      threshold: aggregate.threshold,
    }),
    '',
    `## ${say('scores')}`,
    '',
    ...Object.entries(aggregate.method_scores).map(
      ([method, score]) => `- ${encodeLine(method)}: ${score}/10`,
    ),
    '',
    `## ${say('criteria')}`,
    '',
    ...(failing.length === 0
      ? [say('none')]
      : failing.map((one) => `- C${one.number} ${encodeLine(one.name)}: ${one.combined}, ${one.status}`)),
    '',
    `## ${say('tasks')}`,
    '',
    ...plan.tasks.flatMap((task) => [
      `### ${task.id}: ${encodeLine(task.title)}`,
      '',
      encodeLine(task.description),
      '',
      ...task.acceptance.map((one) => `- ${one.id} ${encodeLine(one.text)}`),
      '',
    ]),
    `## ${say('findings', { count: outcomes.issues.length })}`,
    '',
    ...byHarm(outcomes).flatMap((issue) => [
      `### ${encodeLine(issue.title)}`,
      '',
      `- ${say('finding_id')}: \`${issue.id}\`, ${taskOf(plan, issue) || '-'}`,
      `- ${say('severity')}: ${severityOf(issue)}`,
      `- ${say('place')}: \`${firstRef(issue)}\` (${issue.touched.length})`,
      `- ${encodeLine(issue.claim)}`,
      `- ${say('advice')}: ${encodeLine(issue.recommendation)}`,
      '',
    ]),
    `## ${say('limits')}`,
    '',
    ...aggregate.methods
      .flatMap(({ limitations }) => limitations)
      .filter((text, at, all) => all.indexOf(text) === at)
      .map((text) => `- ${encodeLine(text)}`),
    '',
  ];
  return { name, text: lines.join('\n') };
}
