import type { AxeResult, State } from '../../src/contract/state.ts';
import type * as dom from './dom.ts';
import type { PagePart } from './script.ts';

declare const boxOf: typeof dom.boxOf;
declare const clip: typeof dom.clip;

interface AxeNode {
  target: unknown[];
  element?: Element;
  failureSummary?: string;
}
interface AxeRule {
  id: string;
  impact?: string | null;
  help: string;
  helpUrl: string;
  tags: string[];
  nodes: AxeNode[];
}
interface Axe {
  version: string;
  run(context: Document, options: object): Promise<Record<'violations' | 'incomplete' | 'passes', AxeRule[]>>;
}
declare const axe: Axe | undefined;

/** Runs axe-core with the WCAG A and AA tags; `null` while axe is not loaded in this world. */
export async function runAxe(tags: readonly string[]): Promise<State['axe']> {
  if (typeof axe === 'undefined') return null;
  const found = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    iframes: false,
    preload: false,
  });
  return {
    version: axe.version,
    violations: found.violations.map((rule) => axeRule(rule)),
    incomplete: found.incomplete.map((rule) => axeRule(rule)),
    passes: found.passes.map((rule) => rule.id),
  };
}

export function axeRule(rule: AxeRule): AxeResult {
  const impacts = ['minor', 'moderate', 'serious', 'critical'] as const;
  return {
    rule: rule.id,
    impact: impacts.find((impact) => impact === rule.impact) ?? null,
    help: rule.help,
    help_url: rule.helpUrl,
    tags: rule.tags,
    nodes: rule.nodes.slice(0, 20).map((node) => ({
      target: clip(node.target.flat(3).join(' '), 300),
      box: node.element === undefined ? null : boxOf(node.element),
      summary: clip(node.failureSummary ?? '', 300),
    })),
  };
}

export const AXE_PART = { runAxe, axeRule } satisfies PagePart;
