import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the files of a room may import; a room also may import itself. */
const WALLS: Record<string, { may: RegExp[]; because: string }> = {
  'src/contract': { may: [/^zod$/], because: 'the contract is the bottom: it knows no room' },
  'src/rules': {
    may: [/^src\/contract\//],
    because: 'rules are pure and meet other rooms through documents',
  },
  'src/methods': { may: [/^src\/contract\//], because: 'methods are pure arithmetic over judgements' },
  'src/scoring': { may: [/^src\/contract\//], because: 'scoring is pure arithmetic over results' },
  'src/debate': { may: [/^src\/contract\//], because: 'the debate reads files and criteria, nothing else' },
  'src/gate': { may: [/^src\/contract\//], because: 'the gate joins documents, it does not make them' },
  'src/team': { may: [/^src\/contract\//], because: 'the team plans from documents' },
  'src/report': {
    may: [/^src\/contract\//, /^markdown-table$/],
    because: 'the report only renders what documents say',
  },
  'src/evidence': { may: [/^src\/contract\//], because: 'evidence joins bundles that adapters have opened' },
  'src/engines/embedded': {
    may: [/^src\/contract\//, /^types:src\/engines\/engine\.ts$/],
    because: 'the embedded engine judges evidence, by rule, and knows the port it fills',
  },
  'src/engines/model': {
    may: [/^zod$/, /^src\/contract\//],
    because: 'what a model is shown and what its answer may do is decided without a network',
  },
  reporter: {
    may: [/^node:/, /^@playwright\/test/, /^axe-core/, /^types:src\/contract\//],
    because: 'the reporter ships alone: it takes types from the contract and nothing at run time',
  },
};

describe('import walls', () => {
  for (const [room, wall] of Object.entries(WALLS)) {
    it(`${room}: ${wall.because}`, () => {
      const strays = filesOf(room).flatMap((file) =>
        importsOf(file)
          .filter((target) => !target.replace(/^types:/, '').startsWith(`${room}/`))
          .filter(
            (target) =>
              !wall.may.some(
                (allowed) => allowed.test(target) || allowed.test(target.replace(/^types:/, '')),
              ),
          )
          .map((target) => `${file} -> ${target}`),
      );
      expect(strays).toEqual([]);
    });
  }

  it('only inputs.ts reads the environment', () => {
    const readers = filesOf('src').filter((file) => /process\.env/.test(read(file)));
    expect(readers.filter((file) => file !== 'src/inputs.ts')).toEqual([]);
  });

  it.each([
    ["import { x } from '../debate/synthesize.ts';", 'src/debate/synthesize.ts'],
    ["import type { X } from '../debate/synthesize.ts';", 'types:src/debate/synthesize.ts'],
    ["export { x } from 'node:fs';", 'node:fs'],
    ["import 'node:fs';", 'node:fs'],
    ["const x = await import('@anthropic-ai/sdk');", '@anthropic-ai/sdk'],
  ])('sees a planted stray: %s', (code, target) => {
    expect(importsIn(code, 'src/scoring/aggregate.ts')).toEqual([target]);
  });
});

function filesOf(room: string): string[] {
  if (!existsSync(join(root, room))) return [];
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function importsOf(file: string): string[] {
  return importsIn(read(file), file);
}

const STATEMENTS = [
  /^import\s+(type\s+)?(?:[^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]/gm,
  /^export\s+(type\s+)?(?:\{[^}]*\}|\*[^'"]*?)\s*from\s+['"]([^'"]+)['"]/gm,
  /(\0)?\bimport\(\s*['"]([^'"]+)['"]/g,
];

/** Type-only imports are marked `types:`, since they leave nothing at run time. */
function importsIn(code: string, file: string): string[] {
  return STATEMENTS.flatMap((statement) => [...code.matchAll(statement)]).map(([, isType, target = '']) => {
    const path = target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target;
    return `${isType === undefined ? '' : 'types:'}${path}`;
  });
}
