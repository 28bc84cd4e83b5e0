import { describe, expect, it } from 'vitest';
import { collectFindings } from '../../src/report/findings.ts';
import { planPage } from '../../src/report/html/page-plan.ts';
import { openPictureBook } from '../../src/report/html/picture-book.ts';
import { buildInput } from './fixtures/build-input.ts';

const input = buildInput('fail');
const findings = collectFindings(input);
const plan = planPage(input.evidence?.journeys ?? [], findings, openPictureBook(input));
const [desk] = plan.strips;
const numberOf = (title: string): number | undefined =>
  findings.find((each) => each.title.startsWith(title))?.number;

describe('findings', () => {
  it('are numbered from the worst, and an issue that five methods tell is one finding', () => {
    expect(findings.map((finding) => finding.severity)).toEqual([
      'critical',
      'high',
      'high',
      'medium',
      'medium',
      'medium',
      'low',
    ]);
    expect(findings[0]?.methods).toEqual(['spark', 'nielsen', 'cognitive_walkthrough', 'pure']);
  });

  it('of a model, which no rule found, stand beside the others', () => {
    const { aggregate } = input;
    if (aggregate === null) throw new Error('no aggregate');
    const own = {
      severity: 'low' as const,
      title: 'Only a model saw this',
      evidence_ref: 'state:desk-done',
      recommendation: 'Look.',
    };
    const methods = aggregate.methods.map((result) => ({ ...result, findings: [...result.findings, own] }));
    const all = collectFindings({ ...input, aggregate: { ...aggregate, methods } });
    const found = all.find((finding) => finding.title === own.title);
    expect(found?.methods).toHaveLength(5);
    expect(found?.places).toMatchObject([{ journey: null, state: 'desk-done', box: null }]);
  });
});

describe('a journey on the page', () => {
  it('tells a finding in full once, then only names it', () => {
    const remove = numberOf('Remove is smaller');
    const told = desk?.steps.map((step) => ({
      items: step.items.some((item) => item.finding.number === remove),
      again: step.repeats.some((repeat) => repeat.number === remove),
    }));
    expect(told?.[1]).toEqual({ items: true, again: false });
    expect(told?.[2]).toEqual({ items: false, again: true });
  });

  it('leads a repeated finding back to its first mark', () => {
    const [repeat] = desk?.steps[2]?.repeats ?? [];
    const pins = desk?.steps[1]?.frames.flatMap((frame) => frame.marks.map((mark) => mark.id));
    expect(pins).toContain(repeat?.anchor);
  });

  it('shows the screen after a step only where a new finding lies on it', () => {
    const moments = desk?.steps.map((step) => step.frames.map((frame) => frame.moment).join('+'));
    expect(moments).toEqual(['after', 'before', 'before', 'before', 'before+after', 'before', 'before']);
  });

  it('gives every link a place to lead to', () => {
    const anchors = new Set(
      plan.strips.flatMap((strip) => [
        strip.anchor,
        ...strip.steps.flatMap((step) => [
          step.anchor,
          ...step.frames.flatMap((frame) => frame.marks.flatMap((mark) => mark.id ?? [])),
        ]),
      ]),
    );
    for (const links of plan.links.values())
      for (const { anchor } of links) expect(anchors).toContain(anchor);
    expect([...plan.links.keys()].sort()).toEqual(findings.map((finding) => finding.number));
    expect(plan.anchorOfRef('state:phone-cart')).toBe('buy-on-a-phone-step-01');
    expect(plan.anchorOfRef('nowhere/step-01')).toBeNull();
  });
});
