import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = join(root, 'node_modules/.cache/ux-jury-bench');

/** What the reporter and the engine run with, from the sources as they stand. */
const ENTRY = `
export { kitScript } from './reporter/page/kit.ts';
export { openSession, askPage } from './reporter/worker/page-session.ts';
export { measureState } from './reporter/worker/measure-state.ts';
export { probeOwnPage } from './reporter/worker/probes/probe-screen.ts';
export { observe } from './src/rules/observe.ts';
export { catalogue } from './src/rules/catalogue.ts';
export { state } from './src/contract/state.ts';
`;

export async function loadInstruments() {
  mkdirSync(out, { recursive: true });
  const outfile = join(out, `instruments-${process.pid}.mjs`);
  await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    outfile,
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
