import type { PullState } from '../../contract/team/pull-state.ts';
import { no, note, type Turn, type Turned, yes } from './turn.ts';
import { listConflicts } from './view.ts';
import { openOn } from './work.ts';

const FILE = 'blueprint-conflicts.json';

/** A person's word on one conflict; nothing else ever sets it. */
export function ruleOn(
  turn: Turn,
  state: PullState,
  { id, verdict, words }: { id: string; verdict: 'accepted' | 'resolved'; words: string },
): Turned {
  const team = openOn(turn.bench, turn.ground, state);
  const open = listConflicts(team);
  const found = open.find(({ number }) => number === id);
  if (found === undefined) {
    const list = open.map(({ number }) => number).join(', ');
    return {
      state,
      told: list === '' ? no('team_nothing_open') : no('team_no_question', { id, open: list }),
    };
  }
  const all = team.folder.read('team-conflicts', FILE);
  const conflicts = all.conflicts.map((one) =>
    one.id === found.id ? { ...one, ruling: { verdict, words } } : one,
  );
  team.folder.write<'team-conflicts'>(FILE, { ...all, conflicts });
  const others = state.rulings.filter((one) => one.id !== found.id);
  const rulings = [...others, { id: found.id, verdict, words }];
  return {
    state: note(turn, { ...state, rulings }, { name: 'said_conflict', id, verdict, words }),
    told: yes('team_noted'),
  };
}
