import type { Price } from '../../engines/model/cost.ts';
import type { BudgetLimits } from './budget.ts';
import type { EncodePicture } from './to-params.ts';

/** How the provider is reached. `timeout_ms` covers one answer with all its retries, `idle_ms` a silent stream. */
export interface Connection {
  readonly key: string;
  readonly base_url: string;
  readonly stream: boolean;
  readonly parallel: number;
  readonly attempts: number;
  readonly timeout_ms: number;
  readonly idle_ms: number;
  readonly budget: BudgetLimits;
  readonly prices: Readonly<Record<string, Price>>;
  readonly encode: EncodePicture;
  readonly repair: (fault: string) => string;
  readonly log: (...parts: unknown[]) => void;
}
