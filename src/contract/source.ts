import type { Journey } from './journey.ts';

/** What may be judged where nothing was walked: pictures of screens, or a text that specifies them. */
export const ARTEFACTS = ['screenshot', 'spec'] as const;
export type Artefact = (typeof ARTEFACTS)[number];

/**
 * The most that a method's score can be where nothing was exercised: an impression that nothing supports is never above
 * the first, one that places of the artefact support never above the second, since 9 and 10 need what was seen to work.
 */
export const EVIDENCE_CAPS = { unsupported: 5, static: 8 } as const;

const BY_STATUS: Partial<Record<Journey['status'], Artefact>> = { shown: 'screenshot', specified: 'spec' };

type HasStatus = Pick<Journey, 'status'>;

/** The artefact that a journey was read from; `null` where a test walked it. */
export function artefactOf({ status }: HasStatus): Artefact | null {
  return BY_STATUS[status] ?? null;
}

/** Whether a test walked a journey, however it ended. */
export function isWalked(journey: HasStatus): boolean {
  return journey.status !== 'skipped' && artefactOf(journey) === null;
}

/** Whether there is nothing but artefacts: no journey was walked. */
export function isStatic({ journeys }: { readonly journeys: readonly HasStatus[] }): boolean {
  return journeys.some((journey) => artefactOf(journey) !== null) && !journeys.some(isWalked);
}

/**
 * Whether nothing that a person saw was measured: there are artefacts alone, or tests walked screens that no instrument
 * looked at. No rule can then know a fault, so no impression is supported.
 */
export function isUnsupported(
  evidence: { readonly journeys: readonly HasStatus[] } & {
    readonly coverage: { readonly states: number; readonly states_unmeasured?: number | undefined };
  },
): boolean {
  const { states, states_unmeasured = 0 } = evidence.coverage;
  return isStatic(evidence) || states === states_unmeasured;
}

/** The journeys that count in PURE and in the walkthrough: walked ones; artefacts only where there is nothing else. */
export function countedJourneys<J extends HasStatus>({ journeys }: { readonly journeys: readonly J[] }): J[] {
  return journeys.filter((journey) =>
    isStatic({ journeys }) ? artefactOf(journey) !== null : isWalked(journey),
  );
}
