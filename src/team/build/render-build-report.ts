import type { BuildReport, TaskResult } from '../../contract/team/build-report.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';
import { fill } from '../fill.ts';
import { encodeLine } from '../text/line-codec.ts';
import { bullet, field, type Item, renderOutline, type Section } from '../text/outline.ts';

const LAYER_NAMES = {
  specialist: 'Specialist Review',
  builder: 'Builder Verification',
  cross_cutting: 'Cross-Cutting Review',
} as const;

/** The build report as Markdown: what passed, by whose word, and what is left for people. */
export function renderBuildReport(report: BuildReport, words: TeamWords): string {
  const sections: Section[] = [
    { level: 2, title: 'Proof', items: renderProof(report, words) },
    { level: 2, title: 'Task Results', items: [] },
    ...report.tasks.map((task) => renderTask(task)),
    { level: 2, title: 'Review Chain', items: report.cycles.map(renderCycle) },
    {
      level: 2,
      title: 'Taken Back',
      items: report.withdrawn.map(({ issue, why }) => field(encodeLine(issue), why)),
    },
    { level: 2, title: 'For People', items: report.for_people.map(bullet) },
    ...(report.engine === undefined
      ? []
      : [{ level: 2 as const, title: 'Engine', items: report.engine.map(bullet) }]),
  ];
  const status = fill(words.report?.status ?? '', { status: report.status });
  return `# ${words.report?.title ?? 'Build Report'}\n\n${status}\n\n${renderOutline(sections)}`;
}

function renderProof({ proof }: BuildReport, words: TeamWords): Item[] {
  const { before, after } = proof;
  if (!proof.walked || before === null || after === null)
    return [bullet(fill(words.report?.unwalked ?? '', { why: proof.why_not ?? '-' }))];
  const told = fill(words.report?.proof ?? '', {
    before: before.average.toFixed(1),
    after: after.average.toFixed(1),
    verdict_before: before.verdict,
    verdict_after: after.verdict,
    proven: proof.proven.length,
    still: proof.still_failing.length,
    fresh: proof.new_issues.length,
  });
  const pictures = proof.pictures.map((one) =>
    field('Picture', one.ref, [field('Before', one.before ?? '-'), field('After', one.after ?? '-')]),
  );
  return [
    bullet(told),
    ...proof.new_issues.map(({ issue, claim }) => bullet(`${issue}: ${claim}`)),
    ...pictures,
  ];
}

function renderTask(task: TaskResult): Section {
  return {
    level: 3,
    title: `${task.task}: ${encodeLine(task.title)}`,
    items: [
      field('Domain', task.domain),
      field('Specialist', task.specialist),
      field('Producer', task.producer),
      field('Output', task.output),
      field('Status', task.status),
      field(
        'Criteria',
        '',
        task.criteria.map(({ id, met, how }) =>
          bullet(`${id} ${met === null ? 'unknown' : met ? 'met' : 'not met'}: ${how}`),
        ),
      ),
      field('Decisions honoured', `${task.decisions_honoured.honoured} of ${task.decisions_honoured.of}`),
      field(
        'Deviations from Blueprint',
        task.deviations.length === 0 ? 'none' : '',
        task.deviations.map(bullet),
      ),
      field('External Dependencies', task.external.length === 0 ? 'none' : '', task.external.map(bullet)),
    ],
  };
}

function renderCycle({ specialist, cycle, reviews }: BuildReport['cycles'][number]): Item {
  return field(
    specialist,
    `cycle ${cycle}`,
    reviews.map(({ layer, reviewer, result, quote, problems }) =>
      field(LAYER_NAMES[layer], `${reviewer}: ${result} — “${quote}”`, problems.slice(0, 20).map(bullet)),
    ),
  );
}
