import type { Reviewed } from '../../src/commands/review-bundles.ts';
import type { Conclusion } from '../../src/contract/conclusion.ts';
import { METHOD_IDS } from '../../src/contract/primitives.ts';

const CONCLUSIONS: readonly Conclusion['conclusion'][] = ['failure', 'action_required', 'neutral', 'success'];
const VERDICTS = ['fail', 'provisional', 'pass'];
const DEBATES = ['fail', 'pending', 'pass'];

/** Everything in which `now` is better than `ceiling`: one line each, none when the law holds. */
export function listGains(now: Reviewed, ceiling: Reviewed): string[] {
  const gains = METHOD_IDS.filter(
    (id) => now.aggregate.method_scores[id] > ceiling.aggregate.method_scores[id],
  ).map((id) => `${id} rose to ${now.aggregate.method_scores[id]}`);
  const rose = (list: readonly (string | null)[], a: string | null, b: string | null): boolean =>
    list.indexOf(a) > list.indexOf(b);
  if (rose(VERDICTS, now.aggregate.verdict, ceiling.aggregate.verdict))
    gains.push(`verdict ${now.aggregate.verdict}`);
  if (rose(CONCLUSIONS, now.conclusion.conclusion, ceiling.conclusion.conclusion))
    gains.push(`conclusion ${now.conclusion.conclusion}`);
  if (rose(DEBATES, now.conclusion.debate, ceiling.conclusion.debate))
    gains.push(`debate ${now.conclusion.debate}`);
  if (now.aggregate.confidence === 'high') gains.push('confidence high');
  const kept = new Set(now.aggregate.critical_failures.map(({ method, failure }) => `${method} ${failure}`));
  for (const { method, failure } of ceiling.aggregate.critical_failures)
    if (!kept.has(`${method} ${failure}`)) gains.push(`a critical failure of ${method} is gone`);
  return [...gains, ...listCriterionGains(now, ceiling)];
}

const STATUSES = ['FAIL', 'PENDING', 'PASS'];

/** Criteria of the debate that stand better: a higher score, or a failure that became a question or a pass. */
function listCriterionGains(now: Reviewed, ceiling: Reviewed): string[] {
  const before = new Map(ceiling.input.debate?.criteria.map((row) => [row.criterion, row]));
  return (now.input.debate?.criteria ?? []).flatMap((row) => {
    const was = before.get(row.criterion);
    if (was === undefined) return [`${row.criterion} is new`];
    const isHigher = row.combined > was.combined;
    const isMilder = STATUSES.indexOf(row.status) > STATUSES.indexOf(was.status);
    return isHigher || isMilder
      ? [`${row.criterion} went from ${was.status} ${was.combined} to ${row.status} ${row.combined}`]
      : [];
  });
}
