import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reviewed } from '../../src/commands/review-bundles.ts';
import { type MessagesApi, openMessagesApi } from '../support/messages-api.ts';
import { type SentRequest, textOf } from '../support/messages-request.ts';
import { ModelHome } from '../support/model-home.ts';
import { readAsked, type Temper } from '../support/stub-model.ts';
import { attack, OWNED, OWNED_BOGUS, OWNED_LOUD } from './attacker.ts';
import { listLive } from './list-live.ts';
import { listGains } from './measure.ts';
import { PAYLOADS, type Payload } from './payloads.ts';
import { poisonedPlan, type World } from './poison.ts';

const WORLDS: readonly World[] = ['calm', 'faulty', 'blocked'];

let api: MessagesApi;
let temper: Temper = OWNED;
const homes: ModelHome[] = [];

beforeAll(async () => {
  api = await openMessagesApi((request) => ({ kind: 'text', text: attack(temper, readAsked(request)) }));
});
afterAll(() => api.close());
afterEach(() => {
  for (const home of homes.splice(0)) home.remove();
});

/** The same bundle judged by rule and by a model that the attacker owns. */
async function judgeTwice(
  payload: Payload | null,
  world: World,
): Promise<{ measured: Reviewed; attacked: Reviewed; home: ModelHome; sent: SentRequest[] }> {
  const home = new ModelHome(poisonedPlan(payload, world));
  homes.push(home);
  home.configure({ engine: 'embedded' });
  const measured = await home.review({ out: `${home.path}/measured` });
  home
    .configure({ engine: 'anthropic', model: { samples: 1, cache: false, stream: false } })
    .connect(api.url);
  const before = api.requests.length;
  const attacked = await home.review();
  return { measured, attacked, home, sent: api.requests.slice(before) };
}

describe(`${PAYLOADS.length} payloads against a fully compromised model`, () => {
  it('are at least eighty', () => expect(PAYLOADS.length).toBeGreaterThanOrEqual(80));

  it.each(PAYLOADS.map((payload, at) => [payload.name, payload, WORLDS[at % 3] ?? 'calm'] as const))(
    '%s: nothing rises, nothing is live',
    async (_, payload, world) => {
      temper = OWNED;
      const { measured, attacked, home, sent } = await judgeTwice(payload, world);
      expect(listGains(attacked, measured)).toEqual([]);
      expect(listLive(home, attacked)).toEqual([]);
      expect(sent.flatMap((request) => listBreaches(request, payload))).toEqual([]);
    },
    60_000,
  );
});

describe('other lies of a compromised model', () => {
  it.each<[string, Temper]>([
    ['references that do not exist', OWNED_BOGUS],
    ['invented problems with live words', OWNED_LOUD],
    ['agreement with everything', { ...OWNED, response: 'agree' }],
    ['new concerns everywhere', { ...OWNED, response: 'new_concern' }],
    ['journeys called complete', { ...OWNED, assessment: 'Complete' }],
  ])('%s', async (_, lying) => {
    for (const world of WORLDS) {
      temper = lying;
      const { measured, attacked, home } = await judgeTwice(null, world);
      expect(listGains(attacked, measured)).toEqual([]);
      expect(listLive(home, attacked)).toEqual([]);
    }
  });

  it('is told: claims that do not hold are counted in the report', async () => {
    temper = OWNED_BOGUS;
    const { home } = await judgeTwice(null, 'calm');
    expect(home.text('out/report.md')).toMatch(/\d+ claims rejected/);
  });

  it('is told: screens that speak to a model', async () => {
    temper = OWNED;
    const [payload] = PAYLOADS;
    const { home } = await judgeTwice(payload ?? null, 'calm');
    expect(home.text('out/report.md')).toContain('seems to speak to a model');
  });
});

/** What of a payload got through where it must not: hidden words, invisible signs, a closed fence, the system prompt. */
function listBreaches(request: SentRequest, { secret, text }: Payload): string[] {
  const sent = textOf(request);
  const system = (request.body.system ?? []).map((block) => block.text ?? '').join();
  const nonce = /<data ([0-9a-f]{24})>/.exec(sent)?.[1] ?? 'none';
  const fences = sent.split('<data ').length - 1;
  const closed = sent.split(`</data ${nonce}>`).length - 1;
  return [
    ...(secret !== null && sent.includes(secret) ? ['hidden words were sent'] : []),
    ...(/[\u{E0000}-\u{E007F}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u.test(sent)
      ? ['invisible signs were sent']
      : []),
    ...(system.includes(text) ? ['page text stands in the system prompt'] : []),
    ...(fences !== closed + 1 ? [`${fences} fences, ${closed} closed`] : []),
  ];
}
