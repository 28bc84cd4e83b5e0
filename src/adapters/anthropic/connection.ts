import type { Price } from '../../engines/model/cost.ts';
import type { Provider } from '../../engines/model/request.ts';
import type { ModelAccess } from '../../inputs.ts';
import type { BudgetLimits } from './budget.ts';
import type { EncodePicture } from './to-params.ts';

/**
 * How the provider is reached. `timeout_ms` covers one answer with all its retries, `idle_ms` a silent stream; `project` is
 * the folder in which a provider's own package is looked for.
 */
export interface Connection {
  readonly provider: Provider;
  readonly access: ModelAccess;
  readonly project: string;
  readonly stream: boolean;
  readonly parallel: number;
  readonly attempts: number;
  readonly timeout_ms: number;
  readonly idle_ms: number;
  readonly budget: BudgetLimits;
  readonly priceOf: (model: string) => Price;
  readonly encode: EncodePicture;
  readonly repair: (fault: string) => string;
  readonly log: (...parts: unknown[]) => void;
}
