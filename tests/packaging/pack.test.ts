import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const chromium = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
let home: string;

/** A project that installed the packed package: real files of it, links to the packages that npm would fetch. */
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-pack-'));
  const packed = run('npm', ['pack', '--silent', '--pack-destination', home], root).stdout.trim();
  const target = join(home, 'node_modules/ux-jury');
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', join(home, packed), '--strip-components=1', '-C', target], home);
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', 'axe-core']) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const spec = (load: string): string => `${load}
test('greet', async ({ page }) => {
  await page.setContent('<title>Hello page</title><h1>Hello</h1><button onclick="this.textContent=\\'Hi\\'">Greet</button>');
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Hi');
});
`;
const config = `{
  testDir: '.', reporter: [['line'], ['ux-jury/reporter', { outputDir: 'bundle' }]],
  use: { launchOptions: { executablePath: ${JSON.stringify(chromium)}, args: ['--no-sandbox'] } },
}`;

describe('the packed package', () => {
  it.each([
    [
      'an ESM project',
      'module',
      'playwright.config.mjs',
      `export default ${config};`,
      "import { expect, test } from 'ux-jury/test';",
    ],
    [
      'a CommonJS project',
      'commonjs',
      'playwright.config.cjs',
      `module.exports = ${config};`,
      "import { expect, test } from 'ux-jury/test';",
    ],
  ])('works by its plain names in %s', (...[, type, name, text, load]) => {
    const project = mkdtempSync(join(home, 'project-'));
    symlinkSync(join(home, 'node_modules'), join(project, 'node_modules'));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'their-app', type }));
    writeFileSync(join(project, name), text);
    writeFileSync(join(project, 'greet.spec.ts'), spec(load));
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const tests = run(process.execPath, [cli, 'test', '-c', name], project);
    expect(tests.status, tests.stdout + tests.stderr).toBe(0);
    const index = JSON.parse(readFileSync(join(project, 'bundle/bundle.json'), 'utf8'));
    expect(index.journeys).toHaveLength(1);
    const command = join(home, 'node_modules/ux-jury/dist/cli.js');
    const review = run(process.execPath, [command, 'review', 'bundle'], project);
    expect(review.stdout, review.stderr).toMatch(/^\d+\.\d\/10 — /);
  });

  it('ships what it needs and nothing of ours', () => {
    const { stdout } = run('npm', ['pack', '--dry-run', '--json'], root);
    const files: { path: string }[] = JSON.parse(stdout)[0].files;
    const folders = new Set(files.map(({ path }) => path.split('/')[0]));
    expect([...folders].toSorted()).toEqual(
      [
        'LICENSE',
        'README.md',
        'THIRD_PARTY_NOTICES.md',
        'action.yml',
        'dist',
        'package.json',
        'schemas',
        'templates',
      ].toSorted(),
    );
  });
});

function run(command: string, args: readonly string[], cwd: string) {
  return spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, CI: 'true' } });
}
