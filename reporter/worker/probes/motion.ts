import type { Part } from '../../../src/contract/part.ts';
import { askProbes } from './ask-probes.ts';
import type { ProbePage } from './probe-screen.ts';
import { readTexts } from './read-answer.ts';

const WINDOW_MS = 1600;
const WINDOWS = 3;

/** Text that goes on changing by itself beside other text, watched for as long as a person would wait for it to end. */
export async function probeMotion({ page, world }: ProbePage): Promise<Part[]> {
  if ((await askProbes(await world(), 'countScripts()')) === 0) return [];
  let before = await readBlocks(await world());
  let changes = 0;
  let where = '';
  for (let window = 0; window < WINDOWS; window += 1) {
    await page.waitForTimeout(WINDOW_MS);
    const now = await readBlocks(await world());
    const changed = now.filter((text) => !before.includes(text));
    if (changed.length === 0) break;
    changes += 1;
    where = changed[0] ?? '';
    before = now;
  }
  const stops = (await askProbes(await world(), 'offersStop()')) === true;
  if (changes < WINDOWS || before.length < 2) return [];
  const facts = { how: 'script', text: where, stops };
  return [{ kind: 'moving_text', key: 'body', name: where.slice(0, 80), box: null, facts }];
}

async function readBlocks(world: Awaited<ReturnType<ProbePage['world']>>): Promise<string[]> {
  return readTexts(await askProbes(world, 'readBlocks()'));
}
