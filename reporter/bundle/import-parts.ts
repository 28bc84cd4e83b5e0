import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestResult } from '@playwright/test/reporter';
import { CAPTURE_ATTACHMENT, PICTURE_ATTACHMENT, PROBES_ATTACHMENT, STATE_ATTACHMENT } from '../record.ts';
import { importProbes } from './join-probes.ts';
import { sha256Of } from './write-file.ts';

/** Copies what an attempt of another machine sent along into the bundle; returns where its record lies now. */
export function importParts(dir: string, result: TestResult, name: string): string | null {
  for (const { path } of named(result, PICTURE_ATTACHMENT)) importPicture(dir, path);
  for (const { path } of named(result, STATE_ATTACHMENT)) importState(dir, path);
  for (const { path } of named(result, PROBES_ATTACHMENT)) importProbes(dir, path);
  const [record] = named(result, CAPTURE_ATTACHMENT);
  if (record === undefined || !existsSync(record.path)) return record?.path ?? null;
  const own = join(dir, '.capture', `${sha256Of(name).slice(0, 24)}.jsonl`);
  mkdirSync(dirname(own), { recursive: true });
  copyFileSync(record.path, own);
  return own;
}

function named(result: TestResult, name: string): { path: string }[] {
  return result.attachments.flatMap((one) =>
    one.name === name && one.path !== undefined ? [{ path: one.path }] : [],
  );
}

function importPicture(dir: string, path: string): void {
  if (!existsSync(path)) return;
  const bytes = readFileSync(path);
  writeFileSync(join(dir, 'pictures', `${sha256Of(bytes)}.jpg`), bytes);
}

/** Two shards may have measured one screen: the fuller measurement stays, whichever came first. */
function importState(dir: string, path: string): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  const { id } = readState(text);
  if (!/^[0-9a-f]{16}$/.test(id)) return;
  const own = join(dir, 'states', `${id}.json`);
  if (!existsSync(own) || isFuller(text, readFileSync(own, 'utf8'))) writeFileSync(own, text);
}

function isFuller(text: string, other: string): boolean {
  const [gaps, others] = [readState(text).gaps, readState(other).gaps];
  return gaps === others ? sha256Of(text) < sha256Of(other) : gaps < others;
}

function readState(text: string): { id: string; gaps: number } {
  const state: unknown = JSON.parse(text);
  if (typeof state !== 'object' || state === null) return { id: '', gaps: 0 };
  const gaps: unknown = Reflect.get(state, 'not_measured');
  return { id: String(Reflect.get(state, 'id')), gaps: Array.isArray(gaps) ? gaps.length : 0 };
}
