import type { Evidence, Screen } from '../contract/evidence.ts';
import type { Journey } from '../contract/journey.ts';
import { formatRef } from '../contract/ref.ts';
import { artefactOf } from '../contract/source.ts';
import { describeContext } from './context.ts';
import type { OpenedBundle, StateSummary } from './opened-bundle.ts';

interface Frame {
  readonly run_id: string;
  readonly previous_contract: string | null;
  /** What a project changed in the rules: other rules, other contract. */
  readonly rules?: string | null;
  readonly hash: (text: string) => string;
}

/** Joins bundles into what the jury is shown, and freezes the test contract. At least one bundle. */
export function collectEvidence(bundles: readonly OpenedBundle[], frame: Frame): Evidence {
  const journeys = distinct(bundles.flatMap((bundle) => bundle.journeys));
  const states = distinct(bundles.flatMap((bundle) => bundle.states));
  const { context, contract } = describeContext(bundles, journeys);
  const contract_hash = frame.hash(
    JSON.stringify(frame.rules == null ? contract : { ...contract, rules: frame.rules }),
  );
  return {
    run_id: frame.run_id,
    context,
    contract_hash,
    interactive_test_completed: isCompleted(bundles, journeys) && states.some(isMeasured),
    comparable_to_previous: frame.previous_contract === contract_hash,
    bundles: bundles.map(({ path, sha256 }) => ({ path, sha256 })),
    journeys,
    screens: describeScreens(journeys, states),
    coverage: coverageOf(bundles, journeys, states),
    not_measured: distinctNotes(bundles, journeys),
  };
}

function distinct<T extends { readonly id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** A screen that is known by a picture alone was never looked at. */
function isMeasured({ artefact }: StateSummary): boolean {
  return artefact === undefined;
}

/** The requested live flow was exercised only if the run ended, no walked journey stopped early and none was only shown. */
function isCompleted(bundles: readonly OpenedBundle[], journeys: readonly Journey[]): boolean {
  const hasEnded = bundles.every(({ index }) => index.run.complete);
  const walked = journeys.filter((journey) => journey.status !== 'skipped');
  return hasEnded && walked.length > 0 && walked.every((journey) => journey.status === 'complete');
}

function describeScreens(journeys: readonly Journey[], states: readonly StateSummary[]): Screen[] {
  const visits = countVisits(journeys);
  return states.flatMap((state) => {
    const visit = visits.get(state.id);
    if (visit === undefined) return [];
    const { id, route, title, heading, picture } = state;
    return [{ id, route, title, heading, picture, visits: visit.count, first_ref: visit.ref }];
  });
}

function countVisits(journeys: readonly Journey[]): Map<string, { count: number; ref: string }> {
  const visits = new Map<string, { count: number; ref: string }>();
  for (const journey of journeys)
    for (const step of journey.steps)
      for (const state of new Set([step.state_before, step.state_after])) {
        if (state === null) continue;
        const ref = formatRef({ kind: 'step', journey: journey.id, step: step.order });
        const visit = visits.get(state);
        visits.set(state, { count: (visit?.count ?? 0) + 1, ref: visit?.ref ?? ref });
      }
  return visits;
}

function coverageOf(
  bundles: readonly OpenedBundle[],
  journeys: readonly Journey[],
  states: readonly StateSummary[],
): Evidence['coverage'] {
  const having = (status: Journey['status']): number =>
    journeys.filter((journey) => journey.status === status).length;
  const unwalked = journeys.filter((journey) => artefactOf(journey) !== null).length;
  const unmeasured = states.filter((state) => !isMeasured(state)).length;
  return {
    journeys: journeys.length,
    complete: having('complete'),
    partial: having('partial'),
    failed: having('failed'),
    abandoned: having('abandoned'),
    skipped: having('skipped'),
    ...(unwalked > 0 ? { unwalked } : {}),
    flaky: journeys.filter((journey) => journey.outcome === 'flaky').length,
    steps: journeys.reduce((sum, journey) => sum + journey.steps.length, 0),
    states: states.length,
    ...(unmeasured > 0 ? { states_unmeasured: unmeasured } : {}),
    states_with_axe: states.filter((state) => state.has_axe).length,
    states_with_picture: states.filter((state) => state.picture !== null).length,
    capture_faults: bundles.reduce((sum, { index }) => sum + index.capture_faults, 0),
  };
}

function distinctNotes(
  bundles: readonly OpenedBundle[],
  journeys: readonly Journey[],
): Evidence['not_measured'] {
  const notes = [...bundles.map(({ index }) => index), ...journeys].flatMap((holder) => holder.not_measured);
  return [...new Map(notes.map((note) => [`${note.what} ${note.reason}`, note])).values()];
}
