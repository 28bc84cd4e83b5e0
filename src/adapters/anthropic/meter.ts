import type { Usage } from '../../contract/usage.ts';
import { BudgetReached, type Exchange, type ModelReply } from '../../engines/anthropic/exchange.ts';
import type { Taken } from '../../engines/anthropic/kept-answers.ts';
import { addUse, costOf, NO_USE, type Price, type TokenUse } from '../../engines/model/cost.ts';
import type { ModelRequest } from '../../engines/model/request.ts';

interface Count {
  readonly model: string;
  readonly state: Usage['evaluators'][number]['state'];
  readonly calls: number;
  readonly cached: number;
  readonly carried: number;
  readonly use: TokenUse;
}

/** Counts what every role asked and what it cost; tells after every answer, so that a run that breaks has its figures. */
export class Meter {
  readonly #counts = new Map<string, Count>();
  readonly #about: Pick<Usage, 'engine' | 'prompt_version'>;
  readonly #priceOf: (model: string) => Price;
  readonly #tell: (usage: Usage) => void;

  constructor(
    about: Pick<Usage, 'engine' | 'prompt_version'>,
    priceOf: (model: string) => Price,
    tell: (usage: Usage) => void,
  ) {
    this.#about = about;
    this.#priceOf = priceOf;
    this.#tell = tell;
  }

  /** An exchange whose calls are counted. */
  count(exchange: Exchange): Exchange {
    return {
      ask: async (request) => {
        try {
          const reply = await exchange.ask(request);
          this.#add(request, {
            state: reply.stop === 'end' ? 'answered' : 'failed',
            calls: 1,
            use: reply.use,
          });
          return reply;
        } catch (error) {
          this.#add(request, { state: error instanceof BudgetReached ? 'budget_reached' : 'failed' });
          throw error;
        }
      },
    };
  }

  /** An answer that was kept from an earlier run. */
  addCached(request: ModelRequest, _reply: ModelReply): void {
    this.#add(request, { state: 'answered', cached: 1 });
  }

  /** Judgements that were carried over from an earlier run, beside a request or instead of one. */
  addCarried({ role, choice, judgements, instead }: Taken): void {
    const known = this.#counts.get(role);
    const state = known?.state ?? 'answered';
    this.#add({ role, choice }, { state, cached: instead ? 1 : 0, carried: judgements });
  }

  /** The document so far, roles in the order of their names. */
  report(): Usage {
    const rows = [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const evaluators = rows.map(([role, count]) => ({
      role,
      model: count.model,
      state: count.state,
      ...this.#spent(count),
    }));
    const total = rows.reduce((sum, [, count]) => sumSpent(sum, this.#spent(count)), this.#spent(NOTHING));
    return { ...this.#about, total, evaluators };
  }

  #add(
    { role, choice }: Pick<ModelRequest, 'role' | 'choice'>,
    more: Partial<Count> & Pick<Count, 'state'>,
  ): void {
    const known = this.#counts.get(role) ?? { ...NOTHING, model: choice.model };
    this.#counts.set(role, {
      model: choice.model,
      state: more.state,
      calls: known.calls + (more.calls ?? 0),
      cached: known.cached + (more.cached ?? 0),
      carried: known.carried + (more.carried ?? 0),
      use: addUse(known.use, more.use ?? NO_USE),
    });
    this.#tell(this.report());
  }

  #spent({ calls, cached, carried, use, model }: Count): Usage['total'] {
    return {
      calls,
      cached_answers: cached,
      carried_judgements: carried,
      input_tokens: use.input,
      output_tokens: use.output,
      cache_write_tokens: use.cache_write,
      cache_read_tokens: use.cache_read,
      usd: roundUsd(costOf(use, this.#priceOf(model))),
    };
  }
}

const NOTHING: Count = { model: '', state: 'answered', calls: 0, cached: 0, carried: 0, use: NO_USE };

function sumSpent(a: Usage['total'], b: Usage['total']): Usage['total'] {
  return {
    calls: a.calls + b.calls,
    cached_answers: a.cached_answers + b.cached_answers,
    carried_judgements: a.carried_judgements + b.carried_judgements,
    input_tokens: a.input_tokens + b.input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
    cache_write_tokens: a.cache_write_tokens + b.cache_write_tokens,
    cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
    usd: roundUsd(a.usd + b.usd),
  };
}

function roundUsd(usd: number): number {
  return Math.round(usd * 1_000_000) / 1_000_000;
}
