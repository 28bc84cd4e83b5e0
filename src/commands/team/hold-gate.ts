import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import {
  acceptAssumptions,
  closeGate,
  countAnswers,
  decide,
  decideRest,
  nextQuestion,
  promoteAssumption,
} from '../../team/detail/gate.ts';
import type { Team } from './open-team.ts';

type Question = ReturnType<typeof nextQuestion>;

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
    else {
      const change = await put(question, request.ask, request.say);
      write(change(read()));
    }
    if (question.kind === 'triage') isTriaged = true;
  }
  write(read());
  return true;
}

type Change = (file: TeamDecisions) => TeamDecisions;

async function put(
  question: Exclude<Question, { kind: 'done' }>,
  ask: (text: string) => Promise<string>,
  say: (line: string) => void,
): Promise<Change> {
  if (question.kind === 'assumptions') {
    say('The specialist proposes these defaults:');
    for (const one of question.items)
      say(`  ${one.id}: ${one.title} — ${one.default} (${one.rationale ?? '-'})`);
    const chosen = idsIn(
      await ask('Enter accepts all; or name those you want to settle yourself (A1 A3): '),
      'A',
    );
    const [first] = question.items.filter(({ id }) => chosen.includes(id));
    if (first === undefined) return acceptAssumptions;
    const words = (await ask(`${first.id}: instead of “${first.default}” (Enter keeps it): `)).trim();
    return (file) => promoteAssumption(file, first.id, words === '' ? null : words);
  }
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
