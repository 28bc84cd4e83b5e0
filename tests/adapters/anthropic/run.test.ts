import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MessagesApi, openMessagesApi, type Script } from '../../support/messages-api.ts';
import { picturesOf, textOf } from '../../support/messages-request.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked, type Temper } from '../../support/stub-model.ts';

vi.setConfig({ testTimeout: 180_000 });

let api: MessagesApi | null = null;
const homes: ModelHome[] = [];
afterEach(async () => {
  for (const home of homes.splice(0)) home.remove();
  await api?.close();
  api = null;
});

const as =
  (temper: Temper): Script =>
  (request) => ({ kind: 'text', text: answerAs(temper, readAsked(request)) });

async function open(
  script: Script,
  settings: object = {},
): Promise<{ home: ModelHome; server: MessagesApi }> {
  api = await openMessagesApi(script);
  const home = new ModelHome().configure({ engine: 'anthropic', ...settings }).connect(api.url);
  homes.push(home);
  return { home, server: api };
}

describe('a run with engine: anthropic', () => {
  it('asks five evaluators, two experts and the judge, and says so, every request in good shape', async () => {
    const { home, server } = await open(as(CALM));
    const { aggregate } = await home.review();
    expect(server.faults).toEqual([]);
    const kinds = server.requests.map((request) => readAsked(request).kind).toSorted();
    expect(new Set(kinds)).toEqual(
      new Set(['cognitive_walkthrough', 'judge', 'nielsen', 'pure', 'review', 'spark', 'wcag_2_2_aa']),
    );
    for (const method of aggregate.methods)
      expect(method.limitations.join(' ')).toContain('Judged by claude-sonnet-5-5 on 8 pictures');
    expect(picturesOf(server.requests[0]?.body ?? {})).toHaveLength(8);
  });

  it.each([true, false])('works with stream: %s', async (stream) => {
    const { home, server } = await open(as(CALM), { model: { stream } });
    await home.review();
    expect(server.requests.every((request) => (request.body.stream === true) === stream)).toBe(true);
    expect(server.faults).toEqual([]);
  });

  it('shares one prefix, warms it with one call and counts tokens before each', async () => {
    const { home, server } = await open(async (request, number) => {
      await new Promise((resolve) => setTimeout(resolve, number === 0 ? 60 : 30));
      return { kind: 'text', text: answerAs(CALM, readAsked(request)) };
    });
    await home.review();
    const prefixes = new Set(
      server.requests.map(({ body }) => {
        const content = body.messages?.[0]?.content ?? [];
        const shared = typeof content === 'string' ? content : content.slice(0, -1);
        return JSON.stringify([body.system, body.output_config?.format, shared]);
      }),
    );
    expect(prefixes.size).toBe(1);
    expect(server.flight.atFirstAnswer).toBe(1);
    expect(server.flight.most).toBeGreaterThan(1);
    expect(server.flight.most).toBeLessThanOrEqual(4);
    expect(server.counted).toHaveLength(server.requests.length);
  });

  it('sends each role its own schema where that is asked for', async () => {
    const { home, server } = await open(as(CALM), { model: { schema: 'own' } });
    await home.review();
    const schemas = new Set(server.requests.map(({ body }) => JSON.stringify(body.output_config?.format)));
    expect(schemas.size).toBe(7);
    expect(server.faults).toEqual([]);
  });

  it('shows each evaluator only its own method', async () => {
    const { home, server } = await open(as(CALM));
    await home.review();
    const spark = server.requests.find((request) => readAsked(request).kind === 'spark');
    expect(spark && textOf(spark)).not.toContain('heuristic evaluation by Nielsen');
  });

  it('writes what it cost, by role', async () => {
    const { home, server } = await open(as(CALM));
    await home.review();
    const usage = home.json('out/usage.json');
    expect(usage.total.calls).toBe(server.requests.length);
    expect(usage.total.cache_read_tokens).toBe(900 * server.requests.length);
    expect(usage.evaluators.map(({ role }: { role: string }) => role)).toContain('spark');
    // 100 in at $2, 200 out at $10, 900 read at $0.10 a million.
    expect(usage.total.usd).toBeCloseTo(0.00229 * server.requests.length, 6);
  });

  it('asks nothing again for the same evidence, and gives the same bytes', async () => {
    const { home, server } = await open(as({ ...CALM, letter: 2 }));
    await home.review();
    const calls = server.requests.length;
    const first = home.text('out/aggregate.json');
    await home.review({ out: join(home.path, 'again') });
    expect(server.requests).toHaveLength(calls);
    expect(home.text('again/aggregate.json')).toBe(first);
    expect(home.json('again/usage.json').total).toMatchObject({ calls: 0, usd: 0, cached_answers: calls });
  });

  it('lowers what was measured, with the words and place of the model', async () => {
    const { home } = await open(as({ ...CALM, letter: 2, words: 'Nothing says what the shop sells.' }));
    const { aggregate } = await home.review();
    const spark = aggregate.methods.find(({ method }) => method === 'spark');
    expect(spark?.score).toBe(3);
    expect(JSON.stringify(spark?.methodology_data)).toContain('Nothing says what the shop sells.');
  });

  it('asks again where the answer decides, takes the median and shows the spread', async () => {
    let asked = 0;
    const { home, server } = await open((request) => {
      const about = readAsked(request);
      const difficulty = about.kind === 'pure' ? ([3, 1, 2][asked++] ?? 1) : 1;
      return { kind: 'text', text: answerAs({ ...CALM, difficulty }, about) };
    });
    home.configure({ engine: 'embedded' });
    const measured = await home.review({ out: join(home.path, 'measured') });
    expect(measured.aggregate.method_scores.pure).toBeGreaterThanOrEqual(8);
    home.configure({ engine: 'anthropic' });
    const { aggregate, usage } = await home.review();
    expect(server.requests.filter((request) => readAsked(request).kind === 'pure')).toHaveLength(3);
    const pure = aggregate.methods.find(({ method }) => method === 'pure');
    const [, told = ''] =
      /Asked 3 times.*the scores were ([\d, ]+) and the median stands/.exec(
        pure?.limitations.join(' ') ?? '',
      ) ?? [];
    const scores = told.split(', ').map(Number);
    expect(new Set(scores).size).toBe(3);
    expect(pure?.score).toBe(scores.toSorted((a, b) => a - b)[1]);
    expect(home.text('out/report.md')).toContain('Asked 3 times');
    expect(usage?.evaluators.find(({ role }) => role === 'pure')).toMatchObject({
      calls: 3,
      output_tokens: 600,
    });
  });
});

describe('the choice of an engine', () => {
  it('auto without a key judges by rule and says why', async () => {
    const home = new ModelHome().configure({ engine: 'auto' }).connect(null, null);
    homes.push(home);
    const { aggregate } = await home.review();
    expect(
      aggregate.methods.every(({ limitations }) => limitations.join().includes('No API key was there')),
    ).toBe(true);
    expect(existsSync(join(home.path, 'out/usage.json'))).toBe(false);
  });

  it('auto with a key asks the model', async () => {
    const { home, server } = await open(as(CALM), { engine: 'auto' });
    await home.review();
    expect(server.requests.length).toBeGreaterThan(6);
  });

  it('anthropic without a key is refused before anything is judged', async () => {
    const home = new ModelHome().configure({ engine: 'anthropic' }).connect(null, null);
    homes.push(home);
    await expect((async () => home.review())()).rejects.toMatchObject({ code: 'model_key_missing' });
  });

  it('takes model and effort by role', async () => {
    const { home, server } = await open(as(CALM), {
      model: { roles: { strategist: { name: 'claude-opus-5-5', effort: null } } },
    });
    await home.review();
    const expert = server.requests.find((request) => readAsked(request).expert === 'strategist');
    expect(expert?.body.model).toBe('claude-opus-5-5');
    expect(expert?.body.output_config?.effort).toBeUndefined();
    expect(server.requests[0]?.body.output_config?.effort).toBe('medium');
  });
});

describe('the budget', () => {
  it.each([
    ['tokens', { tokens: 10, usd: null }],
    ['dollars', { tokens: null, usd: 0.0001 }],
  ])('in %s is held before sending: the measured result stands and the report says so', async (_, budget) => {
    const { home, server } = await open(as({ ...CALM, letter: 1 }), { model: { budget } });
    const { aggregate } = await home.review();
    expect(server.requests).toEqual([]);
    expect(server.counted.length).toBeGreaterThan(0);
    for (const method of aggregate.methods)
      expect(method.limitations.join(' ')).toContain('The budget of this run was reached');
    expect(home.text('out/report.md')).toContain('budget of this run was reached');
    expect(home.json('out/usage.json').evaluators[0].state).toBe('budget_reached');
  });

  it('lets through what fits and stops there', async () => {
    const { home, server } = await open(as(CALM), {
      model: { budget: { tokens: 40_000, usd: null }, max_tokens: 16_000 },
    });
    await home.review();
    expect(server.requests.length).toBeGreaterThan(1);
    const states = home.json('out/usage.json').evaluators.map(({ state }: { state: string }) => state);
    expect(states).toContain('answered');
  });
});
