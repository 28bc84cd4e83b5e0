import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control, State } from '../../src/contract/state.ts';
import { catalogue } from '../../src/rules/catalogue.ts';
import { observe } from '../../src/rules/observe.ts';
import { signByName, signByPlace } from '../../src/rules/signature.ts';
import { control, evidence, field, journey, link, state, step } from './build.ts';
import { readPages } from './pages.ts';

const pages = readPages();

/** The ids of what these rules find on one screen. */
function idsOn(screen: State): string[] {
  const walked = evidence([journey({ steps: [step({ state_before: null, state_after: screen.id })] })]);
  const rules = catalogue.filter(({ scope }) => scope === 'state');
  return observe({ evidence: walked, readState: () => screen, rules, pages }).issues.map(({ id }) => id);
}

const PATH = 'main > form > input:nth-of-type(2)';
const bare = (own: Partial<Control> = {}): Control => field('', { key: PATH, placeholder: null, ...own });
const screenWith = (...controls: Control[]): State => state({ controls });
const unlabelled = (screen: State): string[] =>
  idsOn(screen).filter((id) => id.startsWith('unlabelled-field-'));

const word = fc.constantFrom('Save', 'Close', 'More', 'Help', 'Orders', 'Team');
const sibling = fc.oneof(
  word.map((name) => control({ name, key: `#b-${name.toLowerCase()}` })),
  word.map((name) => link(name, `/${name.toLowerCase()}`, { key: `#a-${name.toLowerCase()}` })),
);
const siblings = fc.uniqueArray(sibling, { selector: ({ key }) => key, maxLength: 5 });

describe('a finding keeps its identity', () => {
  const [known] = unlabelled(screenWith(bare()));

  it('is found at all', () => {
    expect(known).toMatch(/^unlabelled-field-[0-9a-f]{8}$/);
  });

  it('when siblings come, go and change their order', () => {
    fc.assert(
      fc.property(siblings, fc.nat(5), (others, at) => {
        const controls = [...others.slice(0, at), bare(), ...others.slice(at)];
        expect(unlabelled(screenWith(...controls))).toEqual([known]);
      }),
      { numRuns: 60 },
    );
  });

  it('when it moves among its siblings, and when ids hold other numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (n) => {
        const moved = bare({ key: `main > form > input:nth-of-type(${n})` });
        expect(unlabelled(screenWith(moved))).toEqual([known]);
      }),
      { numRuns: 20 },
    );
  });

  it('when words, boxes, titles and texts of the screen change', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 6 }), fc.integer({ min: 0, max: 900 }), (words, y) => {
        const screen = state({
          title: words,
          headings: [{ level: 1, text: words, box: null }],
          controls: [bare({ box: { x: 8, y, width: 200, height: 32 }, in_view: y < 700 })],
          text: { words: 3, blocks: [{ text: words, tag: 'p', box: null, font_px: 16 }] },
        });
        expect(unlabelled(screen)).toEqual([known]);
      }),
      { numRuns: 40 },
    );
  });

  it('and another control has another', () => {
    const others = [
      bare({ key: '#iban' }),
      bare({ key: 'main > form > select', role: 'combobox', tag: 'select' }),
    ];
    const ids = others.flatMap((one) => unlabelled(screenWith(one)));
    expect(new Set([known, ...ids]).size).toBe(3);
  });
});

describe('a signature', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,9}){0,2}$/);

  it('by name stands over place, case, counts and marks, and falls with role or wording', () => {
    fc.assert(
      fc.property(name, fc.nat(99), fc.string({ minLength: 1, maxLength: 20 }), (called, count, key) => {
        const one = control({ name: called, key: '#one' });
        const same = control({ name: `  ${called.toUpperCase()} (${count})… `, key: key.trim() || '#two' });
        expect(signByName(same)).toBe(signByName(one));
        expect(signByName({ ...one, role: 'link' })).not.toBe(signByName(one));
        expect(signByName({ ...one, name: `${called} elsewhere` })).not.toBe(signByName(one));
      }),
    );
  });

  it('by place stands over wording and position, and falls with landmark, group or component', () => {
    fc.assert(
      fc.property(name, name, fc.integer({ min: 1, max: 50 }), (called, other, n) => {
        const row = (own: Partial<Control>) =>
          control({ key: `#list > li:nth-of-type(${n}) > button`, ...own });
        const one = signByPlace(row({ name: called }));
        expect(signByPlace(row({ name: other, key: '#list > li:nth-of-type(1) > button' }))).toBe(one);
        for (const change of [{ landmark: 'navigation' }, { group: 'Billing' }, { key: '#menu > button' }])
          expect(signByPlace(row({ name: called, ...change }))).not.toBe(one);
      }),
    );
  });
});
