import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = 'examples/workflows';
const { inputs } = parse(readFileSync('action.yml', 'utf8'));
const files = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
}
interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions: object;
  readonly jobs: Record<string, { permissions: Record<string, string>; steps: Step[] }>;
}

describe.each(files)('%s', (_, text) => {
  const workflow: Workflow = parse(text);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins everything by the full SHA of a named version; only our own is a placeholder, and says so', () => {
    const lines = text.split('\n').filter((line) => /^ *- uses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+(?:$|; )/);
      const isOurs = line.includes('uses: ux-jury/ux-jury@');
      expect(/@0{40} /.test(line)).toBe(isOurs);
      expect(line.includes('a placeholder until the first release')).toBe(isOurs);
    }
  });

  it('grants nothing by default', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of jobs) expect(Object.keys(job.permissions).length).toBeGreaterThan(0);
  });

  it('knows the inputs, and never runs the code of a pull request with rights', () => {
    for (const { uses, with: given = {} } of steps) {
      if (uses?.startsWith('ux-jury/') === true)
        for (const name of Object.keys(given)) expect(inputs).toHaveProperty([name]);
      if (uses?.startsWith('actions/checkout') === true)
        expect(given).toEqual({ 'persist-credentials': false });
    }
    expect(workflow.on).not.toHaveProperty('pull_request_target');
    const writers = jobs.filter(({ permissions }) => Object.values(permissions).includes('write'));
    for (const { steps } of writers) expect(steps.every(({ run }) => run === undefined)).toBe(true);
  });

  it('puts no text of an event into a shell', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('github.event');
  });
});

it('there are three', () => {
  expect(files).toHaveLength(3);
});
