import { sha256 } from '../adapters/bundle/safe-file.ts';
import type { RunFolder } from '../adapters/run-folder.ts';
import type { StandingRound } from '../contract/standing.ts';
import { unpackRecord } from '../debate/round-codec.ts';
import { ROUNDS, recordFile } from '../stages/history.ts';
import type { RoundPlace } from '../stages/place-round.ts';

/**
 * Lays the records of earlier rounds into a run's folder, as if they had been held there. Records of other rounds are
 * somebody else's, left by a run before on the same machine, and go; this round's own stays.
 */
export function layRounds(
  folder: RunFolder,
  { place, before, note }: { place: RoundPlace; before: readonly StandingRound[]; note: string },
): void {
  const own = recordFile(place.round);
  for (const name of folder.list(ROUNDS)) if (`${ROUNDS}/${name}` !== own) folder.remove(`${ROUNDS}/${name}`);
  for (const round of before) {
    const evidence = sha256(`evidence of ${round.sha}`);
    folder.write<'cycle'>(recordFile(round.round), unpackRecord(round, { note, evidence }));
  }
}
