import type { Blueprint, Operation } from '../../contract/team/blueprint.ts';
import type { Depth } from '../../contract/team/plan.ts';
import { parseEdit, renderEdit } from '../detail/stage1-file.ts';
import { decodeLine, encodeLine } from '../text/line-codec.ts';
import {
  bullet,
  field,
  type Item,
  parseOutline,
  renderOutline,
  type Section,
  textOf,
} from '../text/outline.ts';

/** The nine sections, in their order. */
export const BLUEPRINT_SECTIONS = [
  '1. Task Reference',
  '2. Research Findings',
  '3. Approach',
  '4. Decisions Made',
  '5. Deliverable Specification',
  '6. Acceptance Mapping',
  '7. Integration Points',
  '8. Open Items',
  '9. Producer Handoff',
] as const;

/** Writes a blueprint as its nine sections under front matter. */
export function renderBlueprint(blueprint: Blueprint): string {
  const bodies: readonly (readonly Item[])[] = [
    blueprint.task_reference.map(({ task, title, criteria, dependencies }) =>
      field(task, title, [
        field('Dependencies', dependencies),
        ...criteria.map((one) => field('Criterion', one)),
      ]),
    ),
    blueprint.research.map(bullet),
    blueprint.approach.map(bullet),
    blueprint.decisions.map(({ id, title, outcome, alternatives, confirmed_by }) =>
      field(id, title, [
        field('Outcome', outcome),
        field('Alternatives', alternatives),
        field('Confirmed by', confirmed_by),
      ]),
    ),
    blueprint.operations.map(renderOperation),
    blueprint.acceptance.map(({ criterion, operations, how }) =>
      field(
        criterion,
        how,
        operations.map((id) => field('Operation', id)),
      ),
    ),
    blueprint.integration.map(bullet),
    blueprint.open_items.map(bullet),
    renderHandoff(blueprint.handoff),
  ];
  const sections: Section[] = BLUEPRINT_SECTIONS.map((title, at) => ({
    level: 2,
    title,
    items: bodies[at] ?? [],
  }));
  const { specialist, domain, plan_tasks, depth, status, title } = blueprint;
  const front = [
    '---',
    `specialist: ${specialist}`,
    `domain: ${encodeLine(domain)}`,
    `plan_tasks: [${plan_tasks.join(', ')}]`,
    `depth: ${depth}`,
    `status: ${status}`,
    '---',
  ];
  return `${front.join('\n')}\n\n# Blueprint: ${encodeLine(title)}\n\n${renderOutline(sections)}`;
}

function renderOperation({ id, task, kind, what, issues, edits, files, grounds }: Operation): Item {
  return field(id, what, [
    field('Task', task),
    field('Kind', kind),
    ...issues.map((issue) => field('Issue', issue)),
    ...(files ?? []).map((file) => field('File', file)),
    ...grounds.map((ground) => field('Rests on', ground.id, [field('As', ground.kind)])),
    ...edits.map(renderEdit),
  ]);
}

function renderHandoff(handoff: Blueprint['handoff']): Item[] {
  return [
    field('producer', handoff.producer),
    field('output_format', handoff.output_format),
    field('output_filename', handoff.output_filename),
    field('output_directory', handoff.output_directory),
    field('Formatting Requirements', '', handoff.formatting.map(bullet)),
    field('Content Blocks', 'in order', handoff.blocks.map(bullet)),
  ];
}

/** Reads a blueprint back, and says which of the nine sections are missing. Values are checked by whoever reads it. */
export function parseBlueprint(text: string): { blueprint: Blueprint; missing: string[] } {
  const sections = parseOutline(text);
  const find = (title: string): Section | undefined =>
    sections.find((one) => one.level === 2 && one.title === title);
  const items = (at: number): readonly Item[] => find(BLUEPRINT_SECTIONS[at] ?? '')?.items ?? [];
  const front = (key: string): string => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const tasks = front('plan_tasks').replace(/^\[|\]$/g, '');
  return {
    missing: BLUEPRINT_SECTIONS.filter((title) => find(title) === undefined),
    blueprint: {
      specialist: front('specialist'),
      domain: decodeLine(front('domain')),
      plan_tasks: tasks === '' ? [] : tasks.split(', '),
      depth: depthOf(front('depth')),
      status: front('status') === 'approved' ? 'approved' : 'draft',
      title: decodeLine(/^# Blueprint: (.*)$/m.exec(text)?.[1] ?? ''),
      task_reference: items(0).map((item) => ({
        task: item.label ?? '',
        title: item.text,
        criteria: textsOf(item, 'Criterion'),
        dependencies: textOf(item.items, 'Dependencies'),
      })),
      research: items(1).map((item) => item.text),
      approach: items(2).map((item) => item.text),
      decisions: items(3).map((item) => ({
        id: item.label ?? '',
        title: item.text,
        outcome: textOf(item.items, 'Outcome'),
        alternatives: textOf(item.items, 'Alternatives'),
        confirmed_by: textOf(item.items, 'Confirmed by'),
      })),
      operations: items(4).map(parseOperation),
      acceptance: items(5).map((item) => ({
        criterion: item.label ?? '',
        operations: textsOf(item, 'Operation'),
        how: item.text,
      })),
      integration: items(6).map((item) => item.text),
      open_items: items(7).map((item) => item.text),
      handoff: parseHandoff(items(8)),
    },
  };
}

function depthOf(text: string): Depth {
  return text === 'Deep' || text === 'Light' ? text : 'Standard';
}

function textsOf(item: Item, label: string): string[] {
  return item.items.filter((one) => one.label === label).map((one) => one.text);
}

function parseOperation(item: Item): Operation {
  const kind = textOf(item.items, 'Kind');
  const files = textsOf(item, 'File');
  return {
    ...(files.length === 0 ? {} : { files }),
    id: item.label ?? '',
    task: textOf(item.items, 'Task'),
    kind: kind === 'edit' || kind === 'write' ? kind : 'handover',
    what: item.text,
    issues: textsOf(item, 'Issue'),
    edits: item.items.filter(({ label }) => label === 'Edit').map(parseEdit),
    grounds: item.items
      .filter(({ label }) => label === 'Rests on')
      .map((one) => {
        const as = textOf(one.items, 'As');
        return { kind: as === 'answer' || as === 'standard' ? as : 'finding', id: one.text };
      }),
  };
}

function parseHandoff(items: readonly Item[]): Blueprint['handoff'] {
  const under = (label: string): string[] =>
    items.find((item) => item.label === label)?.items.map((item) => item.text) ?? [];
  return {
    producer: textOf(items, 'producer'),
    output_format: textOf(items, 'output_format'),
    output_filename: textOf(items, 'output_filename'),
    output_directory: textOf(items, 'output_directory'),
    formatting: under('Formatting Requirements'),
    blocks: under('Content Blocks'),
  };
}
