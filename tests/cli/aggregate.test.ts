import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

interface Vector {
  readonly id: string;
  readonly input: Record<string, unknown>;
  readonly accept: boolean;
  readonly output: Record<string, unknown> | null;
}

const vectors: Vector[] = readFileSync(
  new URL('../fixtures/vectors/aggregate.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

/** One of every ten goes through the built command; all 400 go through the same functions in tests/scoring. */
const sample = vectors.filter((_, index) => index % 10 === 0);

describe('ux-jury aggregate', () => {
  it.each(sample)('$id: accepted $accept', ({ input, accept, output }) => {
    const { status, stdout, stderr } = runCli(['aggregate', '-'], { input: JSON.stringify(input) });
    if (accept) {
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const { context, methods, action_analysis, ...rest } = JSON.parse(stdout);
      expect(rest).toEqual(output);
      expect(context).toEqual(input.context);
      expect(methods).toHaveLength(5);
      expect(action_analysis.actions.length).toBeGreaterThan(0);
    } else {
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(Object.keys(JSON.parse(stderr))).toEqual(['error']);
    }
  });

  it('reads a file as it reads standard input', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ux-jury-aggregate-'));
    const accepted = vectors.find((vector) => vector.accept);
    const text = JSON.stringify(accepted?.input);
    writeFileSync(join(folder, 'input.json'), text);
    expect(runCli(['aggregate', 'input.json'], { cwd: folder })).toEqual(
      runCli(['aggregate', '-'], { input: text }),
    );
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a file that is not there', ['aggregate', 'nowhere.json'], ''],
    ['no file', ['aggregate'], ''],
    ['two files', ['aggregate', 'a', 'b'], ''],
    ['text that is no JSON', ['aggregate', '-'], '{"schema_version": "2.0"'],
    ['an empty input', ['aggregate', '-'], ''],
    ['a list', ['aggregate', '-'], '[]'],
    ['a null', ['aggregate', '-'], 'null'],
  ])('answers %s with one error object, exit code 2 and nothing on stdout', (_, args, input) => {
    const { status, stdout, stderr } = runCli(args, { input });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(JSON.parse(stderr)).toEqual({ error: expect.stringMatching(/\w/) });
  });

  it('refuses a score that its own native inputs contradict', () => {
    const accepted = structuredClone(vectors.find((vector) => vector.accept)?.input);
    const methods = accepted?.methods;
    if (!Array.isArray(methods)) throw new Error('no accepted vector');
    const nielsen = methods.find((result) => result.method === 'nielsen');
    Object.assign(nielsen, {
      score: 10,
      methodology_data: { violations: [{ heuristic: 'H1', severity: 4 }] },
    });
    const { status, stderr } = runCli(['aggregate', '-'], { input: JSON.stringify(accepted) });
    expect(status).toBe(2);
    expect(JSON.parse(stderr).error).toMatch(/score must be 7/);
  });
});
