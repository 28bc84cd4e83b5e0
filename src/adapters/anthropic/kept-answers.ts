import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { count } from '../../contract/primitives.ts';
import type { FoundAnswer, KeptAnswers, KeptPlace, Taken } from '../../engines/anthropic/kept-answers.ts';
import { ANSWERS } from '../../engines/model/answer/answers.ts';
import type { KeptAnswer } from '../../engines/model/carry/kept-answer.ts';
import { sha256 } from '../bundle/safe-file.ts';

/**
 * Where answers of earlier runs are read; `write` is where new ones go and `copy` where those that a run took are copied
 * to, `null` for nowhere. `told` counts what was taken.
 */
export interface KeptFolders {
  readonly read: string;
  readonly write: string | null;
  readonly copy: string | null;
  readonly told: (taken: Taken) => void;
}

/** So many runs of one question are kept; the oldest go first. */
const MOST_RECORDS = 24;

const prints = z.record(z.string(), z.string());
const record = z.strictObject({
  run_id: z.string(),
  prints,
  layers: z.array(z.strictObject({ prints, answer: z.unknown() })),
  told: z.strictObject({
    pictures: count,
    left_out: z.strictObject({ states: count, pictures: count }),
    carried: z.strictObject({ judgements: count, journeys: count, of: count }),
  }),
});

/** Answers of earlier runs as files, by question and evidence. A damaged file counts as none. */
export function openKeptAnswers({ read, write, copy, told }: KeptFolders): KeptAnswers {
  return {
    find: (place) => listFiles(join(read, folderOf(place))).flatMap((path) => readRecord(path, place)),
    keep: (found) => {
      if (write === null) return;
      writeRecord(write, found);
      prune(join(write, folderOf(found.place)));
    },
    take: (found, taken) => {
      if (copy !== null) writeRecord(copy, found);
      told(taken);
    },
  };
}

function folderOf({ key, sample }: KeptPlace): string {
  return `${key}-${sample}`;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => join(folder, name));
}

function readRecord(path: string, place: KeptPlace): FoundAnswer[] {
  const parsed = record.safeParse(parse(path));
  if (!parsed.success) return [];
  const layers = parsed.data.layers.flatMap((layer): KeptAnswer['layers'] => {
    const answer = ANSWERS[place.kind].safeParse(layer.answer);
    return answer.success ? [{ prints: layer.prints, answer: answer.data }] : [];
  });
  return layers.length < parsed.data.layers.length ? [] : [{ place, kept: { ...parsed.data, layers } }];
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Whole or not at all: two runs may share a cache. */
function writeRecord(folder: string, { place, kept }: FoundAnswer): void {
  const name = sha256(JSON.stringify([kept.run_id, kept.prints])).slice(0, 24);
  const path = join(folder, folderOf(place), `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, `${JSON.stringify(kept)}\n`);
  renameSync(part, path);
}

function prune(folder: string): void {
  const files = listFiles(folder);
  if (files.length <= MOST_RECORDS) return;
  const byAge = files.map((path) => ({ path, at: statSync(path).mtimeMs })).toSorted((a, b) => a.at - b.at);
  for (const { path } of byAge.slice(0, files.length - MOST_RECORDS)) rmSync(path, { force: true });
}
