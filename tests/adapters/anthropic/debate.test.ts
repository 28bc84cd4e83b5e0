import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MessagesApi, openMessagesApi, type Script } from '../../support/messages-api.ts';
import { textOf } from '../../support/messages-request.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked, type Temper } from '../../support/stub-model.ts';

vi.setConfig({ testTimeout: 180_000 });

let api: MessagesApi | null = null;
let home: ModelHome | null = null;
afterEach(async () => {
  home?.remove();
  await api?.close();
});

async function open(script: Script): Promise<{ at: ModelHome; server: MessagesApi }> {
  const server = await openMessagesApi(script);
  api = server;
  const at = new ModelHome({ journeys: 1, steps: 2 })
    .configure({ engine: 'anthropic', model: { samples: 1 } })
    .connect(server.url);
  home = at;
  return { at, server };
}

/** Every criterion below, in words too short to say what was seen. */
const VAGUE: Temper = { ...CALM, criterion: 1, words: 'It is bad.' };
const CLEAR: Temper = { ...VAGUE, words: 'The first button is easily taken for a heading.' };

describe('an expert whose review is weak', () => {
  it('is told exactly what it lacks, once, and its better review stands', async () => {
    const { at, server } = await open((request) => {
      const asked = readAsked(request);
      const isFirst = !textOf(request).includes('# Your review came back');
      const temper = asked.kind === 'review' && isFirst ? VAGUE : CLEAR;
      return { kind: 'text', text: answerAs(temper, asked) };
    });
    await at.review();
    expect(server.faults).toEqual([]);
    const again = server.requests.filter((request) => textOf(request).includes('# Your review came back'));
    expect(again.map((request) => readAsked(request).expert).toSorted()).toEqual([
      'strategist',
      'ux_specialist',
    ]);
    for (const request of again) expect(textOf(request)).toContain('says too little ("It is bad.")');
    const { log } = at.json('out/debate.json');
    expect(log.join('\n')).toMatch(/Product strategist was asked once more: .*says too little/);
    expect(at.text('out/reviews/round-1-strategist-review.md')).toContain('easily taken for a heading');
    const calls = server.requests.length;
    await at.review({ out: `${at.path}/again` });
    expect(server.requests).toHaveLength(calls);
    expect(at.text('again/debate.json')).toBe(at.text('out/debate.json'));
  });

  it('that stays weak is logged as that, and is not asked a third time', async () => {
    const { at, server } = await open((request) => ({
      kind: 'text',
      text: answerAs(VAGUE, readAsked(request)),
    }));
    await at.review();
    const reviews = server.requests.filter((request) => readAsked(request).kind === 'review');
    expect(reviews).toHaveLength(4);
    expect(at.json('out/debate.json').log.join('\n')).toContain('its review is still weak');
  });
});

describe('an expert who gives nothing for good', () => {
  it('leaves a single reviewer: the debate says so, and the gate does not pass over it', async () => {
    const { at, server } = await open((request) => {
      const asked = readAsked(request);
      if (asked.expert === 'strategist') return { kind: 'text', text: '', stop: 'refusal' };
      return { kind: 'text', text: answerAs(CALM, asked) };
    });
    const { conclusion } = await at.review();
    const debate = at.json('out/debate.json');
    expect(debate.execution).toBe('single_reviewer');
    expect(debate.log.join('\n')).toMatch(/Product strategist gave no usable review, even when asked again/);
    expect(conclusion.conclusion).toBe('failure');
    expect(conclusion.reasons.join()).toContain('Product strategist gave no result');
    const asked = server.requests.filter((request) => readAsked(request).expert === 'strategist');
    expect(asked).toHaveLength(2);
  });

  it('or whose model is gone does not stop the other', async () => {
    const { at } = await open((request) => {
      const asked = readAsked(request);
      if (asked.expert === 'strategist') return { kind: 'status', status: 404, type: 'not_found_error' };
      return { kind: 'text', text: answerAs(CALM, asked) };
    });
    const { conclusion } = await at.review();
    expect(at.json('out/debate.json').execution).toBe('single_reviewer');
    expect(conclusion.conclusion).toBe('failure');
  });
});
