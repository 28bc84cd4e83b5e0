import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './serve.mjs';
import { workThrough } from './work-through.mjs';

const MAP = JSON.parse(readFileSync(new URL('./act-map.json', import.meta.url), 'utf8'));

/**
 * The W3C ACT rules' test cases. `byRule` (strict): an outcome counts only when its rule is mapped to the ACT rule, in
 * act-map.json for ours and by axe's own metadata for axe. `byCriterion`: any failed outcome that claims one of the
 * criteria which the ACT rule is required for.
 */
export async function measureAct(lab, root, { only, lanes, tell }) {
  if (!existsSync(join(root, 'cases.json'))) return null;
  const all = JSON.parse(readFileSync(join(root, 'cases.json'), 'utf8')).cases;
  const cases = only === null ? all : all.filter(({ rule }) => only.includes(rule));
  const site = await serve(root);
  const rows = await workThrough(cases, lanes, async (one, at) => {
    if (at % 50 === 0) tell(`act ${at} of ${cases.length}`);
    return judgeCase(lab, `${site.origin}/${one.path}`, one);
  });
  site.close();
  return { set: 'act', rows, rules: summariseRules(rows), totals: summarise(rows) };
}

async function judgeCase(lab, url, { rule, rule_name, requirements, expected, path, title }) {
  const base = { rule, rule_name, expected, path, title };
  try {
    const { outcomes, axe } = await lab.measure(url);
    const wcag = requirements.flatMap((one) => /^wcag2\d:(.+)$/.exec(one)?.[1] ?? []);
    const failed = outcomes.issues;
    const isMapped = (issue) =>
      MAP[issue.rule]?.includes(rule) || viaAxe(issue, axe).some(({ act }) => act.includes(rule));
    return {
      ...base,
      ours: failed.filter(isMapped).map((issue) => issue.rule),
      byCriterion: failed.filter((issue) => claimsOne(issue, wcag)).map((issue) => issue.rule),
      review: outcomes.rules
        .filter((tally) => tally.cannot_tell > 0 && tally.failed === 0 && MAP[tally.rule]?.includes(rule))
        .map((tally) => tally.rule),
      axe: axe.violations.filter(({ act }) => act.includes(rule)).map(({ id }) => id),
      axeByCriterion: axe.violations.filter(({ tags }) => tagsOne(tags, wcag)).map(({ id }) => id),
      error: null,
    };
  } catch (error) {
    const none = { ours: [], byCriterion: [], review: [], axe: [], axeByCriterion: [] };
    return { ...base, ...none, error: error.message };
  }
}

/** What our axe-backed rules report is what axe found, in axe's words; axe itself says which ACT rules that speaks to. */
function viaAxe(issue, { violations }) {
  if (!AXE_BACKED.includes(issue.rule)) return [];
  return violations.filter(({ help }) => `${issue.claim} ${issue.recommendation}`.includes(help));
}

const AXE_BACKED = ['aria-misuse', 'axe-violation', 'broken-structure'];

function claimsOne({ claims }, wcag) {
  return claims.wcag.some((criterion) => wcag.includes(criterion));
}

function tagsOne(tags, wcag) {
  return wcag.some((criterion) => tags.includes(`wcag${criterion.replaceAll('.', '')}`));
}

function summarise(rows) {
  const failed = rows.filter(({ expected }) => expected === 'failed');
  const clean = rows.filter(({ expected }) => expected !== 'failed');
  const count = (list, key) => list.filter((row) => row[key].length > 0).length;
  return {
    failed: failed.length,
    clean: clean.length,
    found: count(failed, 'ours'),
    review: failed.filter(({ ours, review }) => ours.length === 0 && review.length > 0).length,
    false_alarms: count(clean, 'ours'),
    axe_found: count(failed, 'axe'),
    axe_false_alarms: count(clean, 'axe'),
    by_criterion_found: count(failed, 'byCriterion'),
    by_criterion_false_alarms: count(clean, 'byCriterion'),
    axe_by_criterion_found: count(failed, 'axeByCriterion'),
    axe_by_criterion_false_alarms: count(clean, 'axeByCriterion'),
    errors: rows.filter(({ error }) => error !== null).length,
  };
}

function summariseRules(rows) {
  const ids = [...new Set(rows.map(({ rule }) => rule))];
  return ids.map((id) => {
    const own = rows.filter(({ rule }) => rule === id);
    return { rule: id, name: own[0].rule_name, ...summarise(own) };
  });
}
