/** Families of models by strength, weakest first. */
const FAMILIES = ['haiku', 'sonnet', 'opus'] as const;

/** Whether a reviewer is at least as strong as whoever it reviews; `null` where that cannot be told by their names. */
export function isReviewerFit(reviewer: string, producer: string): boolean | null {
  if (reviewer === producer) return true;
  const [own, other] = [tierOf(reviewer), tierOf(producer)];
  return own === -1 || other === -1 ? null : own >= other;
}

function tierOf(model: string): number {
  return FAMILIES.findIndex((family) => model.includes(family));
}
