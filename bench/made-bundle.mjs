import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Makes a bundle of the given size with the tests' own maker, hands its folder to `use`, and removes it. */
export async function withBundle(plan, use) {
  const folder = mkdtempSync(join(tmpdir(), 'ux-jury-bench-'));
  try {
    const { makeBundle } = await loadMaker(folder);
    makeBundle(join(folder, 'bundle'), plan);
    return await use(join(folder, 'bundle'), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadMaker(folder) {
  const outfile = join(folder, 'make-bundle.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../tests/support/make-bundle.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
