import { openWords } from '../adapters/words-file.ts';
import { escapeLog } from '../report/escape.ts';
import { type ListedRule, namesOf } from '../rules/list-rules.ts';
import type { OwnPage } from '../rules/own/own-rule.ts';
import { sayState } from './format-rules.ts';

const FILE = 'cli/rules.yml';
const SECTIONS = ['what', 'why', 'source', 'fix', 'fails', 'passes'] as const;

/** The page of one rule for a terminal: the Markdown of a shipped one, the page of a team's own. */
export function formatRulePage(rule: ListedRule, page: string | OwnPage): string {
  const say = openWords(FILE, 'rules');
  const { id, title, scope, severity, claims } = rule;
  const names = namesOf(claims).join(', ') || say('nothing');
  const facts = { scope, severity: String(severity), state: sayState(rule), names };
  const body = typeof page === 'string' ? page : writeOwn(page);
  return [say('head', { id, title }), '', say('facts', facts), '', ...body.split('\n')]
    .map(showLine)
    .join('\n');
}

/** A team's own texts are data here as everywhere; what a line begins with is kept, for examples in code. */
function showLine(line: string): string {
  return `${/^ */.exec(line)?.[0] ?? ''}${escapeLog(line, 4000)}`.trimEnd();
}

function writeOwn(page: OwnPage): string {
  const head = openWords(FILE, 'sections');
  return SECTIONS.flatMap((name) => {
    const text = page[name];
    return text === undefined ? [] : [`## ${head(name)}\n\n${text.trim()}`];
  }).join('\n\n');
}
