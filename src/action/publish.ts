import { encodeBaseline, encodeStanding } from '../adapters/github/block-codec.ts';
import { type CheckEnd, CheckRun } from '../adapters/github/checks.ts';
import type { CheckConclusion } from '../adapters/github/repository.ts';
import type { Standing } from '../contract/standing.ts';
import { toBaseline } from '../gate/compare-base.ts';
import type { Annotation } from '../report/github/annotations.ts';
import { renderDebateCheck, renderPlainCheck, renderVerdictCheck } from '../report/github/render-check.ts';
import { renderComment } from '../report/github/render-comment.ts';
import { attempt, type Desk, namesOf, runUrl, tell } from './desk.ts';
import type { Settled } from './settle.ts';

/** Both checks of one commit; `null` where the token may not write them. */
export interface Checks {
  readonly verdict: CheckRun | null;
  readonly debate: CheckRun | null;
}

/** Opens both checks in progress; `reopen` takes the ones that are there. */
export async function openChecks(desk: Desk, sha: string, how: 'open' | 'reopen'): Promise<Checks> {
  const { run_id, run_attempt } = desk.runner;
  const names = namesOf(desk);
  const open = (name: string): Promise<CheckRun | null> =>
    attempt(desk, 'checks', () =>
      CheckRun[how](desk.github, {
        name,
        sha,
        id: `${run_id}/${run_attempt}`,
        url: runUrl(desk.runner),
        output: renderPlainCheck(desk.words, 'running'),
      }),
    );
  const checks = { verdict: await open(names.verdict), debate: await open(names.debate) };
  if (checks.verdict === null && !desk.denied.has('checks')) tell(desk, 'gone');
  return checks;
}

/** Completes both checks with what stands; the state goes with them, should the comment get lost. */
export async function closeChecks(
  desk: Desk,
  checks: Checks,
  { settled, annotations }: { settled: Settled; annotations: readonly Annotation[] },
): Promise<void> {
  const { conclusions } = settled;
  const standing = settled.report.standing;
  const report = { ...settled.report, block: '' };
  const base = toBaseline(standing);
  const hidden = base === null ? '' : encodeBaseline(base);
  const state = encodeStanding(settled.standing) ?? '';
  await closeOne(desk, checks.verdict, {
    conclusion: conclusions.verdict.conclusion,
    render: (most) => renderVerdictCheck(report, hidden, most),
    annotations,
  });
  await closeOne(desk, checks.debate, {
    conclusion: conclusions.debate.conclusion,
    render: (most) => renderDebateCheck(report, state, most),
    annotations: [],
  });
}

/** Completes both checks of a run that has nothing to show; one that has its verdict keeps it when a run is cancelled. */
export async function closePlain(
  desk: Desk,
  checks: Checks,
  end: { conclusion: CheckConclusion; name: 'cancelled' | 'broken'; why: string },
): Promise<void> {
  const render = () => renderPlainCheck(desk.words, end.name, end.why);
  const { conclusion } = end;
  const open = [checks.verdict, checks.debate].filter(
    (check) => end.name !== 'cancelled' || check?.isClosed === false,
  );
  await Promise.all(open.map((check) => closeOne(desk, check, { conclusion, render, annotations: [] })));
}

/** The comment's text for what is settled, in at most `most` bytes. */
export function composeComment(settled: Settled, most: number): string {
  const block = encodeStanding(settled.standing, Math.min(28_000, Math.floor(most * 0.45))) ?? '';
  return renderComment({ ...settled.report, block }, most);
}

/** True where the comment shows a result of a run that started later than this one. */
export function isNewer(theirs: Standing['run'], ours: Standing['run']): boolean {
  const [a, b] = [Date.parse(theirs.started), Date.parse(ours.started)];
  if (a !== b) return a > b;
  return theirs.number * 1000 + theirs.attempt > ours.number * 1000 + ours.attempt;
}

async function closeOne(desk: Desk, check: CheckRun | null, end: CheckEnd): Promise<void> {
  if (check === null) return;
  const left = await attempt(desk, 'checks', () => check.close(end));
  if (left !== null && left > 0) tell(desk, 'annotations_left', { count: String(left) });
}
