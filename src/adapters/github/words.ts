import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { packageRoot } from '../../paths.ts';
import type { GithubWords } from '../../report/github/input.ts';
import type { ReportWords } from '../../report/words.ts';

const group = z.record(z.string(), z.string());
const shape = z.strictObject({ comment: group, check: group, annotation: group, reply: group, log: group });

/** Reads templates/github/, which ships with the package. */
export function readGithubWords(report: ReportWords): GithubWords {
  const folder = join(packageRoot, 'templates/github');
  return {
    ...shape.parse(parse(readFileSync(join(folder, 'words.yml'), 'utf8'))),
    help: readFileSync(join(folder, 'help.md'), 'utf8'),
    pictures: readFileSync(join(folder, 'pictures.md'), 'utf8').trim(),
    report,
  };
}
