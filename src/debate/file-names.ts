import type { Expert } from '../contract/criteria.ts';

const SHORT: Record<Expert, string> = { strategist: 'strategist', ux_specialist: 'ux' };

/** `round-N-strategist-review.md`, `round-N-ux-review.md`. */
export function nameReview(round: number, expert: Expert): string {
  return `round-${round}-${SHORT[expert]}-review.md`;
}

/** `round-N-strategist-cross-review.md`, `round-N-ux-cross-review.md`. */
export function nameCrossReview(round: number, expert: Expert): string {
  return `round-${round}-${SHORT[expert]}-cross-review.md`;
}

/** `round-N-cycle-M-debate-report.md`. */
export function nameDebateReport(round: number, cycle: number): string {
  return `round-${round}-cycle-${cycle}-debate-report.md`;
}

/** `v[M]/review-report.md`: the debate report once more, beside the version that it is about. */
export function nameVersionReport(cycle: number): string {
  return `v${cycle}/review-report.md`;
}

/** `round-N-judge-report.md`. */
export function nameJudgeReport(round: number): string {
  return `round-${round}-judge-report.md`;
}
