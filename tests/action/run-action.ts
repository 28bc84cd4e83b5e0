import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { inputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

export interface ActionRun {
  readonly status: number | null;
  readonly outputs: Record<string, string>;
  readonly summary: string;
  readonly log: string;
}

/** Runs the action at `main` as the runner does: inputs with their defaults, command files, and no other environment. */
export function runAction(main: string, workspace: string, given: Record<string, string> = {}): ActionRun {
  const temp = join(workspace, '.runner');
  mkdirSync(temp, { recursive: true });
  const files = { GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary') };
  for (const path of Object.values(files)) writeFileSync(path, '');
  const { status, stdout, stderr } = spawnSync(process.env.UX_JURY_NODE ?? process.execPath, [main], {
    cwd: workspace,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      ...files,
      ...inputsOf(given),
    },
  });
  return {
    status,
    outputs: readOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    log: stdout + stderr,
  };
}

function inputsOf(given: Record<string, string>): Record<string, string> {
  const names = Object.keys(inputs);
  return Object.fromEntries(
    names.map((name) => [`INPUT_${name.toUpperCase()}`, given[name] ?? inputs[name].default ?? '']),
  );
}

/** The runner's file format: `name<<delimiter`, lines, the delimiter. */
function readOutputs(text: string): Record<string, string> {
  const found = text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name = '', , value = '']) => [name, value]));
}
