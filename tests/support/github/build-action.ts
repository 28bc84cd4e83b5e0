import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** Builds the action as scripts/build.mjs does, into a folder of its own, and says where its main file is. */
export async function buildAction(): Promise<string> {
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
