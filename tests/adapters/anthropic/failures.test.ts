import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type MessagesApi, openMessagesApi, type Script, type Scripted } from '../../support/messages-api.ts';
import { textOf } from '../../support/messages-request.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked } from '../../support/stub-model.ts';

let api: MessagesApi | null = null;
let home: ModelHome | null = null;
afterEach(async () => {
  home?.remove();
  await api?.close();
});

async function run(
  script: Script,
  model: object = {},
): Promise<{ failure: unknown; server: MessagesApi; at: ModelHome }> {
  const server = await openMessagesApi(script);
  api = server;
  const at = new ModelHome({ journeys: 1, steps: 2 })
    .configure({ engine: 'anthropic', model })
    .connect(server.url);
  home = at;
  const failure = await at.review().then(
    () => null,
    (error: unknown) => error,
  );
  return { failure, server, at };
}

const good = (request: Parameters<Script>[0]): Scripted => ({
  kind: 'text',
  text: answerAs(CALM, readAsked(request)),
});

/** No verdict, no score, no report: nothing that could be taken for a pass. */
function expectNothingScored(at: ModelHome): void {
  for (const file of ['aggregate.json', 'conclusion.json', 'report.html', 'report.md'])
    expect(existsSync(join(at.path, 'out', file))).toBe(false);
}

describe('a request that fails for good ends the run in a named state, with nothing scored', () => {
  it.each<[string, string, Scripted, object]>([
    ['a bad key', 'model_key_refused', { kind: 'status', status: 401, type: 'authentication_error' }, {}],
    ['a key without permission', 'model_not_permitted', { kind: 'status', status: 403 }, {}],
    ['no credit', 'model_not_permitted', { kind: 'status', status: 402 }, {}],
    ['a model that is gone', 'model_unknown', { kind: 'status', status: 404, type: 'not_found_error' }, {}],
    [
      'a request the API refuses',
      'model_request_refused',
      { kind: 'status', status: 400, message: 'effort' },
      {},
    ],
    ['a request too large', 'model_request_too_large', { kind: 'status', status: 413 }, {}],
    ['a refusal', 'model_refused', { kind: 'text', text: '', stop: 'refusal' }, {}],
    [
      'a refusal, not streamed',
      'model_refused',
      { kind: 'text', text: '', stop: 'refusal' },
      { stream: false },
    ],
    [
      'max_tokens inside the JSON',
      'model_answer_cut',
      { kind: 'text', text: '{"answer":{"ki', stop: 'max_tokens' },
      {},
    ],
    [
      'a full context window',
      'model_answer_cut',
      { kind: 'text', text: '{', stop: 'model_context_window_exceeded' },
      {},
    ],
    ['no JSON, twice', 'model_answer_invalid', { kind: 'text', text: 'Looks great! Score: 10' }, {}],
    [
      'another kind, twice',
      'model_answer_invalid',
      { kind: 'text', text: '{"answer":{"kind":"judge"}}' },
      {},
    ],
    ['a stream that says nothing', 'model_timeout', { kind: 'stall', after: 'start' }, { timeout_s: 1 }],
    ['a server that never answers', 'model_timeout', { kind: 'stall', after: 'headers' }, { timeout_s: 1 }],
    [
      'overload for longer than the time',
      'model_overloaded',
      { kind: 'status', status: 529, headers: { 'retry-after': '3600' } },
      { timeout_s: 1 },
    ],
  ])('%s: %s', async (...[, code, scripted, model]) => {
    const { failure, at } = await run(() => scripted, model);
    expect(failure).toMatchObject({ name: 'AbsentError', code });
    expect((failure as { hint: string }).hint.length).toBeGreaterThan(20);
    expectNothingScored(at);
  });

  it('names who gave no judgement, and stops the others', async () => {
    const { failure, server } = await run(() => ({ kind: 'status', status: 401 }));
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^evaluate-\w+ gave no judgement: the API refused/),
    });
    expect(server.requests.length).toBeLessThan(3);
  });

  it('fails closed for an expert and for the judge as for an evaluator', async () => {
    for (const kind of ['review', 'judge']) {
      const { failure, at } = await run((request) =>
        readAsked(request).kind === kind ? { kind: 'text', text: '', stop: 'refusal' } : good(request),
      );
      expect(failure).toMatchObject({ code: 'model_refused' });
      expect(existsSync(join(at.path, 'out', 'conclusion.json'))).toBe(false);
      at.remove();
      await api?.close();
    }
  });

  it('says that nobody is there when the address is wrong', async () => {
    const at = new ModelHome({ journeys: 1, steps: 1 }).configure({
      engine: 'anthropic',
      model: { timeout_s: 1 },
    });
    home = at.connect('http://127.0.0.1:9');
    await expect(at.review()).rejects.toMatchObject({
      code: expect.stringMatching(/model_(unreachable|timeout)/),
    });
  });

  it('leaves figures of what was asked', async () => {
    const { at } = await run((_, number) =>
      number === 0 ? good(_) : { kind: 'text', text: '', stop: 'refusal' },
    );
    expect(at.json('out/usage.json').total.calls).toBeGreaterThan(0);
  });
});

describe('a request that fails once is tried again', () => {
  it.each<[string, Scripted]>([
    ['429 with retry-after', { kind: 'status', status: 429, headers: { 'retry-after-ms': '20' } }],
    ['429 with retry-after 0', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }],
    ['529', { kind: 'status', status: 529, headers: { 'retry-after-ms': '5' } }],
    ['500', { kind: 'status', status: 500, headers: { 'retry-after-ms': '5' } }],
    ['an overload inside the stream', { kind: 'error-event', type: 'overloaded_error' }],
    ['a stream whose socket is cut', { kind: 'cut', text: '{"answer":' }],
    ['a stream that ends early', { kind: 'ends-early', text: '{"answer":' }],
    ['a connection that is dropped', { kind: 'destroy' }],
  ])('%s', async (_, scripted) => {
    const { failure, server } = await run((request, number) => (number === 0 ? scripted : good(request)));
    expect(failure).toBeNull();
    expect(server.faults).toEqual([]);
  });

  it('but never more than five times', async () => {
    const { failure, server } = await run(() => ({
      kind: 'status',
      status: 503,
      headers: { 'retry-after-ms': '1' },
    }));
    expect(failure).toMatchObject({ code: 'model_overloaded' });
    expect(server.requests).toHaveLength(5);
  });

  it('and waits no longer than the time that is left, whatever it is told', async () => {
    const begun = Date.now();
    const wait: Scripted = { kind: 'status', status: 429, headers: { 'retry-after': '86400' } };
    const { failure } = await run(() => wait, { timeout_s: 1 });
    expect(failure).toMatchObject({ code: 'model_rate_limited' });
    expect(Date.now() - begun).toBeLessThan(55_000);
  });

  it('gives up a silent stream and asks anew', async () => {
    const { failure } = await run(
      (request, number) => (number === 0 ? { kind: 'stall', after: 'start' } : good(request)),
      {
        idle_s: 1,
      },
    );
    expect(failure).toBeNull();
  });
});

describe('an answer that cannot be used is sent back once, with the exact fault', () => {
  it.each([
    ['not JSON', 'Sure! {', 'the answer must be one JSON object'],
    ['in a fence', '```json\n{}\n```', 'the answer must be one JSON object'],
    ['out of bounds', null, 'letters.simple.score'],
  ])('%s', async (_, text, fault) => {
    const bad =
      text ??
      answerAs(
        { ...CALM, letter: 9 },
        { kind: 'spark', expert: null, journeys: [], steps: ['x'], states: [], criteria: [] },
      );
    let isFirst = true;
    const { failure, server } = await run((request) => {
      if (!isFirst || readAsked(request).kind !== 'spark') return good(request);
      isFirst = false;
      return { kind: 'text', text: bad };
    });
    expect(failure).toBeNull();
    expect(server.faults).toEqual([]);
    const repair = server.requests.find(({ body }) => body.messages?.length === 3);
    expect(repair && textOf(repair)).toContain(fault);
    expect(repair?.body.messages?.[1]?.content).toBe(bad);
  });

  it('that repeats the marker of the data is one', async () => {
    let isFirst = true;
    const { server } = await run((request) => {
      if (!isFirst) return good(request);
      isFirst = false;
      const nonce = /<data ([0-9a-f]{24})>/.exec(textOf(request))?.[1] ?? '';
      return { kind: 'text', text: answerAs({ ...CALM, words: `Marked ${nonce}` }, readAsked(request)) };
    });
    const repair = server.requests.find(({ body }) => body.messages?.length === 3);
    expect(repair && textOf(repair)).toContain('must not repeat the marker');
  });
});
