import type { Part } from '../../../src/contract/part.ts';
import type { FocusNow } from '../../page/probes/focus.ts';
import { askProbes } from './ask-probes.ts';
import type { ProbePage } from './probe-screen.ts';
import { readPart, readTexts } from './read-answer.ts';

const MOST_STOPS = 40;
/** Handlers that throw the focus back do so in a tick or two. */
const SETTLE_MS = 50;

/** Tab from a fresh page to its end: each stop, whether it shows, and whether one can leave it again. */
export async function walkByKeyboard(probe: ProbePage): Promise<Part[]> {
  const { page, world } = probe;
  const expected = readTexts(await askProbes(await world(), 'listStops()'));
  if (expected.length === 0) return [];
  await askProbes(await world(), "focusLook('remember')");
  let moved = 0;
  const notice = () => {
    moved += 1;
  };
  page.on('popup', notice);
  page.on('framenavigated', notice);
  const seen = new Map<string, Part>();
  const trail: (string | null)[] = [];
  for (let presses = 0; presses < Math.min(MOST_STOPS, expected.length * 2 + 4); presses += 1) {
    const before = moved;
    const now = await press(probe, 'Tab');
    trail.push(now.key);
    if (now.part !== null && now.key !== null && !seen.has(now.key)) {
      const opened = moved > before && trail.at(-2) !== now.key;
      seen.set(now.key, {
        ...now.part,
        facts: { ...now.part.facts, order: seen.size + 1, opened, modal: now.modal },
      });
    }
    if (moved > before + 1) break;
    if (now.key === null && presses >= expected.length) break;
  }
  const trap = await findTrap(probe, { expected, trail });
  page.off('popup', notice);
  page.off('framenavigated', notice);
  return [...seen.values(), ...trap];
}

async function press({ page, world }: ProbePage, key: string): Promise<FocusNow> {
  await page.keyboard.press(key);
  await page.waitForTimeout(SETTLE_MS);
  return readFocus(await askProbes(await world(), 'readFocus()'));
}

/** Stops that Tab goes round in while others are never come to; both directions and what the page advises are tried. */
async function findTrap(
  probe: ProbePage,
  { expected, trail }: { expected: readonly string[]; trail: readonly (string | null)[] },
): Promise<Part[]> {
  const tail = trail.slice(-Math.max(4, Math.ceil(trail.length / 2)));
  const ring = new Set(tail);
  const missed = expected.filter((key) => !trail.includes(key));
  const isRing = !ring.has(null) && ring.size < expected.length && ring.size <= 3 && tail.length > ring.size;
  const last = readFocus(await askProbes(await probe.world(), 'readFocus()'));
  if (last.part === null) return [];
  const walk = (facts: Part['facts']): Part[] => [
    {
      ...(last.part ?? EMPTY),
      kind: 'keyboard_walk',
      facts: { stops: expected.length, missed: missed.length, ...facts },
    },
  ];
  if (!isRing || last.modal) return walk({ trapped: false, advised: false, offers: false });
  if (await leaves(probe, { ring, key: 'Shift+Tab' }))
    return walk({ trapped: missed.length > 0 ? null : false, advised: false, offers: false });
  const exits = readTexts(await askProbes(await probe.world(), 'listExits()'));
  for (const exit of exits) {
    await press(probe, exit);
    if (await leaves(probe, { ring, key: 'Tab' }))
      return walk({ trapped: false, advised: true, offers: false });
  }
  const offers = (await askProbes(await probe.world(), 'offersExit()')) === true;
  return walk({ trapped: true, advised: false, offers });
}

const EMPTY: Part = { kind: 'keyboard_walk', key: 'body', name: '', box: null, facts: {} };

async function leaves(
  probe: ProbePage,
  { ring, key }: { ring: ReadonlySet<string | null>; key: string },
): Promise<boolean> {
  for (let presses = 0; presses < ring.size + 2; presses += 1) {
    const now = await press(probe, key);
    if (ring.has(now.key)) continue;
    await probe.page.waitForTimeout(SETTLE_MS * 2);
    const later = readFocus(await askProbes(await probe.world(), 'readFocus()'));
    if (!ring.has(later.key)) return true;
  }
  return false;
}

/** Where the focus is; nowhere when the page gave no answer. */
function readFocus(answer: unknown): FocusNow {
  if (typeof answer !== 'object' || answer === null || !('part' in answer)) return NOWHERE;
  const { part, key, modal } = { key: null, modal: false, ...answer };
  return { part: readPart(part), key: typeof key === 'string' ? key : null, modal: modal === true };
}

const NOWHERE: FocusNow = { key: null, part: null, modal: false };
