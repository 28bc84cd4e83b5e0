import { resolve } from 'node:path';
import { readRuleMarkdown } from '../adapters/rule-markdown.ts';
import { InputError } from '../contract/errors.ts';
import { METHOD_IDS, type MethodId } from '../contract/primitives.ts';
import { filterRules, type ListedRule, listRules, namesOf } from '../rules/list-rules.ts';
import { nearest } from '../rules/nearest.ts';
import { formatRulePage } from './format-rule-page.ts';
import { formatRules } from './format-rules.ts';
import { type LoadedRules, loadRules } from './load-rules.ts';
import { readArguments } from './read-arguments.ts';
import { reportError } from './report-error.ts';

const OPTIONS = {
  config: { type: 'string' },
  method: { type: 'string' },
  criterion: { type: 'string' },
  find: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** `ux-jury rules`: the catalogue as this project has it, or the page of one rule. Resolves with the exit code. */
export async function rules(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const [id, ...extra] = positionals;
    if (extra.length > 0)
      throw new InputError('usage', 'rules takes one ID.', { hint: 'See `ux-jury --help`.' });
    const config = values.config === undefined ? null : resolve(values.config);
    const loaded = await loadRules(process.cwd(), config);
    const all = listRules(loaded.rules, loaded.catalogue);
    if (id !== undefined) return print(showOne(id, { all, loaded, json: values.json }));
    const shown = filterRules(all, {
      method: readMethod(values.method),
      criterion: readCriterion(values.criterion, all),
      text: values.find ?? null,
    });
    return print(values.json ? toJson(shown) : formatRules(shown, all.length));
  } catch (error) {
    return reportError(error);
  }
}

function showOne(
  id: string,
  { all, loaded, json }: { all: readonly ListedRule[]; loaded: LoadedRules; json: boolean },
): string {
  const rule = all.find((one) => one.id === id);
  if (rule === undefined) throw unknown(id, all);
  const own = loaded.own.rules.find((one) => one.id === id);
  if (json) return toJson({ ...rule, page: own?.page ?? readRuleMarkdown(id) });
  return formatRulePage(rule, own?.page ?? readRuleMarkdown(id));
}

function unknown(id: string, all: readonly ListedRule[]): InputError {
  const like = nearest(
    id,
    all.map((one) => one.id),
  );
  return new InputError('rule_unknown', `There is no rule ${JSON.stringify(id)}.`, {
    hint: like.length === 0 ? '`ux-jury rules` lists them.' : `Is ${like.join(' or ')} meant?`,
  });
}

const SHORT: Readonly<Record<string, MethodId>> = {
  walkthrough: 'cognitive_walkthrough',
  wcag: 'wcag_2_2_aa',
};

function readMethod(given: string | undefined): MethodId | null {
  if (given === undefined) return null;
  const method = SHORT[given.toLowerCase()] ?? METHOD_IDS.find((known) => known === given.toLowerCase());
  if (method !== undefined) return method;
  throw new InputError('method_unknown', `There is no method ${JSON.stringify(given)}.`, {
    hint: `The methods are ${[...METHOD_IDS, ...Object.keys(SHORT)].join(', ')}.`,
  });
}

function readCriterion(given: string | undefined, all: readonly ListedRule[]): string | null {
  if (given === undefined) return null;
  const names = [...new Set(all.flatMap(({ claims }) => namesOf(claims)))];
  if (names.some((name) => name.toLowerCase() === given.toLowerCase())) return given;
  const like = nearest(given, names);
  throw new InputError('criterion_unknown', `No rule speaks to ${JSON.stringify(given)}.`, {
    hint: like.length === 0 ? 'Give one like 1.4.3, H4, Q2 or reliable.' : `Is ${like.join(' or ')} meant?`,
  });
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
