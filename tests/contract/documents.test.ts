import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../src/adapters/documents.ts';
import { reviewBundles } from '../../src/commands/review-bundles.ts';
import { DOCUMENTS, type DocumentKind } from '../../src/contract/documents.ts';
import { ContractError } from '../../src/contract/errors.ts';
import { makeBundle } from '../support/make-bundle.ts';

/** Which kind the files of a run and of its bundle are. */
const FILES: [DocumentKind, string][] = [
  ['bundle-index', 'bundle/bundle.json'],
  ['journey', 'bundle/journeys'],
  ['state', 'bundle/states'],
  ['evidence', 'out/evidence.json'],
  ['outcomes', 'out/outcomes.json'],
  ['method-result', 'out/methods'],
  ['aggregation-input', 'out/aggregation-input.json'],
  ['aggregate', 'out/aggregate.json'],
  ['criteria', 'out/criteria.json'],
  ['debate', 'out/debate.json'],
  ['conclusion', 'out/conclusion.json'],
];

const samples = new Map<DocumentKind, unknown>();
let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-contract-'));
  makeBundle(join(home, 'bundle'), { journeys: 1, steps: 2 });
  await reviewBundles({
    bundles: [join(home, 'bundle')],
    out: join(home, 'out'),
    config: null,
    folder: home,
    mode: null,
    from: null,
    progress: () => undefined,
  });
  for (const [kind, path] of FILES) samples.set(kind, JSON.parse(readFileSync(fileOf(path), 'utf8')));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function fileOf(path: string): string {
  const full = join(home, path);
  return path.endsWith('.json') ? full : join(full, readdirSync(full).toSorted()[0] ?? '');
}

/** What the published schema (ajv) says. */
function isAccepted(kind: DocumentKind, document: unknown): boolean {
  try {
    readDocument(kind, document, 'none');
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}

describe.each(FILES.map(([kind]) => kind))('the published schema of %s', (kind) => {
  it('accepts what a run writes, as the contract does', () => {
    expect(DOCUMENTS[kind].safeParse(samples.get(kind)).error).toBeUndefined();
    expect(isAccepted(kind, samples.get(kind))).toBe(true);
  });

  it('agrees with the contract about every spoiled document', () => {
    const paths = pathsIn(samples.get(kind));
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...SPOILS), (path, spoil) => {
        const document = spoilAt(structuredClone(samples.get(kind)), path, spoil);
        expect(isAccepted(kind, document)).toBe(DOCUMENTS[kind].safeParse(document).success);
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

const SPOILS = [
  'remove',
  'null',
  'text',
  'number',
  'negative',
  'fraction',
  'list',
  'extra',
  'blank',
] as const;
type Spoil = (typeof SPOILS)[number];
type Path = readonly (string | number)[];

const VALUES: Partial<Record<Spoil, unknown>> = {
  null: null,
  text: 'something else',
  number: 12,
  negative: -1,
  fraction: 1.5,
  list: [],
  blank: '  ',
};

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .slice(0, 12)
    .flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])]);
}

function spoilAt(document: unknown, path: Path, spoil: Spoil): unknown {
  const key = String(path.at(-1));
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => Reflect.get(Object(value), step), document);
  const target = Object(holder);
  if (spoil === 'remove') Reflect.deleteProperty(target, key);
  else if (spoil === 'extra') Reflect.set(target, 'surprise', true);
  else Reflect.set(target, key, VALUES[spoil]);
  return document;
}
