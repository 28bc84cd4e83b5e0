import { openWords } from '../adapters/words-file.ts';
import { escapeLog } from '../report/escape.ts';
import { type ListedRule, namesOf } from '../rules/list-rules.ts';

const FILE = 'cli/rules.yml';
/** More would leave no room for the rest of the line. */
const MOST_NAMES = 4;

/** The rules as a table for a terminal, with how many of all they are. */
export function formatRules(rules: readonly ListedRule[], all: number): string {
  const say = openWords(FILE, 'rules');
  const count = say('count', { shown: String(rules.length), all: String(all) });
  if (rules.length === 0) return [say('none'), count].join('\n');
  const table = [say('columns').split(' | '), ...rules.map(rowOf)];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [...lines.map((line) => line.trimEnd()), '', count, say('more')].join('\n');
}

/** The state of a rule in this project, in words. */
export function sayState({ state, was }: ListedRule): string {
  return openWords(FILE, 'rules')(state, { was: String(was ?? '') });
}

function rowOf(rule: ListedRule): string[] {
  const { id, title, methods, claims, severity } = rule;
  const name = openWords(FILE, 'methods');
  const names = namesOf({ ...claims, criteria: [], pure: [] });
  const more = names.length > MOST_NAMES ? ` +${names.length - MOST_NAMES}` : '';
  return [
    id,
    title,
    methods.map((method) => name(method)).join(' '),
    `${names.slice(0, MOST_NAMES).join(' ')}${more}`,
    String(severity),
    sayState(rule),
  ].map((cell) => escapeLog(cell));
}
