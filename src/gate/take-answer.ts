import type { Answer, Decisions, Waiver } from '../contract/decisions.ts';
import type { Standing } from '../contract/standing.ts';
import { askQuestions, entriesOf } from './ask.ts';
import type { Command } from './command.ts';
import type { Question } from './question.ts';

/** Who answers, when, in which comment (`null`: a ticked box), and the commit whose result they saw. */
export interface Voice {
  readonly author: string;
  readonly at: string;
  readonly comment: number | null;
  readonly sha: string;
}

/** What became of a command: new decisions, or why not. `say` names a sentence of the replies, with its values. */
export interface Taken {
  readonly decisions: Decisions;
  readonly accepted: boolean;
  readonly say: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Desk {
  readonly standing: Standing;
  readonly questions: readonly Question[];
  readonly voice: Voice;
  readonly no_reason: string;
}

/** Applies one command to the decisions of what stands. Commands that decide nothing are accepted as they are. */
export function takeAnswer(command: Command, desk: Desk): Taken {
  if (command.name === 'rule') return takeRuling(command, desk);
  if (command.name === 'decide') return takeDecision(command, desk);
  if (command.name === 'accept') return takeAcceptance(command, desk);
  if (command.name === 'waive') return takeWaiver(command, desk);
  if (command.name === 'validate') return openValidation(command, desk);
  if (command.name === 'unclear') return refuse(desk, 'unclear', { line: command.line });
  return { decisions: desk.standing.decisions, accepted: true, say: command.name, values: {} };
}

function takeRuling(command: Extract<Command, { name: 'rule' }>, desk: Desk): Taken {
  const question = findQuestion(command.criterion, desk);
  if (question === null) return refuseUnknown(command.criterion, desk);
  if (question.options.every(({ score }) => score === null))
    return refuse(desk, 'not_scored', { id: question.id });
  const score = command.score ?? scoreOfSide(question, command.side, desk);
  const scale = desk.standing.debate?.scale ?? 5;
  if (score === null || score < 1 || score > scale)
    return refuse(desk, 'off_scale', { id: question.id, scale: String(scale) });
  return settle([{ question, value: String(score), score, reason: command.reason }], desk);
}

function scoreOfSide(question: Question, side: 'strategist' | 'ux_specialist' | null, desk: Desk) {
  const stood = desk.standing.questions.find(({ criterion }) => criterion === question.subject);
  return side === null ? null : (stood?.[side].score ?? null);
}

function takeDecision(command: Extract<Command, { name: 'decide' }>, desk: Desk): Taken {
  const question = findQuestion(command.id, desk);
  if (question === null) return refuseUnknown(command.id, desk);
  const isScored = question.options.some(({ score }) => score !== null);
  if (command.choice === 'other') {
    if (isScored) return refuse(desk, 'needs_score', { id: question.id });
    const value = command.input ?? command.choice;
    return settle([{ question, value, score: null, reason: value }], desk);
  }
  if (isScored && /^\d+$/.test(command.choice))
    return takeRuling(
      {
        name: 'rule',
        criterion: command.id,
        score: Number(command.choice),
        side: null,
        reason: command.reason,
      },
      desk,
    );
  const option = question.options.find(({ letter }) => letter === command.choice);
  if (option === undefined) {
    const letters = question.options.map(({ letter }) => letter).join(', ');
    return refuse(desk, 'no_such_option', { id: question.id, letters });
  }
  return settle([choose(question, option, command.reason)], desk);
}

function takeAcceptance(command: Extract<Command, { name: 'accept' }>, desk: Desk): Taken {
  const unknown = command.ids.find((id) => findQuestion(id, desk) === null);
  if (unknown !== undefined) return refuseUnknown(unknown, desk);
  const answered = new Set(
    entriesOf(desk.standing.decisions)
      .filter(({ answer }) => answer !== null)
      .map(({ subject }) => subject),
  );
  const wanted = desk.questions.filter(({ id, subject }) =>
    command.ids.length > 0 ? command.ids.includes(id) : !answered.has(subject),
  );
  if (wanted.length === 0) return refuse(desk, 'nothing_open', {});
  return settle(
    wanted.flatMap((question) => {
      const [first] = question.options;
      return first === undefined ? [] : [choose(question, first, command.reason)];
    }),
    desk,
  );
}

function choose(question: Question, option: Question['options'][number], reason: string | null) {
  return { question, value: String(option.score ?? option.letter), score: option.score, reason };
}

interface Settled {
  readonly question: Question;
  readonly value: string;
  readonly score: number | null;
  readonly reason: string | null;
}

/** Writes answers down, unless the evidence changed after the person wrote. */
function settle(settled: readonly Settled[], desk: Desk): Taken {
  const { standing, voice, questions, no_reason } = desk;
  const entries = new Map(entriesOf(standing.decisions).map((entry) => [entry.subject, entry]));
  const late = settled.find(({ question }) => isLater(entries.get(question.subject)?.asked_at, voice.at));
  if (late !== undefined) return refuse(desk, 'evidence_changed', { id: late.question.id });
  const answers = new Map(
    settled.map(({ question, value, score, reason }): [string, Answer] => [
      question.subject,
      { value, score, reason: reason ?? no_reason, evidence: question.evidence, ...voice },
    ]),
  );
  const write = <E extends { subject: string; answer: Answer | null }>(entry: E): E => ({
    ...entry,
    answer: answers.get(entry.subject) ?? entry.answer,
  });
  const { assumptions, decisions } = standing.decisions;
  const written = {
    ...standing.decisions,
    assumptions: assumptions.map(write),
    decisions: decisions.map(write),
  };
  return {
    decisions: askQuestions(written, questions, { subject: written.subject, at: voice.at }),
    accepted: true,
    say: 'answered',
    values: { answers: settled.map(({ question, value }) => `${question.id}: ${value}`).join(', ') },
  };
}

function takeWaiver(command: Extract<Command, { name: 'waive' }>, desk: Desk): Taken {
  const { standing, voice } = desk;
  const finding = standing.findings.find(({ id }) => id.toLowerCase() === command.finding.toLowerCase());
  if (finding === undefined) return refuse(desk, 'no_such_finding', { id: command.finding });
  if (command.reason === null) return refuse(desk, 'needs_reason', { id: finding.id });
  const waiver: Waiver = {
    finding: finding.id,
    title: finding.title,
    journeys: finding.journeys,
    reason: command.reason,
    until: command.until,
    ...voice,
  };
  const others = standing.decisions.waivers.filter((known) => known.finding !== finding.id);
  return {
    decisions: { ...standing.decisions, waivers: [...others, waiver] },
    accepted: true,
    say: 'waived',
    values: { id: finding.id },
  };
}

/** Marks that the next round begins a new validation; once is enough, and asked again it still may start the run. */
function openValidation({ reason }: Extract<Command, { name: 'validate' }>, desk: Desk): Taken {
  const { standing, voice, no_reason } = desk;
  const { debate, rounds, decisions } = standing;
  const after = debate?.round ?? rounds.at(-1)?.round ?? 0;
  if (after === 0) return refuse(desk, 'no_round', {});
  const opened = decisions.validations ?? [];
  const isOpen = opened.some((one) => one.after >= after);
  const validations = isOpen ? opened : [...opened, { after, reason: reason ?? no_reason, ...voice }];
  return {
    decisions: { ...decisions, validations },
    accepted: true,
    say: 'validate',
    values: { round: String(after) },
  };
}

function findQuestion(name: string, { questions }: Desk): Question | null {
  return questions.find(({ id, subject }) => id === name.toUpperCase() || subject === name) ?? null;
}

function refuseUnknown(id: string, desk: Desk): Taken {
  const open = desk.questions.map((question) => question.id).join(', ');
  return open === '' ? refuse(desk, 'nothing_open', {}) : refuse(desk, 'no_such_question', { id, open });
}

function refuse({ standing }: Desk, say: string, values: Record<string, string>): Taken {
  return { decisions: standing.decisions, accepted: false, say, values };
}

/** GitHub's times have whole seconds. */
function isLater(asked: string | undefined, at: string): boolean {
  return asked !== undefined && Math.floor(Date.parse(asked) / 1000) > Math.floor(Date.parse(at) / 1000);
}
