import type { Waiver } from '../contract/decisions.ts';
import type { StandingFinding } from '../contract/standing.ts';

/** `spread`: the finding was waived in other journeys only, so it stands again. */
export type WaiverState = 'waived' | 'expired' | 'spread';

/** How a finding stands with the waivers of a day (YYYY-MM-DD); `null` where nobody waived it. */
export function findWaiver(
  finding: StandingFinding,
  waivers: readonly Waiver[],
  today: string,
): { waiver: Waiver; state: WaiverState } | null {
  const waiver = waivers.find((one) => one.finding === finding.id);
  if (waiver === undefined) return null;
  const isExpired = waiver.until !== null && today > waiver.until;
  const hasSpread = finding.journeys.some((journey) => !waiver.journeys.includes(journey));
  return { waiver, state: isExpired ? 'expired' : hasSpread ? 'spread' : 'waived' };
}

/** The ids of the findings that are set aside today. */
export function listWaived(
  findings: readonly StandingFinding[],
  waivers: readonly Waiver[],
  today: string,
): string[] {
  return findings
    .filter((finding) => findWaiver(finding, waivers, today)?.state === 'waived')
    .map(({ id }) => id);
}

/** Waivers from two places; of two for one finding the later holds. */
export function joinWaivers(a: readonly Waiver[], b: readonly Waiver[]): Waiver[] {
  const sorted = [...a, ...b].toSorted((one, two) => (one.at < two.at ? -1 : 1));
  return [...new Map(sorted.map((waiver) => [waiver.finding, waiver])).values()];
}
