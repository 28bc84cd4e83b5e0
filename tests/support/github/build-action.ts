import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/**
 * The main file of the action that tests start: the committed one where `npm test` has just proved that it equals a fresh
 * build, else a fresh build of the sources as they lie here. UX_JURY_MAIN names another one.
 */
export async function buildAction(): Promise<string> {
  const { UX_JURY_MAIN: given, UX_JURY_DIST: dist } = process.env;
  if (given !== undefined) return tellOf(`the action at ${given}`, given);
  if (dist === 'current') return tellOf('the committed dist/', join(root, 'dist/main.js'));
  return tellOf('a fresh build', await buildFresh());
}

function tellOf(what: string, main: string): string {
  process.stderr.write(`· these tests start ${what}\n`);
  return main;
}

/** Builds as scripts/build.mjs does, into a folder of its own. */
async function buildFresh(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'ux-jury-build-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  for (const name of ['templates', 'schemas', 'package.json'])
    cpSync(join(root, name), join(home, name), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'src/main.ts' },
    outdir: join(home, 'dist'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: true,
    logLevel: 'warning',
    banner: { js: REQUIRE },
    external: ['@playwright/test', 'playwright', 'playwright-core', 'axe-core', 'sharp'],
  });
  return join(home, 'dist/main.js');
}
