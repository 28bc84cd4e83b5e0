import { afterAll, describe, expect, it } from 'vitest';
import { ModelHome } from '../../support/model-home.ts';

const { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: address } = process.env;
const home = new ModelHome({ journeys: 1, steps: 1 });
afterAll(() => home.remove());

/** The real API, once, for less than half a dollar: only where a key is in the environment. */
describe.skipIf(!key)('the real API', () => {
  it('takes our requests and gives answers that hold', async () => {
    home.configure({
      engine: 'anthropic',
      model: { samples: 1, effort: 'low', budget: { tokens: null, usd: 0.5 } },
    });
    home.connect(address ?? null, key ?? null);
    const { aggregate, usage } = await home.review();
    expect(aggregate.methods).toHaveLength(5);
    expect(usage?.evaluators.map(({ state }) => state)).not.toContain('failed');
    expect(usage?.total.cache_read_tokens).toBeGreaterThan(0);
  }, 600_000);
});
