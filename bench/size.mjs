import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { round } from './measure.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const STATIC = /^(?:import|export)\b[^'"()]*?["'](\.[^"']+)["'];?$/gm;
const DYNAMIC = /\bimport\(["'](\.[^"']+)["']\)/g;

/** Bytes behind each entry of dist/: what is read at its start, and with all that it may load later. */
export function size() {
  const names = readdirSync(dist).filter((name) => /\.c?js$/.test(name));
  const entries = names.filter((name) => !name.startsWith('chunk-'));
  const imported = new Set(names.flatMap((name) => follow(name, [STATIC, DYNAMIC])));
  const rows = entries.filter((name) => !imported.has(name)).map((entry) => rowOf(entry, entry));
  return [...rows, { entry: 'all of dist/', ...sizesOf(names, names) }];
}

function rowOf(label, entry) {
  return { entry: label, ...sizesOf(reach(entry, [STATIC]), reach(entry, [STATIC, DYNAMIC])) };
}

function sizesOf(atStart, all) {
  const kb = (names) => round(names.reduce((sum, name) => sum + read(name).length, 0) / 1024, 0);
  const zipped = gzipSync(Buffer.concat(all.map((name) => read(name)))).length;
  return { start_kb: kb(atStart), all_kb: kb(all), gzip_kb: round(zipped / 1024, 0), files: all.length };
}

function reach(entry, patterns) {
  const seen = new Set();
  const open = [entry];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...follow(name, patterns));
  }
  return [...seen];
}

function follow(name, patterns) {
  const text = read(name).toString('utf8');
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, path]) => join(dirname(name), path)))
    .filter((path) => existsSync(join(dist, path)));
}

function read(name) {
  return readFileSync(join(dist, name));
}
