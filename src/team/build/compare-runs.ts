import type { Aggregate } from '../../contract/aggregation.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Issue, Outcomes } from '../../contract/outcome.ts';
import type { Proof } from '../../contract/team/build-report.ts';

/** The documents of one run of the jury. */
export interface RunFacts {
  readonly aggregate: Aggregate;
  readonly outcomes: Outcomes;
  readonly evidence: Evidence;
}

/** What two runs say of the named issues: gone at a step that was walked again, still there, or new. */
export function compareRuns(
  before: RunFacts,
  after: RunFacts,
  named: readonly string[],
): Omit<Proof, 'pictures'> {
  const issues = before.outcomes.issues.filter(({ id }) => named.includes(id));
  const isGone = (issue: Issue): boolean =>
    !after.outcomes.issues.some((one) => isSame(one, issue)) &&
    isWalkedAgain(issue, before.evidence, after.evidence);
  return {
    walked: true,
    why_not: null,
    proven: issues.filter(isGone).map(({ id }) => id),
    still_failing: issues.filter((issue) => !isGone(issue)).map(({ id }) => id),
    new_issues: after.outcomes.issues
      .filter((one) => !before.outcomes.issues.some((old) => isSame(one, old)))
      .map(({ id, claim }) => ({ issue: id, claim })),
    before: inShort(before),
    after: inShort(after),
  };
}

/** No named rule fails, nothing is new, and neither the verdict nor the average fell. */
export function isProven({
  walked,
  still_failing,
  new_issues,
  before,
  after,
}: Omit<Proof, 'pictures'>): boolean {
  if (!walked || before === null || after === null) return false;
  return still_failing.length === 0 && new_issues.length === 0 && !hasFallen(before, after);
}

const ORDER = ['fail', 'provisional', 'pass'];

export function hasFallen(before: NonNullable<Proof['before']>, after: NonNullable<Proof['after']>): boolean {
  return ORDER.indexOf(after.verdict) < ORDER.indexOf(before.verdict) || after.average < before.average;
}

type Named = Pick<Issue, 'id' | 'rule' | 'claim'>;

/** An id that an app makes anew at each visit (a number, a hash) does not make another issue. */
export function isSame(one: Named, other: Named): boolean {
  return one.id === other.id || (one.rule === other.rule && steady(one.claim) === steady(other.claim));
}

function steady(text: string): string {
  return text.replace(/[0-9a-f]{6,}|\d+/gi, '#');
}

/** A finding that was not looked for again is not gone: its journey got at least as far as its step. */
function isWalkedAgain({ places }: Issue, before: Evidence, after: Evidence): boolean {
  return places.slice(0, 5).every(({ journey, step }) => {
    const old = before.journeys.find(({ id }) => id === journey);
    const now = after.journeys.find(({ id }) => id === journey);
    if (now === undefined) return false;
    const isEnded = now.status === 'complete' || now.status === old?.status;
    return (
      isEnded && (step === null || now.steps.some(({ order }) => order === step) || now.status === 'complete')
    );
  });
}

function inShort({ aggregate, outcomes }: RunFacts): NonNullable<Proof['before']> {
  return { average: aggregate.average_score, verdict: aggregate.verdict, issues: outcomes.issues.length };
}

/**
 * The named issues whose operations a failed proof speaks against: not gone, at the element of something new, or of the same
 * criterion of WCAG at the same step.
 */
export function blame(proof: Omit<Proof, 'pictures'>, before: RunFacts, after: RunFacts): string[] {
  const fresh = after.outcomes.issues.filter(({ id }) => proof.new_issues.some(({ issue }) => issue === id));
  const touching = before.outcomes.issues.filter((old) => fresh.some((one) => isBehind(old, one)));
  return [...new Set([...proof.still_failing, ...touching.map(({ id }) => id)])].filter(
    (id) => proof.proven.includes(id) || proof.still_failing.includes(id),
  );
}

function isBehind(old: Issue, fresh: Issue): boolean {
  const keys = new Set(fresh.places.map(({ key }) => key && steady(key)));
  const isAtElement = old.places.some(({ key }) => key !== null && keys.has(steady(key)));
  const isOfCriterion = old.claims.wcag.some((criterion) => fresh.claims.wcag.includes(criterion));
  const isAtStep = old.touched.some((ref) => fresh.touched.includes(ref));
  return old.rule === fresh.rule || isAtElement || (isOfCriterion && isAtStep);
}
