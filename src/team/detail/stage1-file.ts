import type {
  Edit,
  SourceFinding,
  Stage1,
  Stage1Assumption,
  Stage1Decision,
} from '../../contract/team/stage1.ts';
import { decodeLine, encodeBeforeColon, encodeLine, splitAtColon } from '../text/line-codec.ts';
import {
  bullet,
  field,
  type Item,
  parseOutline,
  renderOutline,
  type Section,
  textOf,
} from '../text/outline.ts';

const RECOMMENDED = ' — recommended';

/** Writes `stage1.md`, with exactly the headings and labels that the gate reads. */
export function renderStage1(stage1: Stage1): string {
  const { assumptions, reroute } = stage1;
  const sections: Section[] = [
    { level: 2, title: 'Research Findings', items: renderFindings(stage1) },
    {
      level: 2,
      title: 'ECD Analysis',
      items: [
        field('Elements', '', stage1.elements.map(bullet)),
        field('Connections', '', stage1.connections.map(bullet)),
        field('Dynamics', '', stage1.dynamics.map(bullet)),
      ],
    },
    ...(assumptions === null ? [] : renderAssumptions(assumptions)),
    { level: 2, title: 'Key Decisions', items: [] },
    ...stage1.decisions.map(renderDecision),
    { level: 2, title: 'Risks Identified', items: stage1.risks.map(bullet) },
    { level: 2, title: 'Recommended Approach', items: [bullet(stage1.approach)] },
    ...(reroute === null
      ? []
      : [
          {
            level: 2 as const,
            title: 'Re-route',
            items: [
              field('Task', reroute.task),
              field('Domain', reroute.domain),
              field('Reason', reroute.reason),
            ],
          },
        ]),
  ];
  return `# Stage 1: ${stage1.specialist}\n\n${renderOutline(sections)}`;
}

function renderFindings({ searched, facts, findings }: Stage1): Item[] {
  return [
    field('Searched', `${searched.files} files under ${searched.root}`),
    ...facts.map((fact) => field('Fact', fact)),
    ...findings.map((finding) =>
      field(finding.id, finding.issue, [
        field('Task', finding.task),
        field('Fixer', finding.fixer),
        field('Grounds', finding.grounds),
        ...(finding.asks === null ? [] : [field('Asks', finding.asks)]),
        ...(finding.file === undefined ? [] : [field('File', finding.file)]),
        ...finding.edits.map(renderEdit),
      ]),
    ),
  ];
}

/** An edit as a bullet; blueprints write it the same way. */
export function renderEdit({ file, line, find, replace }: Edit): Item {
  return field('Edit', file, [field('Line', String(line)), field('Find', find), field('Replace', replace)]);
}

export function parseEdit({ text, items }: Item): Edit {
  return {
    file: text,
    line: Number(textOf(items, 'Line')),
    find: textOf(items, 'Find'),
    replace: textOf(items, 'Replace'),
  };
}

function renderAssumptions(assumptions: readonly Stage1Assumption[]): Section[] {
  return [
    { level: 2, title: 'Assumptions', items: [] },
    ...assumptions.map((one) => ({
      level: 3 as const,
      title: `${one.id}: ${encodeLine(one.title)}`,
      items: [field('Default', one.default), field('Rationale', one.rationale)],
    })),
  ];
}

function renderDecision(one: Stage1Decision): Section {
  const options = one.options.map(({ letter, text, rationale }) => {
    const mark = letter === one.recommended ? RECOMMENDED : '';
    return { ...bullet(''), raw: `${letter}) ${encodeBeforeColon(text)}${mark}: ${encodeLine(rationale)}` };
  });
  return {
    level: 3,
    title: `${one.id}: ${encodeLine(one.title)}`,
    items: [
      field('Options', '', options),
      field('Recommendation', `${one.recommended}, because ${one.because}`),
      field('Risk if wrong', one.risk),
    ],
  };
}

/** Reads `stage1.md` by its headings, also where a person or a model wrote it. */
export function parseStage1(text: string): Stage1 {
  const sections = parseOutline(text);
  const named = (title: string): readonly Item[] =>
    sections.find((section) => section.level === 2 && section.title === title)?.items ?? [];
  const research = named('Research Findings');
  const analysis = named('ECD Analysis');
  const dimension = (label: string): string[] =>
    analysis.find((item) => item.label === label)?.items.map((item) => item.text) ?? [];
  const reroute = named('Re-route');
  return {
    specialist: (/^# Stage 1: (.*)$/m.exec(text)?.[1] ?? '').trim(),
    searched: parseSearched(textOf(research, 'Searched')),
    findings: research.flatMap(parseFinding),
    facts: research.filter(({ label }) => label === 'Fact').map((item) => item.text),
    elements: dimension('Elements'),
    connections: dimension('Connections'),
    dynamics: dimension('Dynamics'),
    assumptions: sections.some(({ title }) => title === 'Assumptions')
      ? under(sections, 'Assumptions').flatMap(parseAssumption)
      : null,
    decisions: under(sections, 'Key Decisions').flatMap(parseDecision),
    risks: named('Risks Identified').map((item) => item.text),
    approach: named('Recommended Approach')[0]?.text ?? '',
    reroute:
      reroute.length === 0
        ? null
        : {
            task: textOf(reroute, 'Task'),
            domain: textOf(reroute, 'Domain'),
            reason: textOf(reroute, 'Reason'),
          },
  };
}

function parseSearched(text: string): Stage1['searched'] {
  const [, files = '0', root = '.'] = /^(\d+) files under (.*)$/s.exec(text) ?? [];
  return { files: Number(files), root };
}

/** The level-3 sections that follow a level-2 one. */
function under(sections: readonly Section[], title: string): Section[] {
  const start = sections.findIndex((section) => section.level === 2 && section.title === title);
  if (start === -1) return [];
  const rest = sections.slice(start + 1);
  const end = rest.findIndex(({ level }) => level === 2);
  return rest.slice(0, end === -1 ? undefined : end);
}

function parseFinding({ label, text, items }: Item): SourceFinding[] {
  if (label === null || !/^F\d+$/.test(label)) return [];
  const file = textOf(items, 'File');
  return [
    {
      ...(file === '' ? {} : { file }),
      id: label,
      task: textOf(items, 'Task'),
      issue: text,
      fixer: textOf(items, 'Fixer'),
      grounds: textOf(items, 'Grounds'),
      asks: items.find((item) => item.label === 'Asks')?.text ?? null,
      edits: items.filter((item) => item.label === 'Edit').map(parseEdit),
    },
  ];
}

function parseAssumption({ title, items }: Section): Stage1Assumption[] {
  const [, id, name] = /^(A\d+): (.*)$/.exec(title) ?? [];
  if (id === undefined || name === undefined) return [];
  return [
    { id, title: decodeLine(name), default: textOf(items, 'Default'), rationale: textOf(items, 'Rationale') },
  ];
}

function parseDecision({ title, items }: Section): Stage1Decision[] {
  const [, id, name] = /^(D\d+): (.*)$/.exec(title) ?? [];
  if (id === undefined || name === undefined) return [];
  const [, recommended = 'A', because = ''] =
    /^([A-Z])(?:, because ([\s\S]*))?/.exec(textOf(items, 'Recommendation')) ?? [];
  const options = items.find(({ label }) => label === 'Options')?.items ?? [];
  return [
    {
      id,
      title: decodeLine(name),
      options: options.flatMap((option) => parseOption(option, recommended)),
      recommended,
      because,
      risk: textOf(items, 'Risk if wrong'),
    },
  ];
}

function parseOption({ raw = '' }: Item, recommended: string): Stage1Decision['options'] {
  const [, letter, rest] = /^([A-Z])\) ([\s\S]*)$/.exec(raw) ?? [];
  if (letter === undefined || rest === undefined) return [];
  const [head, rationale] = splitAtColon(rest);
  const isMarked = letter === recommended && head.endsWith(RECOMMENDED);
  const name = isMarked ? head.slice(0, -RECOMMENDED.length) : head;
  return [{ letter, text: decodeLine(name), rationale: decodeLine(rationale) }];
}
