import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Journey } from '../../../src/contract/journey.ts';
import { type BundlePlan, makeBundle } from '../../support/make-bundle.ts';
import { type MessagesApi, openMessagesApi, type Script } from '../../support/messages-api.ts';
import { picturesOf, type SentRequest, textOf } from '../../support/messages-request.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked, type Temper } from '../../support/stub-model.ts';

const PLAN: BundlePlan = { journeys: 3, steps: 2 };
const CHANGED = 'journey-0001';

vi.setConfig({ testTimeout: 180_000 });

let api: MessagesApi | null = null;
let home: ModelHome | null = null;
afterEach(async () => {
  home?.remove();
  await api?.close();
});

async function open(script: Script, model: object = {}): Promise<{ at: ModelHome; server: MessagesApi }> {
  const server = await openMessagesApi(script);
  api = server;
  const at = new ModelHome(PLAN)
    .configure({ engine: 'anthropic', model: { samples: 1, ...model } })
    .connect(server.url);
  home = at;
  return { at, server };
}

const as =
  (temper: Temper): Script =>
  (request) => ({ kind: 'text', text: answerAs(temper, readAsked(request)) });

/** The evidence that all roles share: everything before the question. */
function evidenceOf({ body }: SentRequest): string {
  const content = body.messages?.[0]?.content ?? [];
  return JSON.stringify(typeof content === 'string' ? content : content.slice(0, -1));
}

/** The same walk measured again: other times, nothing else. */
const slower = (journey: Journey): Journey => ({
  ...journey,
  duration_ms: journey.duration_ms + 7,
  steps: journey.steps.map((step) => ({
    ...step,
    response: step.response && { ...step.response, settled_ms: 91 },
  })),
});

/** The second journey ends on another screen. */
const changed: Partial<BundlePlan> = {
  state: (state, at) => (at === 5 ? { ...state, title: 'A new last page' } : state),
};

function rewalk(at: ModelHome, change: Partial<BundlePlan>): void {
  makeBundle(join(at.path, 'bundle'), { ...PLAN, ...change });
}

/** Finds fault at the first step of every journey that it is asked about. */
const STRICT: Temper = {
  ...CALM,
  problems: [{ title: 'The first step asks too much', severity: 2, class: 'minor' }],
};

describe('a run of which one journey in three changed', () => {
  it('asks about that one alone: no other step, no other screen, no other picture', async () => {
    const { at, server } = await open(as(CALM));
    await at.review();
    const before = server.requests.length;
    const whole = server.requests[0];
    if (whole === undefined) throw new Error('nothing was asked');
    rewalk(at, changed);
    await at.review({ out: join(at.path, 'second') });
    const asked = server.requests.slice(before);
    expect(asked).toHaveLength(before);
    expect(server.faults).toEqual([]);
    for (const request of asked) {
      const { journeys, steps, states } = readAsked(request);
      expect(journeys).toEqual([CHANGED]);
      expect(steps.filter((ref) => !ref.startsWith(CHANGED))).toEqual([]);
      expect(states).toHaveLength(1);
      expect(picturesOf(request.body)).toHaveLength(1);
      expect(evidenceOf(request).length).toBeLessThan(evidenceOf(whole).length / 2);
      expect(textOf(request)).toContain('"unchanged":"journey-0000"');
    }
  });

  it('holds what was said elsewhere, counts it and says so in the report', async () => {
    const { at, server } = await open(as(STRICT));
    const first = await at.review();
    const found = ({ aggregate }: typeof first) =>
      aggregate.methods
        .find(({ method }) => method === 'nielsen')
        ?.findings.map(({ evidence_ref }) => evidence_ref);
    expect(found(first)).toContain('journey-0000/step-01');
    const before = server.requests.length;
    rewalk(at, changed);
    const second = await at.review({ out: join(at.path, 'second') });
    expect(server.requests.length).toBeGreaterThan(before);
    expect(found(second)).toEqual(expect.arrayContaining(['journey-0000/step-01', `${CHANGED}/step-01`]));
    expect(at.text('second/report.md')).toMatch(
      /\d+ judgements carried over from an earlier run.*1 of 3 journeys were judged anew/,
    );
    const usage = at.json('second/usage.json');
    expect(usage.total.carried_judgements).toBeGreaterThan(0);
    expect(usage.evaluators.every((one: { calls: number }) => one.calls >= 1)).toBe(true);
    for (const { score, method } of second.aggregate.methods)
      expect(score).toBeLessThanOrEqual(first.aggregate.method_scores[method]);
  });

  it('lets go of what was said where it changed', async () => {
    let isLater = false;
    const strictThere: Temper = { ...STRICT, ref: () => `${CHANGED}/step-02` };
    const { at } = await open((request) => ({
      kind: 'text',
      text: answerAs(isLater ? CALM : strictThere, readAsked(request)),
    }));
    const first = await at.review();
    isLater = true;
    rewalk(at, changed);
    const second = await at.review({ out: join(at.path, 'second') });
    const problems = (reviewed: typeof first): number =>
      reviewed.aggregate.methods
        .flatMap(({ findings }) => findings)
        .filter(({ title }) => title.startsWith('The first step asks')).length;
    expect(problems(first)).toBeGreaterThan(0);
    expect(problems(second)).toBe(0);
  });

  it('gives the same bytes when it is run again, and asks nobody', async () => {
    const { at, server } = await open(as(STRICT));
    await at.review();
    rewalk(at, changed);
    await at.review({ out: join(at.path, 'second') });
    const calls = server.requests.length;
    await at.review({ out: join(at.path, 'third') });
    expect(server.requests).toHaveLength(calls);
    expect(at.text('third/aggregate.json')).toBe(at.text('second/aggregate.json'));
    expect(at.text('third/debate.json')).toBe(at.text('second/debate.json'));
  });

  it('can be recorded and replayed without the cache', async () => {
    const { at, server } = await open(as(STRICT));
    await at.review();
    rewalk(at, changed);
    at.configure({ engine: 'record', model: { samples: 1 } });
    await at.review({ out: join(at.path, 'recorded') });
    const calls = server.requests.length;
    at.configure({ engine: 'replay', model: { samples: 1, cache: 'elsewhere' } }).connect(null, null);
    await at.review({ out: join(at.path, 'replayed') });
    expect(server.requests).toHaveLength(calls);
    expect(at.json('replayed/aggregate.json').method_scores).toEqual(
      at.json('recorded/aggregate.json').method_scores,
    );
    expect(at.json('replayed/usage.json').total.carried_judgements).toBeGreaterThan(0);
  });
});

describe('a run of which nothing changed but its times', () => {
  it('asks nobody, and says that all of it was carried over', async () => {
    const { at, server } = await open(as(STRICT));
    const first = await at.review();
    const calls = server.requests.length;
    rewalk(at, { journey: slower });
    const second = await at.review({ out: join(at.path, 'second') });
    expect(server.requests).toHaveLength(calls);
    expect(second.aggregate.method_scores).toEqual(first.aggregate.method_scores);
    expect(at.text('second/report.md')).toContain('0 of 3 journeys were judged anew');
    expect(at.json('second/usage.json').total).toMatchObject({ calls: 0, cached_answers: calls });
  });

  it('asks everything anew where no answers are kept', async () => {
    const { at, server } = await open(as(CALM), { cache: false });
    await at.review();
    const calls = server.requests.length;
    await at.review({ out: join(at.path, 'second') });
    expect(server.requests).toHaveLength(calls * 2);
  });

  it('takes a damaged record for none', async () => {
    const { at, server } = await open(as(CALM));
    await at.review();
    const calls = server.requests.length;
    const files = readdirSync(join(at.path, '.ux-jury-cache'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.includes('carried') && name.endsWith('.json')))
      writeFileSync(join(at.path, '.ux-jury-cache', file), '{"run_id":');
    await at.review({ out: join(at.path, 'second') });
    expect(server.requests).toHaveLength(calls);
    expect(at.json('second/usage.json').total).toMatchObject({
      calls: 0,
      cached_answers: calls,
      carried_judgements: 0,
    });
  });
});
