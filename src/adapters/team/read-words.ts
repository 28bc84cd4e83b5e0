import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type CauseWords, causeWords, type TeamWords, teamWords } from '../../contract/team/team-words.ts';
import { packageRoot } from '../../paths.ts';

/** Reads templates/team/. They ship with the package, so a fault here is ours and is thrown as it is. */
export function readTeamWords(): { causes: CauseWords; words: TeamWords } {
  const read = (name: string): unknown =>
    parse(readFileSync(join(packageRoot, 'templates', 'team', name), 'utf8'));
  return { causes: causeWords.parse(read('causes.yml')), words: teamWords.parse(read('words.yml')) };
}
