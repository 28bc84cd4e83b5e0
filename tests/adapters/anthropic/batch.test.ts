import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MessagesApi, openMessagesApi, type Script } from '../../support/messages-api.ts';
import type { BatchBehaviour } from '../../support/messages-batches.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked } from '../../support/stub-model.ts';

vi.setConfig({ testTimeout: 180_000 });

let api: MessagesApi | null = null;
let home: ModelHome | null = null;
afterEach(async () => {
  home?.remove();
  await api?.close();
});

const calm: Script = (request) => ({ kind: 'text', text: answerAs(CALM, readAsked(request)) });
const QUICK = { batch: true, batch_poll_s: 0.02, samples: 1 };

async function open(
  batch: BatchBehaviour,
  model: object = {},
): Promise<{ at: ModelHome; server: MessagesApi }> {
  const server = await openMessagesApi(calm, { batch });
  api = server;
  const at = new ModelHome({ journeys: 1, steps: 2 })
    .configure({ engine: 'anthropic', model: { ...QUICK, ...model } })
    .connect(server.url);
  home = at;
  return { at, server };
}

describe('a run in batches', () => {
  it('hands in what is asked together, waits, and gives the same verdict at half the price', async () => {
    const { at, server } = await open({ looks: 3 });
    const lines: string[] = [];
    const { aggregate, usage } = await at.review({ progress: (line) => lines.push(line) });
    expect(server.faults).toEqual([]);
    expect(server.batches.map(({ entries }) => entries.length).slice(0, 2)).toEqual([5, 2]);
    expect(lines.join('\n')).toMatch(/Batch msgbatch_loopback0: 5 requests handed in/);
    expect(lines.join('\n')).toMatch(/Batch msgbatch_loopback0: at work, 0 of 5 done/);
    expect(usage?.total.usd).toBeCloseTo((0.00229 / 2) * server.requests.length, 6);
    at.configure({ engine: 'anthropic', model: { samples: 1, cache: false } });
    const single = await at.review({ out: join(at.path, 'single') });
    expect(single.aggregate.method_scores).toEqual(aggregate.method_scores);
    expect(single.usage?.total.usd).toBeCloseTo((usage?.total.usd ?? 0) * 2, 6);
  });

  it('is asked for on the command line too', async () => {
    const { at, server } = await open({}, { batch: false });
    await at.review({ batch: true });
    expect(server.batches.length).toBeGreaterThan(0);
  });

  it('goes on waiting when it was stopped, and pays for nothing twice', async () => {
    const { at, server } = await open(
      { looks: 8 },
      { batch_wait_h: 0.0001, batch_poll_s: 0.3, cache: false },
    );
    await expect(at.review()).rejects.toMatchObject({
      code: 'model_batch_pending',
      hint: expect.stringContaining('--out'),
    });
    expect(server.batches).toHaveLength(1);
    expect(Object.keys(at.json('out/batches.json'))).toHaveLength(5);
    at.configure({ engine: 'anthropic', model: { ...QUICK, cache: false } });
    await at.review();
    const methods = server.batches
      .flatMap(({ entries }) => entries)
      .filter(({ custom_id }) => custom_id.startsWith('evaluate'));
    expect(methods).toHaveLength(5);
  });

  it.each<[string, string]>([
    ['expired', 'model_batch_expired'],
    ['canceled', 'model_batch_cancelled'],
    ['errored', 'model_batch_errored'],
    ['missing', 'model_batch_errored'],
  ])(
    'an entry that is %s leaves its evaluator absent: %s; the next run asks for it alone',
    async (fate, code) => {
      const { at, server } = await open({
        fate: (id, batch) =>
          batch === 0 && id.startsWith('evaluate-pure') ? (fate as 'expired') : 'answered',
      });
      await expect(at.review()).rejects.toMatchObject({ name: 'AbsentError', code, who: 'evaluate-pure' });
      await at.review();
      expect(server.batches[1]?.entries.map(({ custom_id }) => custom_id.slice(0, 13))).toEqual([
        'evaluate-pure',
      ]);
    },
  );

  it('looks again after a look that failed, and ends with one that cannot succeed', async () => {
    const { at, server } = await open({ onLook: (look) => (look < 2 ? 529 : null) });
    await at.review();
    expect(server.batches.length).toBeGreaterThan(1);
    await api?.close();
    const refused = await open({ onLook: () => 401 });
    await expect(refused.at.review()).rejects.toMatchObject({ code: 'model_key_refused' });
  });

  it('says of a batch that is gone what to do, and hands it in anew the next time', async () => {
    const { at, server } = await open({ onLook: (look) => (look === 0 ? 404 : null) });
    await expect(at.review()).rejects.toMatchObject({ code: 'model_batch_lost' });
    await at.review();
    expect(server.batches[1]?.entries).toHaveLength(5);
  });

  it('holds the budget before anything is handed in', async () => {
    const { at, server } = await open({}, { budget: { tokens: 10, usd: null } });
    await at.review();
    expect(server.batches).toEqual([]);
    expect(at.text('out/report.md')).toContain('budget of this run was reached');
  });
});
