import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import {
  acceptAssumptions,
  closeGate,
  countAnswers,
  decide,
  decideRest,
  type NextQuestion,
  nextQuestion,
  promoteAssumption,
} from '../../team/detail/gate.ts';
import type { Team } from './open-team.ts';

type Question = NextQuestion;

/** Asks what is open, one answer at a time, and writes the whole file after each. True once the gate is closed. */
export async function holdGate(team: Team, file: string): Promise<boolean> {
  const { request, folder } = team;
  const read = (): TeamDecisions => folder.read('team-decisions', file);
  const write = (next: TeamDecisions): void =>
    folder.write<'team-decisions'>(file, closeGate(next, request.now()));
  const { answered, of } = countAnswers(read());
  if (answered > 0 && answered < of)
    request.say(`Found an in-progress consultation: ${answered} of ${of} answered.`);
  let isTriaged = false;
  for (;;) {
    const question = nextQuestion(read(), isTriaged);
    if (question.kind === 'done') break;
    if (request.yes) write(decideRest(acceptAssumptions(read()), []));
    else if (request.ask === null) return false;
    else if (question.kind === 'assumptions')
      await askAssumptions(question.items, { ask: request.ask, say: request.say, read, write });
    else {
      const change = await put(question, request.ask, request.say);
      write(change(read()));
    }
    if (question.kind === 'triage') isTriaged = true;
  }
  write(read());
  return true;
}

interface Desk {
  readonly ask: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
  readonly read: () => TeamDecisions;
  readonly write: (file: TeamDecisions) => void;
}

/** The whole group at once; each that a person takes out is written by itself, the rest is accepted in one change. */
async function askAssumptions(
  items: Readonly<TeamDecisions['assumptions']>,
  { ask, say, read, write }: Desk,
): Promise<void> {
  say('The specialist proposes these defaults:');
  for (const one of items) say(`  ${one.id}: ${one.title} — ${one.default} (${one.rationale ?? '-'})`);
  const answer = await ask('Enter accepts all; or name those you want to settle yourself (A1 A3): ');
  const chosen = idsIn(answer, 'A');
  for (const one of items.filter(({ id }) => chosen.includes(id))) {
    const words = (await ask(`${one.id}: instead of “${one.default}” (Enter keeps it): `)).trim();
    write(promoteAssumption(read(), one.id, words === '' ? null : words));
  }
  write(acceptAssumptions(read()));
}

type Change = (file: TeamDecisions) => TeamDecisions;

async function put(
  question: Extract<Question, { kind: 'triage' | 'decision' }>,
  ask: (text: string) => Promise<string>,
  say: (line: string) => void,
): Promise<Change> {
  if (question.kind === 'triage') {
    for (const { id, title, options } of question.items) say(`  ${id}: ${title} — ${options[0]}`);
    const chosen = idsIn(
      await ask('Which do you want to discuss? The rest goes with the recommendation (D2 D5): '),
      'D',
    );
    return (file) => decideRest(file, chosen);
  }
  const { id, title, context, options } = question.item;
  say(`${id}: ${title}`);
  say(`  ${context}`);
  for (const option of options) say(`  ${option}`);
  const answer = (await ask('Letter, or your own words (Enter takes the first): ')).trim();
  return (file) => decide(file, id, answer === '' ? (options[0]?.charAt(0) ?? 'A') : answer);
}

function idsIn(text: string, letter: string): string[] {
  return text.toUpperCase().match(new RegExp(`${letter}\\d+`, 'g')) ?? [];
}
