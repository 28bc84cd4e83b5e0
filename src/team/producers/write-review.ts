import type { Issue } from '../../contract/outcome.ts';
import { fill } from '../fill.ts';
import { type Block, nativeName } from './document-model.ts';
import { byHarm, type Facts, firstRef, type Product, severityOf, taskOf } from './facts.ts';
import { renderMarkdown } from './render-markdown.ts';

const MOST_PICTURES = 8;

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** document-writer: the review as one document, nothing added to what the documents say. */
export function writeReview(facts: Facts, name: string): Product {
  const say: Say = (key, values = {}) => fill(facts.words.documents?.[key] ?? '', values);
  const title = say('review_title', { target: facts.aggregate.context.target });
  const blocks = [
    { kind: 'heading' as const, level: 1 as const, text: title },
    ...describeVerdict(facts, say),
    ...describeTasks(facts, say),
    ...describeFindings(facts, say),
    ...describeLimits(facts, say),
  ];
  return {
    name,
    text: renderMarkdown(blocks),
    native: { format: 'docx', name: nativeName(name, 'docx'), title, blocks },
  };
}

function describeVerdict({ aggregate, debate }: Facts, say: Say): Block[] {
  const failing = debate?.criteria.filter(({ status }) => status !== 'PASS') ?? [];
  return [
    {
      kind: 'paragraph',
      text: say('verdict', {
        verdict: aggregate.verdict.toUpperCase(),
        average: aggregate.average_score.toFixed(1),
        threshold: aggregate.threshold,
      }),
    },
    { kind: 'heading', level: 2, text: say('scores') },
    {
      kind: 'list',
      items: Object.entries(aggregate.method_scores).map(([method, score]) => [`${method}: ${score}/10`]),
    },
    { kind: 'heading', level: 2, text: say('criteria') },
    failing.length === 0
      ? { kind: 'paragraph', text: say('none') }
      : {
          kind: 'list',
          items: failing.map((one) => [`C${one.number} ${one.name}: ${one.combined}, ${one.status}`]),
        },
  ];
}

function describeTasks({ plan }: Facts, say: Say): Block[] {
  const tasks = plan.tasks.flatMap((task): Block[] => [
    { kind: 'heading', level: 3, text: `${task.id}: ${task.title}` },
    { kind: 'paragraph', text: task.description },
    { kind: 'list', items: task.acceptance.map((one) => [`${one.id} ${one.text}`]) },
  ]);
  return [{ kind: 'heading', level: 2, text: say('tasks') }, ...tasks];
}

/** The worst findings first; each screen is shown once, with the worst finding on it. */
function describeFindings(facts: Facts, say: Say): Block[] {
  const issues = byHarm(facts.outcomes);
  const shown = new Set<string>();
  const findings = issues.flatMap((issue) => {
    const ref = firstRef(issue);
    const isNew = ref !== '' && !shown.has(ref) && shown.size < MOST_PICTURES;
    if (isNew) shown.add(ref);
    const caption = `${issue.title}, ${ref}`;
    const picture: Block[] = isNew ? [{ kind: 'picture', ref, caption }] : [];
    return [...describeFinding(issue, facts, say), ...picture];
  });
  const heading: Block = { kind: 'heading', level: 2, text: say('findings', { count: issues.length }) };
  return [heading, ...findings];
}

function describeFinding(issue: Issue, { plan }: Facts, say: Say): Block[] {
  return [
    { kind: 'heading', level: 3, text: issue.title },
    {
      kind: 'list',
      items: [
        [`${say('finding_id')}: `, { code: issue.id }, `, ${taskOf(plan, issue) || '-'}`],
        [`${say('severity')}: ${severityOf(issue)}`],
        [`${say('place')}: `, { code: firstRef(issue) }, ` (${issue.touched.length})`],
        [issue.claim],
        [`${say('advice')}: ${issue.recommendation}`],
      ],
    },
  ];
}

function describeLimits({ aggregate }: Facts, say: Say): Block[] {
  const limits = [...new Set(aggregate.methods.flatMap(({ limitations }) => limitations))];
  return [
    { kind: 'heading', level: 2, text: say('limits') },
    { kind: 'list', items: limits.map((text) => [text]) },
  ];
}
