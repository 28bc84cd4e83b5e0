import type { Issue } from '../../contract/outcome.ts';
import type { Task } from '../../contract/team/plan.ts';
import type { SourceFinding, Stage1, Stage1Assumption, Stage1Decision } from '../../contract/team/stage1.ts';
import { fill } from '../fill.ts';
import type { Ask, FixContext } from '../fix/fixer.ts';
import { FIXERS } from '../fix/fixers.ts';

export interface ExploreInput extends FixContext {
  readonly specialist: string;
  readonly tasks: readonly Task[];
  /** Places that somebody else found, by issue; a fixer goes before them. */
  readonly placed?: ReadonlyMap<string, { readonly file: string; readonly why: string }>;
}

interface Draft {
  readonly findings: SourceFinding[];
  readonly assumptions: Stage1Assumption[];
  readonly decisions: Stage1Decision[];
  readonly asked: Map<string, string>;
}

/** Stage 1 without a model: what the rules' own knowledge of causes finds in the source, and what people must say. */
export function exploreTasks(input: ExploreInput): Stage1 {
  const draft: Draft = { findings: [], assumptions: [], decisions: [], asked: new Map() };
  for (const task of input.tasks) {
    const issues = issuesOf(task, input);
    const left = issues.filter((issue) => !research(issue, task, { input, draft }));
    if (left.length > 0) askWhatIsLeft(task, left, { input, draft });
  }
  return {
    ...describe(draft, input),
    findings: draft.findings,
    assumptions: draft.assumptions,
    decisions: draft.decisions,
  };
}

function issuesOf(task: Task, { outcomes }: ExploreInput): Issue[] {
  const ids = task.acceptance.map(({ issue }) => issue);
  return outcomes.issues.filter(({ id }) => ids.includes(id));
}

/** True where the finding leads to a place. */
function research(
  issue: Issue,
  task: Task,
  { input, draft }: { input: ExploreInput; draft: Draft },
): boolean {
  const fix = FIXERS[issue.rule]?.(issue, input) ?? null;
  if (fix === null) return keepPlace(issue, task, { input, draft });
  draft.findings.push({
    id: `F${draft.findings.length + 1}`,
    task: task.id,
    issue: issue.id,
    fixer: fix.fixer,
    grounds: fix.grounds,
    asks: fix.ask === null ? null : askOnce(fix.ask, draft),
    edits: [...fix.edits],
  });
  return true;
}

/** A place without edits: who writes the code is asked for them later. */
function keepPlace(
  issue: Issue,
  task: Task,
  { input, draft }: { input: ExploreInput; draft: Draft },
): boolean {
  const place = input.placed?.get(issue.id);
  if (place === undefined) return false;
  draft.findings.push({
    id: `F${draft.findings.length + 1}`,
    task: task.id,
    issue: issue.id,
    fixer: 'model',
    grounds: place.why,
    asks: null,
    edits: [],
    file: place.file,
  });
  return true;
}

function askOnce(ask: Ask, draft: Draft): string {
  const known = draft.asked.get(ask.key);
  if (known !== undefined) return known;
  const id = ask.kind === 'assumption' ? addAssumption(ask, draft) : addDecision(ask, draft);
  draft.asked.set(ask.key, id);
  return id;
}

function addAssumption(ask: Extract<Ask, { kind: 'assumption' }>, { assumptions }: Draft): string {
  const id = `A${assumptions.length + 1}`;
  assumptions.push({ id, title: ask.title, default: ask.default, rationale: ask.rationale });
  return id;
}

function addDecision(
  ask: Omit<Extract<Ask, { kind: 'decision' }>, 'kind' | 'key'>,
  { decisions }: Draft,
): string {
  const id = `D${decisions.length + 1}`;
  const options = ask.options.map((option, at) => ({ letter: String.fromCharCode(65 + at), ...option }));
  decisions.push({ id, title: ask.title, options, recommended: 'A', because: ask.because, risk: ask.risk });
  return id;
}

/** One decision a task about everything that no fixer could place. */
function askWhatIsLeft(
  task: Task,
  left: readonly Issue[],
  { input, draft }: { input: ExploreInput; draft: Draft },
): void {
  const sentence = input.words.decisions ?? {};
  const id = addDecision(
    {
      title: fill(sentence.left_title ?? '', { count: left.length, task: task.id }),
      options: [
        { text: sentence.left_hand_over ?? '', rationale: sentence.left_hand_over_why ?? '' },
        { text: sentence.left_drop ?? '', rationale: sentence.left_drop_why ?? '' },
      ],
      because: sentence.left_because ?? '',
      risk: sentence.left_risk ?? '',
    },
    draft,
  );
  for (const issue of left)
    draft.findings.push({
      id: `F${draft.findings.length + 1}`,
      task: task.id,
      issue: issue.id,
      fixer: 'none',
      grounds: issue.recommendation,
      asks: id,
      edits: [],
    });
}

function describe(
  { findings }: Draft,
  input: ExploreInput,
): Pick<
  Stage1,
  | 'specialist'
  | 'searched'
  | 'facts'
  | 'elements'
  | 'connections'
  | 'dynamics'
  | 'risks'
  | 'approach'
  | 'reroute'
> {
  const say = (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(input.words.explore?.[name] ?? '', values);
  const issues = input.tasks.flatMap((task) => issuesOf(task, input));
  const found = findings.filter(({ edits }) => edits.length > 0);
  const left = findings.filter(({ edits, file }) => edits.length === 0 && file === undefined).length;
  const edits = found.flatMap((finding) => finding.edits);
  const files = [...new Set(edits.map(({ file }) => file))].toSorted();
  const shared = files.map((file) => ({ file, count: edits.filter((edit) => edit.file === file).length }));
  const reports = input.tasks.filter(({ kind }) => kind === 'report');
  return {
    specialist: input.specialist,
    searched: { files: input.source.files.length, root: input.source.root },
    facts: listFacts(issues, reports, say),
    elements: [
      say('elements', {
        count: issues.length,
        tasks: input.tasks.length,
        rules: [...new Set(issues.map(({ rule }) => rule))].join(', ') || '-',
      }),
    ],
    connections: [
      found.length === 0
        ? say('connections_none')
        : say('connections_found', { found: found.length, count: findings.length, files: files.join(', ') }),
    ],
    dynamics: [say('dynamics')],
    risks: [
      ...shared.filter(({ count }) => count > 1).map((one) => say('risk_shared', one)),
      left > 0 ? say('risk_left', { count: left }) : say('risk_none'),
    ],
    approach:
      issues.length === 0
        ? say('approach_report', { file: reports.flatMap(({ files: names }) => names).join(', ') || '-' })
        : say('approach', { edits: edits.length, found: found.length, left }),
    reroute: null,
  };
}

type Say = (name: string, values?: Readonly<Record<string, string | number>>) => string;

function listFacts(issues: readonly Issue[], reports: readonly Task[], say: Say): string[] {
  return [
    ...issues.map((issue) =>
      say('fact_issue', {
        issue: issue.id,
        rule: issue.rule,
        places: issue.touched.length,
        ref: issue.places[0]?.ref ?? '',
        claim: issue.claim,
      }),
    ),
    ...reports.map(({ id, title }) => say('fact_evidence', { task: id, title })),
  ];
}
