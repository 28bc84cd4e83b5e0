import type { TokenUse } from '../model/cost.ts';
import type { ModelRequest } from '../model/request.ts';

/** A whole answer. `refused` and `cut` are answers too: they say why there is no JSON. */
export interface ModelReply {
  readonly text: string;
  readonly stop: 'end' | 'cut' | 'refused';
  readonly model: string;
  readonly use: TokenUse;
}

/** Where requests go: a provider, a folder of answers, a cache before either. Throws UxJuryError or BudgetReached. */
export interface Exchange {
  readonly ask: (request: ModelRequest) => Promise<ModelReply>;
}

/** Sending this request could exceed what the run may spend: no failure, the measured result stands. */
export class BudgetReached extends Error {
  override readonly name = 'BudgetReached';
}
