import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { reviewAnswers } from '../../../src/commands/answer.ts';
import { writePrompts } from '../../../src/commands/prompts.ts';
import { makeBundle } from '../../support/make-bundle.ts';
import { type MessagesApi, openMessagesApi } from '../../support/messages-api.ts';
import type { SentRequest } from '../../support/messages-request.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked, type Temper } from '../../support/stub-model.ts';

let api: MessagesApi | null = null;
let home: ModelHome | null = null;
afterEach(async () => {
  home?.remove();
  await api?.close();
});

async function connect(temper: Temper, settings: object): Promise<{ at: ModelHome; server: MessagesApi }> {
  const server = await openMessagesApi((request) => ({
    kind: 'text',
    text: answerAs(temper, readAsked(request)),
  }));
  api = server;
  const at = new ModelHome().configure(settings).connect(server.url);
  home = at;
  return { at, server };
}

/** Every file of a folder with the hash of its bytes. */
function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name)).toSorted();
  return Object.fromEntries(
    paths.map((path) => [
      path.slice(folder.length),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

describe('record and replay', () => {
  it('replays a recorded run without a key and without a network, byte for byte', async () => {
    const { at, server } = await connect({ ...CALM, letter: 3 }, { engine: 'record' });
    await at.review();
    const recorded = snapshot(join(at.path, 'out'));
    const calls = server.requests.length;
    at.configure({ engine: 'replay' }).connect('http://127.0.0.1:9', null);
    await at.review({ out: join(at.path, 'replayed') });
    const replayed = snapshot(join(at.path, 'replayed'));
    for (const name of [
      '/aggregate.json',
      '/debate.json',
      '/methods/spark.json',
      '/report.md',
      '/evidence.json',
    ])
      expect(replayed[name], name).toBe(recorded[name]);
    expect(server.requests).toHaveLength(calls);
    expect(at.json('replayed/usage.json').total).toMatchObject({ calls });
  });

  it('refuses to replay another run, by name', async () => {
    const { at } = await connect(CALM, { engine: 'record' });
    await at.review();
    at.configure({ engine: 'replay', model: { effort: 'high' } }).connect(null, null);
    await expect(at.review({ out: join(at.path, 'b') })).rejects.toMatchObject({ code: 'request_changed' });
    at.configure({ engine: 'replay', model: { recording: 'elsewhere' } });
    await expect(at.review({ out: join(at.path, 'c') })).rejects.toMatchObject({ code: 'answer_missing' });
  });
});

describe('ux-jury prompts', () => {
  it('writes exactly what would be sent, and asks nobody', async () => {
    const { at, server } = await connect(CALM, { engine: 'anthropic' });
    const config = join(at.path, 'ux-jury.config.json');
    const out = join(at.path, 'prompts');
    const names = await writePrompts({ bundles: [join(at.path, 'bundle')], out, config });
    expect(server.requests).toEqual([]);
    expect(names).toEqual([
      'evaluate-cognitive_walkthrough',
      'evaluate-nielsen',
      'evaluate-pure',
      'evaluate-spark',
      'evaluate-wcag_2_2_aa',
      'judge',
      'review-strategist',
      'review-ux_specialist',
    ]);
    await at.review();
    const sent = server.requests.map((request) => stripped(request));
    for (const name of names) expect(sent, name).toContain(embed(out, name));
    expect(readFileSync(join(out, 'evaluate-spark.request.md'), 'utf8')).toContain('Judge by SPARK');
  });
});

describe('ux-jury answer', () => {
  it('says what waits, then judges by the files, through the same validation', async () => {
    const { at, server } = await connect({ ...CALM, letter: 2 }, { engine: 'anthropic' });
    const out = join(at.path, 'prompts');
    const names = await writePrompts({
      bundles: [join(at.path, 'bundle')],
      out,
      config: join(at.path, 'ux-jury.config.json'),
    });
    const review = () =>
      reviewAnswers(out, { out: join(at.path, 'answered'), mode: null, progress: () => undefined });
    await expect(review()).rejects.toMatchObject({
      code: 'answers_missing',
      message: expect.stringContaining('judge'),
    });
    for (const name of names) writeAnswer(out, name, { ...CALM, letter: 2 });
    await answerTheRest(out, review);
    await at.review();
    expect(at.text('answered/aggregate.json')).toBe(at.text('out/aggregate.json'));
    expect(server.requests.length).toBeGreaterThan(0);
  });

  it('names the fault of an answer that cannot be used, and asks for it again', async () => {
    const { at } = await connect(CALM, { engine: 'anthropic' });
    const out = join(at.path, 'prompts');
    const names = await writePrompts({ bundles: [join(at.path, 'bundle')], out, config: null });
    for (const name of names) writeAnswer(out, name, CALM);
    writeFileSync(join(out, 'evaluate-spark.answer.json'), '{"kind":"spark"}');
    await expect(
      reviewAnswers(out, { out: join(at.path, 'answered'), mode: null, progress: () => undefined }),
    ).rejects.toMatchObject({ message: expect.stringContaining("must have required property 'facts'") });
    expect(existsSync(join(out, 'evaluate-spark-repair.request.md'))).toBe(true);
  });

  it('refuses answers to other evidence', async () => {
    const { at } = await connect(CALM, { engine: 'anthropic' });
    const out = join(at.path, 'prompts');
    const names = await writePrompts({ bundles: [join(at.path, 'bundle')], out, config: null });
    for (const name of names) writeAnswer(out, name, CALM);
    makeBundle(join(at.path, 'bundle'), { journeys: 1, steps: 3 });
    await expect(
      reviewAnswers(out, { out: join(at.path, 'answered'), mode: null, progress: () => undefined }),
    ).rejects.toMatchObject({ code: 'request_changed' });
  });
});

/** Cross-reviews are asked for once the reviews are there. */
async function answerTheRest(folder: string, review: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const failure = await review().then(
      () => null,
      (error: { message: string }) => error.message,
    );
    if (failure === null) return;
    const files = readdirSync(folder);
    for (const file of files.filter((name) => name.endsWith('.request.json'))) {
      const name = file.replace('.request.json', '');
      if (!files.includes(`${name}.answer.json`)) writeAnswer(folder, name, { ...CALM, letter: 2 });
    }
  }
  await review();
}

function writeAnswer(folder: string, name: string, temper: Temper): void {
  const { params } = JSON.parse(readFileSync(join(folder, `${name}.request.json`), 'utf8'));
  const asked = readAsked({ path: '', method: '', headers: {}, body: params, bytes: 0 });
  const { answer } = JSON.parse(answerAs(temper, asked));
  writeFileSync(join(folder, `${name}.answer.json`), JSON.stringify(answer, null, 2));
}

/** A written request with its pictures put in where the files are named: what goes over the wire. */
function embed(folder: string, name: string): string {
  const { params } = JSON.parse(readFileSync(join(folder, `${name}.request.json`), 'utf8'));
  return JSON.stringify(params, (_, value) =>
    typeof value === 'string' && value.startsWith('file:pictures/')
      ? readFileSync(join(folder, value.slice('file:'.length))).toString('base64')
      : value,
  );
}

function stripped({ body }: SentRequest): string {
  const { stream: _, ...rest } = body;
  return JSON.stringify(rest);
}
