import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { TEAM_ANSWERS } from '../../contract/team/model-answers.ts';
import { wrapSchemas } from '../../engines/model/answer/model-schema.ts';
import type { TeamTexts } from '../../engines/model/team/team-texts.ts';
import { packageRoot } from '../../paths.ts';

const folder = join(packageRoot, 'templates', 'prompts', 'team');

/** Reads templates/prompts/team/. They ship with the package, so a fault here is ours and is thrown as it is. */
export function readTeamTexts(): TeamTexts {
  const texts = {
    system: read('system'),
    data: read('data'),
    team_exploration: read('explore'),
    team_specification: read('specify'),
    team_replacements: read('write'),
    team_review: read('review'),
    team_cross_review: read('cross-review'),
    team_choice: read('choose'),
    temporary: read('temporary'),
    schema: readFileSync(join(folder, '..', 'schema.md'), 'utf8').trim(),
    repair: readFileSync(join(folder, '..', 'repair.md'), 'utf8').trim(),
    words: z.record(z.string(), z.string()).parse(parse(readFileSync(join(folder, 'words.yml'), 'utf8'))),
  };
  const version = createHash('sha256')
    .update(JSON.stringify([texts, wrapSchemas(Object.values(TEAM_ANSWERS))]))
    .digest('hex')
    .slice(0, 16);
  return { version, ...texts };
}

function read(name: string): string {
  return readFileSync(join(folder, `${name}.md`), 'utf8').trim();
}
