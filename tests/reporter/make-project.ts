import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const builds = new Map<boolean, Promise<string>>();

export interface Project {
  readonly type: 'module' | 'commonjs';
  readonly files: Readonly<Record<string, string>>;
  readonly minify: boolean;
  /** The `node_modules` that hold the Playwright to use. */
  readonly modules: string;
}

/** A user's project in a folder of its own, with our package, as it is built, in its `node_modules`. */
export async function makeProject(given: Partial<Project>): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'ux-jury-project-'));
  const modules = join(dir, 'node_modules');
  cpSync(await buildPackage(given.minify ?? false), join(modules, 'ux-jury'), { recursive: true });
  const own = join(root, 'node_modules');
  for (const name of ['@playwright/test', 'playwright', 'playwright-core'])
    link(join(given.modules ?? own, name), join(modules, name));
  link(join(own, 'axe-core'), join(modules, 'axe-core'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: given.type ?? 'module' }));
  for (const [name, text] of Object.entries(given.files ?? {})) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(from)) symlinkSync(from, to);
}

function buildPackage(minify: boolean): Promise<string> {
  const known = builds.get(minify) ?? buildOnce(minify);
  builds.set(minify, known);
  return known;
}

/** As `scripts/build.mjs` builds the reporter's entries. */
async function buildOnce(minify: boolean): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'ux-jury-package-'));
  const options: BuildOptions = {
    outdir: join(dir, 'dist'),
    bundle: true,
    minify,
    platform: 'node',
    external: ['@playwright/test', 'axe-core'],
  };
  const entries = (...names: string[]) => names.map((name) => join(root, `reporter/${name}.ts`));
  await build({
    ...options,
    entryPoints: entries('test', 'reporter', 'config'),
    format: 'esm',
    splitting: true,
  });
  await build({
    ...options,
    entryPoints: entries('test', 'config'),
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': '__url' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
  });
  const both = (name: string) => ({ require: `./dist/${name}.cjs`, default: `./dist/${name}.js` });
  const exports = { './test': both('test'), './config': both('config'), './reporter': './dist/reporter.js' };
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'ux-jury', type: 'module', exports }));
  return dir;
}

/** `use` of a config that starts the machine's browser. */
export const USE = `{ baseURL: process.env.SITE, launchOptions: {
    executablePath: process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] } }`;

/** A test of one click, as a person would write it. */
export const SAVE_TEST = `
test('saves', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByRole('status')).toHaveText('Project saved');
});`;
