import { BudgetReached } from '../../engines/anthropic/exchange.ts';
import { costOf, type Price, type TokenUse, totalTokens } from '../../engines/model/cost.ts';

/** What a run may spend; `null` is no limit. */
export interface BudgetLimits {
  readonly tokens: number | null;
  readonly usd: number | null;
}

/** Counts what was spent and what is being spent, so that requests in flight cannot exceed the limit together. */
export class Budget {
  readonly #limits: BudgetLimits;
  #tokens = 0;
  #usd = 0;

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  /** Sets the worst case of a request aside; `settle` puts what it really used in its place. Throws BudgetReached. */
  reserve(worst: TokenUse, price: Price): { settle: (use: TokenUse) => void } {
    const [tokens, usd] = [totalTokens(worst), costOf(worst, price)];
    if (exceeds(this.#tokens + tokens, this.#limits.tokens) || exceeds(this.#usd + usd, this.#limits.usd))
      throw new BudgetReached('The budget of this run does not allow another request.');
    this.#tokens += tokens;
    this.#usd += usd;
    return {
      settle: (use) => {
        this.#tokens += totalTokens(use) - tokens;
        this.#usd += costOf(use, price) - usd;
      },
    };
  }
}

function exceeds(value: number, limit: number | null): boolean {
  return limit !== null && value > limit;
}
