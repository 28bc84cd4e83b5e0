import type { Depth } from '../contract/team/plan.ts';

/** What a person asks of the specialist team, by the grammar only. Ids count over the whole team as its comment does. */
export type TeamAsk =
  | { readonly do: 'plan' | 'fix' }
  | { readonly do: 'accept'; readonly ids: readonly string[]; readonly words: string | null }
  | { readonly do: 'promote'; readonly id: string; readonly words: string | null }
  | { readonly do: 'decide'; readonly id: string; readonly choice: string; readonly words: string | null }
  | { readonly do: 'discuss'; readonly ids: readonly string[] }
  | { readonly do: 'depth'; readonly task: string; readonly depth: Depth }
  | { readonly do: 'assign'; readonly task: string; readonly specialist: string }
  | { readonly do: 'resolve'; readonly id: string; readonly words: string };

const MOST_WORDS = 300;

/** `plan`, `fix`, `depth T2 Deep`: commands of the team that need no `team` before them. */
export function readPlainTeam(verb: string, rest: string): TeamAsk | null {
  if (verb === 'depth') return readDepth(rest);
  return rest === '' && (verb === 'plan' || verb === 'fix') ? { do: verb } : null;
}

/** What follows `/ux team`; `null` where it is not clear. */
export function readTeam(rest: string): TeamAsk | null {
  const [, word = '', tail = ''] = /^(\S*)\s*([\s\S]*)$/.exec(rest.trim()) ?? [];
  switch (word.toLowerCase().replace(/[:,.]$/, '')) {
    case 'accept':
    case 'confirm':
      return readAccept(tail);
    case 'promote':
      return readPromote(tail);
    case 'decide':
      return readDecide(tail);
    case 'discuss':
      return readDiscuss(tail);
    case 'assign':
      return readAssign(tail);
    case 'resolve':
      return readResolve(tail);
    default:
      return readPlainTeam(word.toLowerCase(), tail.trim());
  }
}

/** Nothing (what is asked now), `A1 D2 X1`, with a reason behind. */
function readAccept(rest: string): TeamAsk | null {
  const [, list = '', tail = ''] = /^((?:[ADX]\d{1,3}\b|[\s,]|\band\b)*)([\s\S]*)$/i.exec(rest) ?? [];
  const isSentence = tail === '' || /^(because|since|as|:|-|–|—)/i.test(tail);
  return isSentence ? { do: 'accept', ids: idsIn(list), words: clean(tail) } : null;
}

function readPromote(rest: string): TeamAsk | null {
  const [, id, tail = ''] = /^([AD]\d{1,3})\b\s*([\s\S]*)$/i.exec(rest) ?? [];
  return id === undefined ? null : { do: 'promote', id: id.toUpperCase(), words: clean(tail) };
}

function readDecide(rest: string): TeamAsk | null {
  const [, id, choice, tail = ''] =
    /^(D\d{1,3})\s*[:=,]?\s*(?:option\s+)?(other\b|[A-Z](?![\w'’]))([\s\S]*)$/i.exec(rest) ?? [];
  if (id === undefined || choice === undefined) return null;
  const words = clean(tail);
  const isOther = choice.toLowerCase() === 'other';
  if (isOther && words === null) return null;
  return { do: 'decide', id: id.toUpperCase(), choice: isOther ? 'other' : choice.toUpperCase(), words };
}

function readDiscuss(rest: string): TeamAsk | null {
  const isList = /^(?:D\d{1,3}\b|[\s,]|\band\b)+$/i.test(rest);
  return isList ? { do: 'discuss', ids: idsIn(rest) } : null;
}

const DEPTHS: Readonly<Record<string, Depth>> = { deep: 'Deep', standard: 'Standard', light: 'Light' };

function readDepth(rest: string): TeamAsk | null {
  const [, task, word = ''] = /^(T\d{1,4})\s*[:=,]?\s*(?:to\s+)?([a-z]+)\.?$/i.exec(rest.trim()) ?? [];
  const depth = DEPTHS[word.toLowerCase()];
  return task === undefined || depth === undefined ? null : { do: 'depth', task: task.toUpperCase(), depth };
}

function readAssign(rest: string): TeamAsk | null {
  const [, task, specialist] =
    /^(T\d{1,4})\s*[:=,]?\s*(?:to\s+)?([a-z][a-z0-9-]{1,60})$/i.exec(rest.trim()) ?? [];
  if (task === undefined || specialist === undefined) return null;
  return { do: 'assign', task: task.toUpperCase(), specialist: specialist.toLowerCase() };
}

function readResolve(rest: string): TeamAsk | null {
  const [, id, tail = ''] = /^(X\d{1,3})\b([\s\S]*)$/i.exec(rest) ?? [];
  const words = clean(tail);
  return id === undefined || words === null ? null : { do: 'resolve', id: id.toUpperCase(), words };
}

function idsIn(text: string): string[] {
  return [...new Set((text.match(/[ADX]\d{1,3}/gi) ?? []).map((id) => id.toUpperCase()))];
}

/** What is left after the answer, without the word that joins it. */
function clean(tail: string): string | null {
  const words = tail
    .trim()
    .replace(/^[\s,.;:–—-]*(?:(?:because|since|as|reason)\b)?[\s:–—-]*/i, '')
    .trim()
    .slice(0, MOST_WORDS);
  return words === '' ? null : words;
}
