/** How far one finding reaches over the journeys that were walked. */
export interface Reach {
  /** 1 cosmetic, 2 minor, 3 major, 4 catastrophe: the impact, by the rule. */
  readonly severity: number;
  /** A critical fact, or a grade that the project gave: neither is a matter of frequency. */
  readonly isFixed: boolean;
  /** It speaks to a question of the walkthrough or to PURE: to doing the task, not to looks or form alone. */
  readonly isOnTask: boolean;
  /** Journeys that met it, of those that were walked. */
  readonly journeys: number;
  readonly walked: number;
  /** The most places where one journey met it, and all places together. */
  readonly most: number;
  readonly places: number;
  /** A journey that met it failed every one of several attempts. */
  readonly isRetried: boolean;
  /** Every journey that met it is tagged as supporting, none as recovery or safety. */
  readonly isAside: boolean;
}

export interface Grading {
  readonly severity: number;
  readonly because: 'widespread' | 'aside' | null;
}

const MANY = 3;

/**
 * Severity by impact, frequency and persistence (Nielsen): what hinders many tasks again and again is a grade worse, what
 * was met once beside the main tasks a grade milder. Impact bounds it: cosmetic stays cosmetic, and nothing becomes a
 * catastrophe or ceases to be one by counting.
 */
export function gradeSeverity(reach: Reach): Grading {
  const { severity, isFixed, isOnTask } = reach;
  const isMovable = !isFixed && (severity === 2 || severity === 3);
  if (isMovable && severity === 2 && isOnTask && isFrequent(reach) && isPersistent(reach))
    return { severity: 3, because: 'widespread' };
  if (isMovable && reach.isAside && reach.places === 1) return { severity: severity - 1, because: 'aside' };
  return { severity, because: null };
}

/** In at least three journeys, and in at least half of those walked. */
function isFrequent({ journeys, walked }: Reach): boolean {
  return journeys >= MANY && journeys * 2 >= walked;
}

/** Met at three places or more of one journey, or still there after every retry. */
function isPersistent({ most, isRetried }: Reach): boolean {
  return most >= MANY || isRetried;
}
