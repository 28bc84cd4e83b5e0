import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadOwnRules } from '../../src/adapters/own-rules.ts';
import { RunHome } from './run-home.ts';

const docs = readFileSync(fileURLToPath(new URL('../../docs/own-rules.md', import.meta.url)), 'utf8');

/** The example of the documentation; the entry of its first lines is there only once the package is built. */
const [, example = ''] = /```js\n([\s\S]*?)```/.exec(docs) ?? [];
const plain = example
  .replace(/^import .*\n/m, '')
  .replace('defineRule({', '({')
  .replace(/\n\}\);\s*$/, '\n});\n');

let home: RunHome;
beforeEach(() => {
  home = new RunHome();
  home.push({
    journeys: 2,
    steps: 2,
    state: (state, index) => ({
      ...state,
      controls: state.controls.map((control) => ({
        ...control,
        role: 'button',
        test_id: `primary-${index}`,
      })),
    }),
  });
});
afterEach(() => home.remove());

function ship(name: string, text: string): void {
  mkdirSync(join(home.path, 'ux-jury-rules'), { recursive: true });
  writeFileSync(join(home.path, 'ux-jury-rules', name), text);
}

describe("a project's rules", { timeout: 60_000 }, () => {
  it('as documented find, are told of in the reports, and make another contract', async () => {
    await home.review();
    const before = home.json('evidence.json');
    expect(home.json('outcomes.json').project).toBeUndefined();
    ship('one-primary-button.mjs', plain);
    home.write(
      'ux-jury.config.yml',
      'plugins: ./ux-jury-rules\nrules:\n  small-target: off\n  acme-one-primary-button: { options: { most: 0 } }\n',
    );
    const { summary } = await home.review();
    const { project, issues, rules } = home.json('outcomes.json');
    expect(project).toMatchObject({ off: [{ rule: 'small-target' }], own: ['acme-one-primary-button'] });
    const found = issues.filter(({ rule }: { rule: string }) => rule === 'acme-one-primary-button');
    expect(found[0].claim).toMatch(/^The screen “.+” has \d+ primary buttons\.$/);
    expect(rules.map(({ rule }: { rule: string }) => rule)).not.toContain('small-target');
    const after = home.json('evidence.json');
    expect(after.contract_hash).not.toBe(before.contract_hash);
    expect(after.comparable_to_previous).toBe(false);
    for (const text of [summary.join('\n'), home.read('report.md'), home.read('report.html')]) {
      expect(text).toMatch(/switched off by this project \(1\)/);
      expect(text).toContain('Target is too small');
    }
  });

  it('are another contract when only their code changed', async () => {
    const judged = async (text: string) => {
      ship('rule.mjs', text);
      await home.review();
      return home.json('evidence.json').contract_hash;
    };
    home.write('ux-jury.config.yml', 'plugins: ./ux-jury-rules\n');
    const first = await judged(plain);
    expect(await judged(plain.replace('const count', '/* counted */ const count'))).not.toBe(first);
    expect(await judged(plain)).toBe(first);
  });

  it('that break off are told, and the run goes on', async () => {
    ship('rule.mjs', plain.replace('const screen = ofScreen(state);', "throw new Error('no such screen');"));
    home.write('ux-jury.config.yml', 'plugins: ./ux-jury-rules\n');
    const { aggregate } = await home.review();
    expect(aggregate.average_score).toBeGreaterThan(0);
    expect(home.read('report.md')).toMatch(/broke off \d+ times and could not tell: Error: no such screen/);
  });

  it.each<[string, string, RegExp]>([
    ['a package', "import 'left-pad';\nexport default {};", /imports "left-pad"/],
    [
      'a file of the app',
      "import { x } from '../src/x.mjs';\nexport default {};",
      /imports "\.\.\/src\/x\.mjs"/,
    ],
    ['nothing of use', 'export const other = 1;', /exports no rule/],
    ['half a rule', "export default { id: 'acme-half', scope: 'state' };", /acme-half.*severity/],
    ['no JavaScript', 'export default {', /rule\.mjs/],
    ['an id that is taken', plain.replace('acme-one-primary-button', 'contrast'), /a rule contrast already/],
  ])('are refused where a file holds %s', async (_, text, why) => {
    ship('rule.mjs', text);
    home.write('ux-jury.config.yml', 'plugins: ./ux-jury-rules\n');
    await expect(home.review()).rejects.toThrow(why);
  });

  it.each<[string, RegExp]>([
    ['./ux-jury-rules', /There is no \.\/ux-jury-rules/],
    ['./lint/rules.mjs', /does not lie in a folder ux-jury-rules/],
    ['../ux-jury-rules', /does not lie in a folder ux-jury-rules/],
    ['acme-rules', /is not installed/],
  ])('are refused from %s', async (plugin, why) => {
    await expect(loadOwnRules(home.path, [plugin])).rejects.toThrow(why);
  });

  it('are refused behind a link, which may lead out of the base branch', async () => {
    ship('rule.mjs', plain);
    symlinkSync('/etc/hostname', join(home.path, 'ux-jury-rules', 'name.mjs'));
    await expect(loadOwnRules(home.path, ['./ux-jury-rules'])).rejects.toThrow(/is a link/);
  });

  it('come from a package too', async () => {
    const folder = join(home.path, 'node_modules/acme-rules');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module","exports":{".":{"import":"./own.mjs"}}}');
    writeFileSync(join(folder, 'own.mjs'), plain);
    const { rules } = await loadOwnRules(home.path, ['acme-rules']);
    expect(rules.map(({ id }) => id)).toEqual(['acme-one-primary-button']);
  });
});
