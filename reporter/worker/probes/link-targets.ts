import type { Part } from '../../../src/contract/part.ts';
import { askProbes } from './ask-probes.ts';
import type { ProbePage } from './probe-screen.ts';
import { readParts } from './read-answer.ts';

const MOST_PAIRS = 3;
const LOAD_MS = 2500;
const ALIKE = 0.7;
const FEW_WORDS = 10;
/** Addresses that may do something when they are only looked at. */
const RISKY =
  /log-?out|sign-?out|delete|remove|unsubscribe|pay|buy|order|confirm|cancel|download|export|print/i;

/** Follows links of one name to different addresses of the same site and compares what is there. */
export async function probeLinkTargets({ page, url, world }: ProbePage): Promise<Part[]> {
  const all = readParts(await askProbes(await world(), 'survey()')).filter(({ kind }) => kind === 'link');
  const found: Part[] = [];
  for (const [one, two] of pairLinks(all).slice(0, MOST_PAIRS)) {
    const { same, compared } = await compareTargets(page, { url, one: hrefOf(one), two: hrefOf(two) });
    found.push({
      ...two,
      kind: 'link_target',
      facts: { same, compared, first: hrefOf(one), second: hrefOf(two) },
    });
  }
  return found;
}

function hrefOf({ facts }: Part): string {
  return String(facts.href ?? '').replace(/#.*$/, '');
}

function pairLinks(all: readonly Part[]): [Part, Part][] {
  const named = all.filter(
    ({ name, facts }) =>
      name !== '' && facts.exposed === true && hrefOf({ ...(all[0] ?? EMPTY), facts }) !== '',
  );
  return named.flatMap((one, index) => {
    const twin = named
      .slice(index + 1)
      .find((two) => plain(two.name) === plain(one.name) && hrefOf(two) !== hrefOf(one));
    return twin === undefined ? [] : [[one, twin] satisfies [Part, Part]];
  });
}

const EMPTY: Part = { kind: 'link', key: 'body', name: '', box: null, facts: {} };

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

interface Comparison {
  readonly same: boolean | null;
  readonly compared: boolean;
}

/** Pages that share most words are one; short ones that do not may still serve the same purpose. */
async function compareTargets(
  page: ProbePage['page'],
  { url, one, two }: { url: string; one: string; two: string },
): Promise<Comparison> {
  const isSafe = (address: string) =>
    URL.canParse(address) && new URL(address).host === new URL(url).host && !RISKY.test(address);
  if (!isSafe(one) || !isSafe(two)) return { same: null, compared: false };
  const first = await readTarget(page, one);
  const second = await readTarget(page, two);
  if (first === null || second === null) return { same: null, compared: false };
  if (first.at === second.at || likeness(first.text, second.text) >= ALIKE)
    return { same: true, compared: true };
  const least = Math.min(wordsOf(first.text).size, wordsOf(second.text).size);
  return { same: least < FEW_WORDS ? null : false, compared: true };
}

async function readTarget(
  page: ProbePage['page'],
  address: string,
): Promise<{ at: string; text: string } | null> {
  try {
    const answer = await page.goto(address, { waitUntil: 'load', timeout: LOAD_MS });
    if (answer?.ok() !== true) return null;
    await page.waitForTimeout(400);
    // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is no content
    return { at: page.url(), text: await page.evaluate(() => document.body.innerText) };
  } catch {
    return null;
  }
}

/** The share of words that two texts have in common. */
function likeness(one: string, two: string): number {
  const [first, second] = [wordsOf(one), wordsOf(two)];
  const both = [...first].filter((word) => second.has(word)).length;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 1 : both / all;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}@.]+/gu) ?? []);
}
