import type { ProjectRules } from '../contract/outcome.ts';
import type { RuleOption, RuleSettings } from '../contract/rule-settings.ts';
import { nearest } from './nearest.ts';
import { guardRule } from './own/guard-rule.ts';
import type { Options, OwnRule } from './own/own-rule.ts';
import type { Rule, RulePage } from './rule.ts';

/** Report a critical failure where they find one: a project may not make them quiet, people waive a finding instead. */
export const PROTECTED: ReadonlySet<string> = new Set(['clickable-not-focusable', 'journey-blocked']);

/** The rules in force, their words, and what of it is the project's doing; `null` where nothing is. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly pages: ReadonlyMap<string, RulePage>;
  readonly project: ProjectRules | null;
}

/** A setting that cannot stand: where it is, and why. */
export interface RuleFault {
  readonly path: readonly string[];
  readonly why: string;
}

interface Given {
  readonly catalogue: readonly Rule[];
  readonly pages: ReadonlyMap<string, RulePage>;
  readonly own: readonly OwnRule[];
  readonly settings: RuleSettings;
}

/** Applies a project's settings to the catalogue and its own rules. With a fault the set is not to be used. */
export function configureRules(given: Given): { set: RuleSet; faults: readonly RuleFault[] } {
  const { catalogue, own, settings } = given;
  const ids = [...catalogue, ...own].map(({ id }) => id);
  const wishes = new Map(ids.map((id) => [id, wishFor(id, settings)]));
  const rules = [
    ...catalogue,
    ...own.map((rule) => guardRule(rule, { ...rule.options, ...wishes.get(rule.id)?.options })),
  ];
  const off = rules.filter(({ id }) => wishes.get(id)?.state === 'off');
  const regraded = rules.flatMap((rule) => {
    const to = wishes.get(rule.id)?.severity;
    return to === undefined || to === rule.severity || off.includes(rule) ? [] : [{ rule, to }];
  });
  const grades = new Map(regraded.map(({ rule, to }) => [rule.id, to]));
  const pages = new Map([...given.pages, ...own.map(({ id, page }) => [id, { id, ...page }] as const)]);
  const project = {
    off: off.map(({ id }) => ({ rule: id, title: pages.get(id)?.title ?? id })),
    regraded: regraded.map(({ rule, to }) => ({ rule: rule.id, from: rule.severity, to })),
    own: own.map(({ id }) => id),
  };
  return {
    set: {
      rules: rules.filter((rule) => !off.includes(rule)).map((rule) => regrade(rule, grades.get(rule.id))),
      pages,
      project: Object.values(project).every((list) => list.length === 0) ? null : project,
    },
    faults: Object.keys(settings).flatMap((key) => findFaults(key, given)),
  };
}

interface Wish {
  readonly state?: 'on' | 'off';
  readonly severity?: Rule['severity'] | undefined;
  readonly options?: Options | undefined;
}

/** Later entries go over earlier ones, and a rule's own id over every pattern. */
function wishFor(id: string, settings: RuleSettings): Wish {
  const keys = Object.keys(settings).filter((key) => matches(key, id));
  const ordered = [...keys.filter((key) => key !== id), ...keys.filter((key) => key === id)];
  let wish: Wish = {};
  for (const key of ordered) {
    const setting = settings[key];
    if (setting !== undefined) wish = join(wish, setting);
  }
  return wish;
}

function join(wish: Wish, setting: RuleSettings[string]): Wish {
  if (typeof setting === 'string') return { ...wish, state: setting };
  const { severity = wish.severity, options } = setting;
  return { state: 'on', severity, options: { ...wish.options, ...options } };
}

function matches(key: string, id: string): boolean {
  const parts = key.split('*').map((part) => part.replace(/[^a-z0-9-]/gi, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(id);
}

function regrade(rule: Rule, to: Rule['severity'] | undefined): Rule {
  return to === undefined ? rule : { ...rule, severity: to, regraded: true };
}

function findFaults(key: string, { catalogue, own, settings }: Given): RuleFault[] {
  const setting = settings[key];
  const all = [...catalogue, ...own];
  const meant = all.filter(({ id }) => matches(key, id));
  if (setting === undefined) return [];
  if (meant.length === 0)
    return [
      {
        path: ['rules', key],
        why: sayUnknown(
          key,
          all.map(({ id }) => id),
        ),
      },
    ];
  const guarded = meant.filter((rule) => PROTECTED.has(rule.id) && isLowered(rule, setting));
  const quiet = guarded.map(({ id }) => ({
    path: ['rules', key],
    why: `${id} tells what stops a task and can be neither switched off nor lowered; waive the finding instead`,
  }));
  return typeof setting === 'string'
    ? quiet
    : [...quiet, ...findOptionFaults(key, setting.options ?? {}, own)];
}

function isLowered(rule: Rule | OwnRule, setting: RuleSettings[string]): boolean {
  return typeof setting === 'string' ? setting === 'off' : (setting.severity ?? 4) < rule.severity;
}

/** What to say of an id that no rule has. */
export function sayUnknown(written: string, ids: readonly string[]): string {
  const like = nearest(written, ids);
  const hint = like.length === 0 ? '`ux-jury rules` lists them' : `is ${like.join(' or ')} meant?`;
  return `no rule is called ${JSON.stringify(written)}; ${hint}`;
}

function findOptionFaults(key: string, options: Options, own: readonly OwnRule[]): RuleFault[] {
  const meant = own.filter(({ id }) => matches(key, id));
  return Object.entries(options).flatMap(([name, value]) => {
    const path = ['rules', key, 'options', name];
    const known = [...new Set(meant.flatMap((rule) => Object.keys(rule.options ?? {})))];
    if (!known.includes(name))
      return [{ path, why: known.length === 0 ? 'takes no options' : `its options are ${known.join(', ')}` }];
    const type = meant.map((rule) => rule.options?.[name]).find((one) => one !== undefined);
    return typeOf(value) === typeOf(type) ? [] : [{ path, why: `must be a ${typeOf(type)}` }];
  });
}

function typeOf(value: RuleOption | undefined): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
