import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { test as shipped } from 'ux-jury/test';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { ReporterOptions } from '../../reporter/options.ts';
import type { test, UxJuryUse } from '../../reporter/test.ts';
import type { ReporterOptions as Published } from '../../reporter/types/reporter.d.ts';
import type { UxJuryUse as PublishedUse, test as publishedTest } from '../../reporter/types/test.d.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const OPTIONS = {
  module: 'nodenext',
  target: 'esnext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  types: ['node'],
};
const CONFIG = `import { defineConfig } from '@playwright/test';
import type { UxJuryUse } from 'ux-jury/test';
import { withUxJury } from 'ux-jury/config';
const use = { baseURL: 'http://127.0.0.1', uxJury: { probes: false } };
export default withUxJury(defineConfig<object, UxJuryUse>({ use, projects: [{ name: 'a', use: { uxJury: {} } }] }), {
  probes: true,
});
`;
const SPEC = `import { mergeTests, test as base } from '@playwright/test';
import { expect, test, type Page } from 'ux-jury/test';
test.use({ uxJury: { probes: false }, locale: 'de' });
const own = mergeTests(base.extend<{ greeting: string }>({ greeting: 'Hello' }), test);
own.use({ uxJury: { probes: true } });
own('greets', async ({ page, greeting }) => {
  const shown: Page = page;
  await expect(shown.getByRole('heading')).toHaveText(greeting);
});
`;
const RULE = `import { defineRule, type State } from 'ux-jury/rules';
export default defineRule({
  id: 'acme/long-title',
  scope: 'state',
  severity: 2,
  claims: { nielsen: ['H8'], wcag: ['2.4.2'] },
  options: { most: 60 },
  page: { title: 'Long title', claim: '“{name}” is long.', passed: 'Short.', fix: 'Shorten it.', unknown: 'No title.' },
  check: (state: State, { fail, pass, ofScreen, options }) => [
    (state.title.length > options.most ? fail : pass)(ofScreen(state), { values: { words: state.text.words } }),
  ],
});
`;
/** Each must be refused, so that the types are known to say something. */
const REFUSED = {
  'use.ts': `import { test } from 'ux-jury/test';\ntest.use({ uxJury: { probes: 'no' } });\n`,
  'name.ts': `import { test } from 'ux-jury/test';\ntest.use({ uxJuri: { probes: false } });\n`,
  'config.ts': CONFIG.replace('probes: false', "probes: 'no'"),
  'severity.ts': RULE.replace('severity: 2', 'severity: 5'),
  'option.ts': RULE.replace('options.most', 'options.least'),
  'heuristic.ts': RULE.replace("'H8'", "'H11'"),
};

let home: string;

/** A project that has the package as it is published: its own package.json and fresh types. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-types-'));
  const own = join(home, 'node_modules/ux-jury');
  mkdirSync(join(own, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(own, 'package.json'));
  const { writePublishedTypes } = await import(
    new URL('../../scripts/published-types.mjs', import.meta.url).href
  );
  writePublishedTypes(root, join(own, 'dist'));
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', '@types/node', 'undici-types']) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'their-app', type: 'module' }));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function compile(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(home, 'project-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['*'] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { cwd: folder, encoding: 'utf8' }).stdout;
}

describe('the published types', () => {
  it('say what the code takes', () => {
    expectTypeOf<Published>().toEqualTypeOf<ReporterOptions>();
    expectTypeOf<PublishedUse>().toEqualTypeOf<UxJuryUse>();
    expectTypeOf<typeof test>().toExtend<typeof publishedTest>();
    expectTypeOf<typeof publishedTest>().toExtend<typeof test>();
  });

  it('stand beside a fixture that loads', () => {
    expect(typeof shipped.extend).toBe('function');
  });

  it('exist for every entry of the package', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = Object.values(exports).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'types' in entry ? [String(entry.types)] : [],
    );
    expect(named).toHaveLength(4);
    for (const path of named) expect(existsSync(join(home, 'node_modules/ux-jury', path)), path).toBe(true);
  });

  it('compile in a project that has a config, a test and a rule of its own, and refuse what is not meant', () => {
    const said = compile({
      'playwright.config.ts': CONFIG,
      'greet.spec.ts': SPEC,
      'rule.ts': RULE,
      ...REFUSED,
    });
    const places = [...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, name]) => name);
    expect([...new Set(places)].toSorted(), said).toEqual(Object.keys(REFUSED).toSorted());
  }, 240_000);
});
