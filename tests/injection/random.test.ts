import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reviewed } from '../../src/commands/review-bundles.ts';
import { type MessagesApi, openMessagesApi } from '../support/messages-api.ts';
import { ModelHome } from '../support/model-home.ts';
import { readAsked } from '../support/stub-model.ts';
import { listGains } from './measure.ts';
import { poisonedPlan } from './poison.ts';
import { randomAnswer } from './random-answers.ts';

const SEEDS = Array.from({ length: 10 }, (_, at) => at * 7919 + 1);
const MODEL = { samples: 1, cache: false, stream: false };

let api: MessagesApi;
let seed = 0;
beforeAll(async () => {
  api = await openMessagesApi((request, number) => ({
    kind: 'text',
    text: randomAnswer(readAsked(request), seed * 1000 + number),
  }));
});
afterAll(() => api.close());

describe.each(
  (['divergence', 'standard'] as const).flatMap((mode) =>
    (['calm', 'faulty', 'blocked'] as const).map((world) => [mode, world] as const),
  ),
)('in %s mode, in a %s world', (mode, world) => {
  const home = new ModelHome(poisonedPlan(null, world));
  let measured: Reviewed;
  beforeAll(async () => {
    home.configure({ engine: 'embedded', debate: { mode } });
    measured = await home.review({ out: `${home.path}/measured` });
    home.configure({ engine: 'anthropic', debate: { mode }, model: MODEL });
  });
  afterAll(() => home.remove());

  it.each(SEEDS)('seed %i: whatever a model answers, nothing gets better than measured', async (given) => {
    seed = given;
    home.connect(api.url);
    const judged = await home.review({ out: `${home.path}/out-${given}` });
    expect(listGains(judged, measured)).toEqual([]);
  });
});
