import { WCAG_CRITERIA } from '../../contract/wcag-criteria.ts';
import { fill } from '../fill.ts';
import { type Block, nativeName, type Words } from './document-model.ts';
import { type Facts, firstRef, type Product } from './facts.ts';
import { renderMarkdown } from './render-markdown.ts';

/** form-filler: each of the 55 criteria with what was measured; a draft that claims no conformance. */
export function fillAccessibilityForm(facts: Facts, name: string): Product {
  const { aggregate, words } = facts;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(words.accessibility?.[key] ?? '', values);
  const title = say('title', { target: aggregate.context.target });
  const rows = WCAG_CRITERIA.map(({ criterion, name: label, level }): Words[] => {
    const { status, remark } = judge(criterion, facts);
    return [[`${criterion} ${label}`], [level], [say(status)], remark];
  });
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'paragraph', text: say('notice') },
    {
      kind: 'list',
      items: [
        [`${say('build')}: ${aggregate.context.build_identity}`],
        [`${say('viewport')}: ${aggregate.context.viewport}`],
        [say('method')],
      ],
    },
    {
      kind: 'table',
      head: [say('criterion'), say('level'), say('status'), say('remarks')],
      rows,
      widths: [3, 1, 2, 5],
    },
    { kind: 'paragraph', text: say('person') },
  ];
  return {
    name,
    text: renderMarkdown(blocks),
    native: { format: 'pdf', name: nativeName(name, 'pdf'), title, blocks },
  };
}

type Status = 'failures' | 'no_failures' | 'needs_review' | 'not_measured';

/** A failure that was seen outweighs everything; nothing seen is never more than “no failure found”. */
function judge(criterion: string, { aggregate, outcomes }: Facts): { status: Status; remark: Words } {
  const failed = outcomes.issues.filter(({ claims }) => claims.wcag.includes(criterion));
  if (failed.length > 0) {
    const places = failed
      .slice(0, 3)
      .flatMap((issue, at) => [`${at > 0 ? '; ' : ''}${issue.title} (`, { code: firstRef(issue) }, ')']);
    const more = failed.length > 3 ? [`; +${failed.length - 3}`] : [];
    return { status: 'failures', remark: [...places, ...more] };
  }
  const data = aggregate.methods.find(({ method }) => method === 'wcag_2_2_aa')?.methodology_data.checks;
  const checks: readonly unknown[] = Array.isArray(data) ? data : [];
  const check = checks.find((one) => isCheck(one) && one.criterion === criterion);
  if (!isCheck(check) || check.status === 'not_checked') return { status: 'not_measured', remark: [] };
  return { status: check.status === 'checked' ? 'no_failures' : 'needs_review', remark: [] };
}

function isCheck(value: unknown): value is { criterion: string; status: string } {
  return typeof value === 'object' && value !== null && 'criterion' in value && 'status' in value;
}
