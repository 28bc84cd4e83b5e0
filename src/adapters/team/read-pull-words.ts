import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { packageRoot } from '../../paths.ts';
import type { TeamPullWords } from '../../report/github/team-input.ts';

/** Reads templates/github/team.yml, which ships with the package. */
export function readPullWords(): TeamPullWords {
  const text = readFileSync(join(packageRoot, 'templates', 'github', 'team.yml'), 'utf8');
  return z.record(z.string(), z.string()).parse(parse(text));
}
