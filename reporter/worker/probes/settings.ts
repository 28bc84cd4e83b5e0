import type { Part } from '../../../src/contract/part.ts';
import { askProbes } from './ask-probes.ts';
import type { ProbePage } from './probe-screen.ts';
import { readPart, readTexts } from './read-answer.ts';

const SETTLE_MS = 250;

/** Sets each choice from a fresh page and sees whether that alone leads somewhere else. */
export async function probeSettings(probe: ProbePage): Promise<Part[]> {
  const settings = readTexts(await askProbes(await probe.world(), 'listSettings()'));
  const found: Part[] = [];
  for (const key of settings.slice(0, 4)) {
    const set = await trySetting(probe, key);
    if (set !== null) found.push(set);
  }
  return found;
}

async function trySetting({ page, world, reload }: ProbePage, key: string): Promise<Part | null> {
  await reload();
  let moved = false;
  const notice = () => {
    moved = true;
  };
  page.on('popup', notice);
  page.on('framenavigated', notice);
  try {
    const read = readPart(await askProbes(await world(), `applySetting(${JSON.stringify(key)})`));
    await page.waitForTimeout(SETTLE_MS);
    return read === null ? null : { ...read, facts: { ...read.facts, moved } };
  } finally {
    page.off('popup', notice);
    page.off('framenavigated', notice);
  }
}
