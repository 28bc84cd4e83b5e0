import type { Blueprint, Operation } from '../../contract/team/blueprint.ts';
import type { Depth, Task } from '../../contract/team/plan.ts';
import type { Specialist } from '../../contract/team/profile.ts';
import type { SourceFinding, Stage1 } from '../../contract/team/stage1.ts';
import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';
import { fill } from '../fill.ts';
import { type Answer, resolveAnswer, safeWords } from './resolve-answer.ts';

/** What stage 2 is given: it never sees stage 1 itself, only what it wrote and what people answered. */
export interface SpecifyInput {
  readonly specialist: Specialist;
  readonly tasks: readonly Task[];
  readonly depth: Depth;
  readonly stage1: Stage1;
  /** `null` at Light depth, where every item is a default. */
  readonly decisions: TeamDecisions | null;
  readonly producer: {
    readonly name: string;
    readonly output_format: string;
    readonly files: readonly string[];
  };
  readonly words: TeamWords;
  /** What is to become of a finding that has a place and no edits, by finding. */
  readonly changes?: ReadonlyMap<string, { readonly what: string; readonly grounds: Operation['grounds'] }>;
}

/** Stage 2 without a model: a blueprint whose every operation rests on a finding, an answer or a standard. */
export function specifyBlueprint(input: SpecifyInput): Blueprint {
  const { specialist, tasks, depth, stage1, producer } = input;
  const ids = tasks.map(({ id }) => id);
  const findings = stage1.findings.filter(({ task }) => ids.includes(task));
  const open: string[] = [];
  const operations = [
    ...findings.flatMap((finding) => operate(finding, input, open)),
    ...tasks.filter(({ kind }) => kind === 'report').map((task) => write(task, input)),
  ].map((operation, at) => ({ ...operation, id: `O${at + 1}` }));
  return {
    specialist: specialist.profile.name,
    domain: specialist.profile.domain,
    plan_tasks: ids,
    depth,
    status: open.length === 0 ? 'approved' : 'draft',
    title: fill(input.words.blueprint?.title ?? '', {
      specialist: specialist.profile.display_name,
      titles: tasks.map(({ title }) => title).join('; '),
    }),
    task_reference: tasks.map(({ id, title, acceptance, dependencies }) => ({
      task: id,
      title,
      criteria: acceptance.map((one) => `${one.id}: ${one.text}`),
      dependencies: dependencies.join(', ') || '-',
    })),
    research: [...stage1.facts, ...findings.map((one) => sayFinding(one, input))],
    approach: [stage1.approach, ...stage1.risks],
    decisions: listDecisions(findings, input),
    operations,
    acceptance: tasks.flatMap((task) => mapAcceptance(task, operations, input)),
    integration: integrate(operations, input),
    open_items: open,
    handoff: {
      producer: producer.name,
      output_format: producer.output_format,
      output_filename: producer.files[0] ?? `${specialist.profile.name}.patch`,
      output_directory: 'output',
      formatting: [
        producer.output_format === 'source'
          ? (input.words.blueprint?.formatting_source ?? '')
          : fill(input.words.blueprint?.formatting_other ?? '', { format: producer.output_format }),
      ],
      blocks: operations.map(({ id, what }) => `${id}: ${what}`),
    },
  };
}

type Draft = Omit<Operation, 'id'>;

function operate(finding: SourceFinding, input: SpecifyInput, open: string[]): Draft[] {
  const answer = resolveAnswer(finding.asks, input.stage1, input.decisions);
  const grounds = groundsOf(finding, answer);
  const sentence = input.words.blueprint ?? {};
  if (answer.kind === 'unanswered') {
    open.push(fill(sentence.open ?? '', { issue: finding.issue }));
    return [];
  }
  const common = { task: finding.task, issues: [finding.issue], grounds };
  if (answer.kind === 'refused')
    return [
      {
        ...common,
        kind: 'handover',
        what: fill(sentence.dropped ?? '', { id: answer.id, issue: finding.issue }),
        edits: [],
      },
    ];
  const change = input.changes?.get(finding.id);
  if (finding.file !== undefined && change !== undefined)
    return [
      {
        ...common,
        kind: 'edit',
        what: change.what,
        edits: [],
        files: [finding.file],
        grounds: [...grounds, ...change.grounds],
      },
    ];
  const needsWords = finding.edits.some(({ replace }) => replace.includes('{{answer}}'));
  if (finding.edits.length === 0 || (answer.isOwnWords && !needsWords)) {
    const advice = answer.isOwnWords ? answer.text : finding.grounds;
    return [
      {
        ...common,
        kind: 'handover',
        what: fill(sentence.handover ?? '', { issue: finding.issue, advice }),
        edits: [],
      },
    ];
  }
  const edits = finding.edits.map((edit) => ({
    ...edit,
    replace: edit.replace.replaceAll('{{answer}}', safeWords(answer.text)),
  }));
  const what = edits.map((edit) => fill(sentence.edit ?? '', { ...edit })).join(' ');
  return [{ ...common, kind: 'edit', what, edits }];
}

function groundsOf(finding: SourceFinding, answer: Answer): Operation['grounds'] {
  const own: Operation['grounds'] = [{ kind: 'finding', id: finding.id }];
  return answer.id === '' ? own : [...own, { kind: 'answer', id: answer.id }];
}

const STANDARDS: Readonly<Record<string, string>> = {
  csv: 'RFC 4180',
  json: 'SARIF 2.1.0',
  markdown: 'CommonMark',
};

function write(task: Task, { producer, words }: SpecifyInput): Draft {
  const file = task.files === 'TBD' ? '' : (task.files[0] ?? '');
  return {
    task: task.id,
    kind: 'write',
    what: fill(words.blueprint?.write ?? '', { file }),
    issues: [],
    edits: [],
    grounds: [{ kind: 'standard', id: STANDARDS[producer.output_format] ?? producer.output_format }],
  };
}

function sayFinding({ id, issue, grounds }: SourceFinding, { words }: SpecifyInput): string {
  return fill(words.blueprint?.finding ?? '', { id, issue, grounds });
}

function listDecisions(findings: readonly SourceFinding[], input: SpecifyInput): Blueprint['decisions'] {
  const { stage1, words, decisions, changes } = input;
  const built = [...(changes?.values() ?? [])].flatMap(({ grounds }) => grounds);
  const asked = new Set([
    ...findings.flatMap(({ asks }) => (asks === null ? [] : [asks])),
    ...built.filter(({ kind }) => kind === 'answer').map(({ id }) => id),
  ]);
  return [...asked].flatMap((id) => {
    const answer = resolveAnswer(id, stage1, decisions);
    const decision = stage1.decisions.find((one) => one.id === id);
    const title = decision?.title ?? stage1.assumptions?.find((one) => one.id === id)?.title;
    if (title === undefined || answer.kind === 'unanswered') return [];
    return [
      {
        id,
        title,
        outcome: answer.text,
        alternatives: decision?.options.map(({ text }) => text).join('; ') ?? '-',
        confirmed_by:
          (decisions === null ? words.blueprint?.default_confirmed : words.blueprint?.person) ?? '-',
      },
    ];
  });
}

function mapAcceptance(
  task: Task,
  operations: readonly Operation[],
  { words }: SpecifyInput,
): Blueprint['acceptance'] {
  const own = operations.filter((operation) => operation.task === task.id);
  const sentence = words.blueprint ?? {};
  return task.acceptance.flatMap(({ id, kind, issue }) => {
    const settling =
      kind === 'rule' ? own.filter(({ issues }) => issue !== null && issues.includes(issue)) : own;
    const [first] = settling;
    if (first === undefined) return [];
    const basis = first.grounds.find((ground) => ground.kind === 'answer') ?? first.grounds[0];
    const how =
      kind === 'criterion'
        ? sentence.how_criterion
        : { edit: sentence.how_edit, write: sentence.how_write, handover: sentence.how_handover }[first.kind];
    return [
      {
        criterion: id,
        operations: settling.map((one) => one.id),
        how: fill(how ?? '-', { id: basis?.id ?? '' }),
      },
    ];
  });
}

function integrate(operations: readonly Operation[], { words }: SpecifyInput): string[] {
  const files = [...new Set(operations.flatMap(({ edits }) => edits.map(({ file }) => file)))].toSorted();
  if (files.length === 0) return [words.blueprint?.integration_none ?? '-'];
  return files.map((file) => fill(words.blueprint?.integration_file ?? '', { file }));
}
