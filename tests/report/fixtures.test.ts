import { describe, expect, it } from 'vitest';
import { aggregate } from '../../src/contract/aggregation.ts';
import { conclusion } from '../../src/contract/conclusion.ts';
import { debate } from '../../src/contract/debate.ts';
import { evidence } from '../../src/contract/evidence.ts';
import { outcomes } from '../../src/contract/outcome.ts';
import { buildInput, SCENARIOS } from './fixtures/build-input.ts';

describe.each(SCENARIOS)('the fixture of a run that ends in %s', (scenario) => {
  const input = buildInput(scenario);

  it('holds valid documents', () => {
    aggregate.parse(input.aggregate);
    conclusion.parse(input.conclusion);
    debate.nullable().parse(input.debate);
    evidence.parse(input.evidence);
    outcomes.parse(input.outcomes);
  });

  it('ends as named', () => {
    expect(input.aggregate?.verdict).toBe(scenario);
  });
});
