import { readTeamTexts } from '../../../adapters/anthropic/team-texts.ts';
import type { EngineLog } from '../../../contract/team/engine-log.ts';
import { tell } from '../../../engines/anthropic/notes.ts';
import type { Team } from '../open-team.ts';

const FILE = 'engine.json';
export type EngineEntry = EngineLog['entries'][number];

/** Notes who did a part; a part that is done anew is noted anew. */
export function noteEngine({ folder, request }: Team, entry: EngineEntry): void {
  const entries = readLog(folder).filter(({ part, who }) => part !== entry.part || who !== entry.who);
  folder.write<'team-engine'>(FILE, { entries: [...entries, entry] });
  for (const line of sayEntry(entry)) request.say(line);
}

/** What the build report says of who did what; `null` where no model was ever asked. */
export function readEngineNotes({ folder }: Team): string[] | null {
  const entries = readLog(folder);
  return entries.length === 0 ? null : entries.flatMap(sayEntry);
}

/** A part without an answer: the embedded team's own document stands. */
export function byRule(part: EngineEntry['part'], who: string, why: string): EngineEntry {
  return { part, who, by: 'rule', dropped: 0, injection_suspected: false, why };
}

function readLog(folder: Team['folder']): readonly EngineEntry[] {
  return folder.has(FILE) ? folder.read('team-engine', FILE).entries : [];
}

function sayEntry({ part, who, by, dropped, injection_suspected, why }: EngineEntry): string[] {
  const { words } = readTeamTexts();
  const values = { who, part: tell(words, `part_${part}`), dropped, why };
  const name = by === 'rule' ? 'by_rule' : dropped > 0 ? 'by_model_dropped' : 'by_model';
  const told = [tell(words, name, values)];
  if (by === 'model' && why !== '') told.push(why);
  return injection_suspected ? [...told, tell(words, 'injection', values)] : told;
}
