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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wrapConfig } from '../../src/commands/wrap-config.ts';
import { runCli } from './run-cli.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const USE = `use: { launchOptions: { executablePath: process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] } }`;
const SPEC = `import { expect, test } from '@playwright/test';
test('greet', async ({ page }) => {
  await page.setContent('<title>Hello page</title><h1>Hello</h1><button onclick="this.textContent=\\'Hi\\'">Greet</button>');
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Hi');
});
`;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-init-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(home, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(home, name), text);

describe('ux-jury init in a real project', () => {
  it.each([
    [
      'TypeScript, an ES module',
      'module',
      'playwright.config.ts',
      `import { defineConfig } from '@playwright/test';\n\nexport default defineConfig({\n  reporter: 'line',\n  ${USE},\n});\n`,
    ],
    [
      'JavaScript, CommonJS, no reporter',
      'commonjs',
      'playwright.config.js',
      `// @ts-check\nconst { defineConfig } = require('@playwright/test');\n\nmodule.exports = defineConfig({ ${USE} })\n`,
    ],
    [
      'a form that no machine should change',
      'module',
      'playwright.config.mjs',
      `const config = { ${USE} };\nexport { config as default };\n`,
    ],
  ])(
    '%s: the next run leaves a bundle',
    (...[, type, name, config]) => {
      linkPackages();
      write('package.json', JSON.stringify({ type }));
      write(name, config);
      write('greet.spec.ts', SPEC);
      const told = runCli(['init', home]);
      expect(told).toMatchObject({ status: 0, stderr: '' });
      const [, option] = /npx playwright test -c (\S+)`/.exec(told.stdout) ?? [];
      const cli = join(root, 'node_modules/@playwright/test/cli.js');
      const run = spawnSync(
        process.execPath,
        [cli, 'test', ...(option === undefined ? [] : ['-c', option])],
        {
          cwd: home,
          encoding: 'utf8',
        },
      );
      expect(run.stdout + run.stderr).toContain('1 passed');
      const index = JSON.parse(read('ux-jury-bundle/bundle.json'));
      expect(index).toMatchObject({ capture_faults: 0, run: { complete: true } });
      expect(index.states.length).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe('ux-jury init', () => {
  it('says what it did, how to undo it, and does nothing the second time', () => {
    write('playwright.config.ts', `export default { testDir: 'e2e' };\n`);
    write('.gitignore', 'node_modules\n');
    const first = runCli(['init'], { cwd: home });
    expect(first.stdout).toContain('playwright.config.ts: the config goes through withUxJury');
    expect(first.stdout).toContain('To undo: `git checkout -- playwright.config.ts`');
    expect(first.stdout).toContain('npm install --save-dev ux-jury');
    expect(first.stdout).toContain('`{ probes: true }` has each screen probed once a run');
    expect(read('.gitignore')).toBe('node_modules\nux-jury-bundle/\nux-jury-results/\n');
    const after = read('playwright.config.ts');
    expect(runCli(['init'], { cwd: home }).stdout).toContain('goes through withUxJury already');
    expect(read('playwright.config.ts')).toBe(after);
  });

  it('only tells with --dry-run', () => {
    const text = `export default { testDir: 'e2e' };\n`;
    write('playwright.config.ts', text);
    const { status, stdout } = runCli(['init', home, '--dry-run']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Nothing was written/);
    expect(stdout).toContain("  + import { withUxJury } from 'ux-jury/config';");
    expect(read('playwright.config.ts')).toBe(text);
  });

  it('writes beside a config that it does not understand, and never over a file', () => {
    write('playwright.config.ts', 'const config = {};\nexport { config as default };\n');
    expect(runCli(['init', home]).stdout).toContain('-c playwright.ux-jury.config.ts');
    expect(read('playwright.ux-jury.config.ts')).toContain('withUxJury(config, { probes: true })');
    write('playwright.ux-jury.config.ts', 'mine');
    runCli(['init', home]);
    expect(read('playwright.ux-jury.config.ts')).toBe('mine');
    expect(read('playwright.config.ts')).toBe('const config = {};\nexport { config as default };\n');
  });

  it.each([
    [['init', 'nowhere'], 'config_missing'],
    [['init', '.'], 'config_ambiguous'],
    [['init', '--colour'], 'usage'],
  ])('%j says what is wrong, exit 2, nothing written', (args, code) => {
    for (const name of ['playwright.config.ts', 'playwright.config.js']) write(name, 'export default {};\n');
    expect(runCli(args, { cwd: home })).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(`[${code}]`),
    });
    expect(read('playwright.config.ts')).toBe('export default {};\n');
  });

  it('tells a Playwright that is too old, or that shows less', () => {
    write('playwright.config.ts', 'export default {};\n');
    for (const [version, words] of [
      ['1.58.2', 'is too old'],
      ['1.61.0', 'from 1.63 on more is captured'],
      ['1.61.0', '--trace on --reporter list,ux-jury/reporter'],
      ['1.65.1', '--trace on --add-reporter ux-jury/reporter'],
    ] as const) {
      mkdirSync(join(home, 'node_modules/@playwright/test'), { recursive: true });
      write('node_modules/@playwright/test/package.json', JSON.stringify({ version }));
      expect(runCli(['init', home, '--dry-run']).stdout).toContain(words);
    }
  });
});

describe('wrapping a config', () => {
  it.each([
    [
      'keeps line ends and what stands on top',
      `#!/usr/bin/env node\r\n// @ts-check\r\nimport { a } from 'a';\r\nexport default a;\r\n`,
      `#!/usr/bin/env node\r\n// @ts-check\r\nimport { withUxJury } from 'ux-jury/config';\r\nimport { a } from 'a';\r\nconst playwrightConfig = a;\r\n\r\nexport default withUxJury(playwrightConfig, { probes: true });\r\n`,
    ],
    [
      'takes another name where its own is used',
      `const playwrightConfig = {};\nexport default playwrightConfig;\n`,
      `import { withUxJury } from 'ux-jury/config';\nconst playwrightConfig = {};\nconst configWithoutUxJury = playwrightConfig;\n\nexport default withUxJury(configWithoutUxJury, { probes: true });\n`,
    ],
    [
      "keeps 'use strict' first",
      `'use strict';\nmodule.exports = { a: 1 }`,
      `'use strict';\nconst { withUxJury } = require('ux-jury/config');\nconst playwrightConfig = { a: 1 }\n\nmodule.exports = withUxJury(playwrightConfig, { probes: true });\n`,
    ],
  ])('%s', (_, text, wrapped) => {
    expect(wrapConfig(text)?.text).toBe(wrapped);
  });

  it.each([
    'export { config as default };',
    'export default function () {}',
    'export default {};\nexport default {};',
    'exports.a = 1;',
  ])('leaves alone: %s', (text) => {
    expect(wrapConfig(text)).toBeNull();
  });
});

/** The packages of this checkout, as npm would have put them; ours as files, since links would lead out of the project. */
function linkPackages(): void {
  const own = join(home, 'node_modules/ux-jury');
  mkdirSync(own, { recursive: true });
  for (const name of ['dist', 'package.json']) cpSync(join(root, name), join(own, name), { recursive: true });
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', 'axe-core']) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true });
    if (existsSync(join(root, 'node_modules', name)))
      symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  }
}
