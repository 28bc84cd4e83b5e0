import type { Expert } from '../contract/criteria.ts';
import type { Command } from './command.ts';
import { findCommandLines } from './command-lines.ts';
import { readPlainTeam, readTeam, type TeamAsk } from './team-command.ts';

const MOST_REASON = 500;

const VERBS = new Map<string, (rest: string, today: string) => Command | null>([
  ['help', () => ({ name: 'help' })],
  ['status', () => ({ name: 'status' })],
  ['rerun', () => ({ name: 'rerun' })],
  ['rule', readRule],
  ['side', readSide],
  ['waive', readWaive],
  ['accept', readAccept],
  ['decide', readDecide],
  ['validate', readValidate],
  ['team', (rest) => ofTeam(readTeam(rest))],
  ['plan', (rest) => ofTeam(readPlainTeam('plan', rest))],
  ['fix', (rest) => ofTeam(readPlainTeam('fix', rest))],
  ['depth', (rest) => ofTeam(readPlainTeam('depth', rest))],
]);

const ALIASES = new Map([
  ['', 'help'],
  ['?', 'help'],
  ['state', 'status'],
  ['re-run', 'rerun'],
  ['retry', 'rerun'],
  ['ruling', 'rule'],
  ['score', 'rule'],
  ['waiver', 'waive'],
  ['ignore', 'waive'],
  ['dismiss', 'waive'],
  ['choose', 'decide'],
  ['pick', 'decide'],
  ['validation', 'validate'],
  ['revalidate', 'validate'],
]);

/** Every command of a comment, in order. `today` is a day, YYYY-MM-DD, from which "for 30 days" counts. */
export function readCommands(body: string, today: string): Command[] {
  return findCommandLines(body).map((line) => readCommand(line, today));
}

/** One command, as it stands after `/ux`; forgiving in form, and `unclear` rather than guessed. */
export function readCommand(line: string, today: string): Command {
  const [, word = '', rest = ''] = /^(\S*)\s*([\s\S]*)$/.exec(line.trim()) ?? [];
  const verb = word.toLowerCase().replace(/[:,.]$/, '');
  const read = VERBS.get(ALIASES.get(verb) ?? verb);
  return read?.(rest.trim(), today) ?? { name: 'unclear', line: line.slice(0, 200) };
}

function ofTeam(ask: TeamAsk | null): Command | null {
  return ask === null ? null : { name: 'team', ask };
}

/** `C4 3 because …`, `C4: 3 …`, `c4 to 3`, `C4 side with ux`, `no-dead-ends strategist`. */
function readRule(rest: string): Command | null {
  const [, subject = '', tail = ''] = /^([A-Za-z][\w-]*|#?\d{1,3})\s*[:=,]?\s*([\s\S]*)$/.exec(rest) ?? [];
  const criterion = readCriterion(subject);
  if (criterion === null) return null;
  const scored =
    /^(?:(?:to|as|score|=|is|is a)\s+)?(\d{1,2})(?:\s*\/\s*\d{1,2})?(?!\.\d)(?=$|[\s,.;:!)–—-])([\s\S]*)$/i.exec(
      tail,
    );
  if (scored !== null)
    return { name: 'rule', criterion, score: Number(scored[1]), side: null, reason: readReason(scored[2]) };
  const sided = readExpert(tail);
  if (sided === null) return null;
  return { name: 'rule', criterion, score: null, side: sided.side, reason: sided.reason };
}

/** `with ux on C4 because …`, `with strategist C4`, `C4 ux`. */
function readSide(rest: string): Command | null {
  const sided = readExpert(rest, /^\s*(?:on|for|about)?\s*([A-Za-z][\w-]*|#?\d{1,3})\b([\s\S]*)$/i);
  if (sided === null) return readRule(rest);
  const criterion = readCriterion(sided.subject);
  if (criterion === null) return null;
  return { name: 'rule', criterion, score: null, side: sided.side, reason: sided.reason };
}

function readCriterion(subject: string): string | null {
  const number = /^(?:c|#)?(\d{1,3})$/i.exec(subject)?.[1];
  if (number !== undefined) return `C${Number(number)}`;
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/i.test(subject) ? subject.toLowerCase() : null;
}

const SIDE =
  /^(?:(?:i\s+)?side(?:s|d)?\s+)?(?:with\s+)?(?:the\s+)?(product[\s_-]strategist|strategist|ux[\s_-]specialist|ux|specialist)\b([\s\S]*)$/i;

function readExpert(text: string, after: RegExp | null = null) {
  const [, who = '', tail = ''] = SIDE.exec(text.trim()) ?? [];
  if (who === '') return null;
  const side: Expert = /strategist/i.test(who) ? 'strategist' : 'ux_specialist';
  const subject = after?.exec(tail);
  return { side, subject: subject?.[1] ?? '', reason: readReason(subject?.[2] ?? tail) };
}

/** `F-contrast-1a2b3c4d until 2027-01-31 because …`, `F-… for 30 days: …`. */
function readWaive(rest: string, today: string): Command | null {
  const [, id, tail = ''] = /^`?(?:F-)?([a-z0-9][a-z0-9_-]{3,120})`?([\s\S]*)$/i.exec(rest) ?? [];
  if (id === undefined) return null;
  const { until, left, isWrong } = readUntil(tail, today);
  if (isWrong) return null;
  return { name: 'waive', finding: `F-${id.toLowerCase()}`, until, reason: readReason(left) };
}

function readUntil(tail: string, today: string) {
  const [, day, left = ''] = /^\s*,?\s*until\s+(\S+)([\s\S]*)$/i.exec(tail) ?? [];
  if (day !== undefined) {
    const clean = day.replace(/[,.;:]$/, '');
    return { until: clean, left, isWrong: !isDay(clean) || clean < today };
  }
  const [, count, after = ''] = /^\s*,?\s*for\s+(\d{1,4})\s+days?\b([\s\S]*)$/i.exec(tail) ?? [];
  if (count === undefined) return { until: null, left: tail, isWrong: false };
  const end = new Date(Date.parse(`${today}T00:00:00Z`) + Number(count) * 86_400_000);
  return { until: end.toISOString().slice(0, 10), left: after, isWrong: false };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/** Nothing, `all`, or the ids of questions: every recommended answer of those is taken. */
function readAccept(rest: string): Command | null {
  const [, list = '', tail = ''] = /^((?:all\b|[CD]\d{1,3}\b|[\s,]|\band\b)*)([\s\S]*)$/i.exec(rest) ?? [];
  const ids = (list.match(/[CD]\d{1,3}/gi) ?? []).map((id) => id.toUpperCase());
  const reason = readReason(tail);
  return isSentence(tail.trim()) ? { name: 'accept', ids, reason } : null;
}

/** Nothing, `again`, or a reason. */
function readValidate(rest: string): Command | null {
  const tail = rest.replace(/^again\b[\s,]*/i, '').trim();
  return isSentence(tail) ? { name: 'validate', reason: readReason(tail) } : null;
}

/** Nothing, or words that are marked as a reason: what stands there else was meant otherwise. */
function isSentence(tail: string): boolean {
  return tail === '' || /^(because|since|as|:|-|–|—)/i.test(tail);
}

/** `D1 B because …`, or `D1 other: what you want instead`. */
function readDecide(rest: string): Command | null {
  const [, id, choice, tail = ''] =
    /^([CD]\d{1,3})\s*[:=,]?\s*(?:option\s+)?(other\b|[A-Z](?![\w'’])|\d{1,2}(?!\w))([\s\S]*)$/i.exec(rest) ??
    [];
  if (id === undefined || choice === undefined) return null;
  const isOther = choice.toLowerCase() === 'other';
  const reason = readReason(tail);
  if (isOther && reason === null) return null;
  return {
    name: 'decide',
    id: id.toUpperCase(),
    choice: isOther ? 'other' : choice.toUpperCase(),
    input: isOther ? reason : null,
    reason: isOther ? null : reason,
  };
}

/** What is left after the answer, without the word that joins it. */
function readReason(tail = ''): string | null {
  const reason = tail
    .trim()
    .replace(/^[\s,.;:–—-]*(?:(?:because|since|as|reason|why)\b)?[\s:–—-]*/i, '')
    .trim()
    .slice(0, MOST_REASON);
  return reason === '' ? null : reason;
}
