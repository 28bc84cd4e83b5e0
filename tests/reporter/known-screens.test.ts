import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

/** What one worker knows: the module keeps it, and each worker has its own. */
async function startWorker() {
  vi.resetModules();
  return import('../../reporter/worker/known-screens.ts');
}

function startRun(): string {
  const dir = mkdtempSync(join(tmpdir(), 'ux-jury-rested-'));
  mkdirSync(join(dir, '.capture'));
  return dir;
}

const screen = (whole: string) => ({ fingerprint: { whole, frame: whole, elements: 1 } });
const ORDERS = '00000000000000aa';
const BASKET = '00000000000000bb';

it('a worker knows which screens the others found at rest, before it began and since', async () => {
  const dir = startRun();
  const first = await startWorker();
  first.rememberRested(dir, screen(ORDERS));
  const second = await startWorker();
  expect(second.knownScreens(dir, null).rested).toEqual([ORDERS]);
  first.rememberRested(dir, screen(BASKET));
  first.rememberRested(dir, screen(ORDERS));
  expect(new Set(second.knownScreens(dir, null).rested)).toEqual(new Set([ORDERS, BASKET]));
  expect(new Set(first.knownScreens(dir, null).rested)).toEqual(new Set([ORDERS, BASKET]));
});

it('a line that is still being written is read once it is whole, and nothing else is believed', async () => {
  const dir = startRun();
  const list = join(dir, '.capture', 'rested');
  const worker = await startWorker();
  appendFileSync(list, `${BASKET}\nnot a screen\n${ORDERS.slice(0, 9)}`);
  expect(worker.knownScreens(dir, null).rested).toEqual([BASKET]);
  appendFileSync(list, `${ORDERS.slice(9)}\n`);
  expect(worker.knownScreens(dir, null).rested).toEqual([BASKET, ORDERS]);
});

it('without a folder to write to, a worker still knows what it saw itself', async () => {
  const worker = await startWorker();
  worker.rememberRested('/nowhere/at/all', screen(ORDERS));
  expect(worker.knownScreens('/nowhere/at/all', null)).toEqual({ rested: [ORDERS], drafted: null });
});

it('what came last is kept, two hundred screens of it', async () => {
  const dir = startRun();
  const worker = await startWorker();
  const all = Array.from({ length: 250 }, (_, at) => at.toString(16).padStart(16, '0'));
  for (const whole of all) worker.rememberRested(dir, screen(whole));
  expect(worker.knownScreens(dir, null).rested).toEqual(all.slice(-200));
});
