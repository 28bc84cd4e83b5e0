import type { Aggregate } from '../../contract/aggregation.ts';
import type { Debate } from '../../contract/debate.ts';
import type { Outcomes } from '../../contract/outcome.ts';
import type { Acceptance, Plan, Task } from '../../contract/team/plan.ts';
import type { CauseWords } from '../../contract/team/team-words.ts';
import { fill } from '../fill.ts';
import { chooseDepth } from './choose-depth.ts';
import { findFiles } from './find-files.ts';
import { type CauseGroup, groupCauses } from './group-causes.ts';
import { linkTasks } from './link-tasks.ts';

/** What a plan is made of. `files` says where the project's own searcher found a test id, a text or a selector. */
export interface PlanInput {
  readonly aggregate: Aggregate;
  readonly outcomes: Outcomes;
  readonly debate: Debate | null;
  readonly words: CauseWords;
  /** Files of the pull request with the text of their changed lines; empty where there is no pull request. */
  readonly changed: readonly { readonly path: string; readonly text: string }[];
}

type Draft = Omit<Task, 'id' | 'acceptance' | 'dependencies'> & { acceptance: Omit<Acceptance, 'id'>[] };

/** Turns what failed into tasks, one a cause, the most harmful first. Names no specialist. */
export function makePlan(input: PlanInput): Plan {
  const groups = groupCauses(input.outcomes.issues, input.words);
  const fixes = groups.map((group) => draftFix(group, input));
  addCriteria(fixes, groups, input);
  const drafts = [...fixes, ...draftReports(input)];
  const tasks = linkTasks(
    drafts.map((draft, index) => number(draft, index + 1)),
    input.outcomes.issues,
  );
  const fixIds = tasks.filter(({ kind }) => kind === 'fix').map(({ id }) => id);
  return {
    run_id: input.aggregate.run_id,
    verdict: input.aggregate.verdict,
    tasks: tasks.map((task) => (task.kind === 'report' ? { ...task, dependencies: fixIds } : task)),
  };
}

function number(draft: Draft, index: number): Task {
  const id = `T${index}`;
  const acceptance = draft.acceptance.map((one, at) => ({ id: `${id}.${at + 1}`, ...one }));
  return { id, ...draft, acceptance, dependencies: [] };
}

function draftFix(group: CauseGroup, { words, changed }: PlanInput): Draft {
  const { cause, issues } = group;
  return {
    kind: 'fix',
    cause: cause.id,
    title: cause.title,
    domain: cause.domain,
    ...chooseDepth(group, words),
    component: cause.component,
    description: cause.description,
    acceptance: issues.map((issue) => ({
      kind: 'rule',
      text: fill(words.words.rule, {
        rule: issue.rule,
        ref: issue.places[0]?.ref ?? issue.touched[0] ?? '',
        title: issue.claim,
      }),
      rule: issue.rule,
      issue: issue.id,
      ref: issue.places[0]?.ref ?? null,
      criterion: null,
      threshold: null,
    })),
    files: findFiles(issues, changed),
  };
}

/** Each criterion below its threshold goes to the task whose findings speak to it most; else it is a task itself. */
function addCriteria(fixes: Draft[], groups: readonly CauseGroup[], { debate, words }: PlanInput): void {
  for (const failing of debate?.criteria.filter(({ status }) => status === 'FAIL') ?? []) {
    const values = { number: failing.number, name: failing.name, threshold: debate?.threshold ?? 0 };
    const weights = groups.map(({ issues }) =>
      issues
        .filter(({ claims }) => claims.criteria.includes(failing.criterion))
        .reduce((sum, { severity }) => sum + severity, 0),
    );
    const most = Math.max(0, ...weights);
    const home = most === 0 ? addCriterionTask(fixes, values, words) : fixes[weights.indexOf(most)];
    home?.acceptance.push({
      kind: 'criterion',
      text: fill(words.words.criterion, values),
      rule: null,
      issue: null,
      ref: null,
      criterion: failing.criterion,
      threshold: values.threshold,
    });
  }
}

function addCriterionTask(
  fixes: Draft[],
  values: { number: number; name: string },
  words: CauseWords,
): Draft {
  const draft: Draft = {
    kind: 'fix',
    cause: `criterion-${values.number}`,
    ...words.criterion,
    title: fill(words.criterion.title, values),
    depth: 'Deep',
    depth_reason: words.words.depth_open,
    acceptance: [],
    files: 'TBD',
  };
  fixes.push(draft);
  return draft;
}

function draftReports({ outcomes, words }: PlanInput): Draft[] {
  return words.reports.map(({ id, file, ...report }) => ({
    kind: 'report',
    cause: id,
    ...report,
    depth: 'Light',
    depth_reason: words.words.depth_report,
    acceptance: [
      {
        kind: 'file',
        text: fill(id === 'accessibility-report' ? words.words.file_wcag : words.words.file, {
          file,
          count: outcomes.issues.length,
        }),
        rule: null,
        issue: null,
        ref: file,
        criterion: null,
        threshold: null,
      },
    ],
    files: [file],
  }));
}
