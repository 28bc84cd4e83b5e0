import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { packageRoot } from '../paths.ts';
import type { ReportAssets } from '../report/input.ts';

const folder = join(packageRoot, 'templates/report');
/** What the linter is told in a sheet is nothing that a report's reader needs. */
const LINT_NOTE = /^\/\* biome-ignore[^\n]*\n/;

/** The words, the style and the script of the HTML report. They ship with the package, so a fault here is thrown as it is. */
export function readReportAssets(): ReportAssets {
  const script = read('report.js');
  return {
    words: parse(read('words.yml')),
    style: readStyle(),
    script,
    script_sha256: createHash('sha256').update(script).digest('base64'),
  };
}

/** The sheet is kept by section of the page; the names of its files give their order. */
function readStyle(): string {
  const sections = readdirSync(join(folder, 'styles')).sort();
  return sections.map((name) => read(`styles/${name}`).replace(LINT_NOTE, '')).join('\n');
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
