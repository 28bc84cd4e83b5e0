import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { runtimeToken } from './artifact-service.ts';
import type { LoopbackGitHub } from './loopback.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { inputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

/** One job: the event as the runner gives it, and the inputs that the workflow sets. */
export interface JobPlan {
  readonly event: string;
  readonly payload: unknown;
  readonly workspace: string;
  readonly with?: Record<string, string>;
  readonly token?: string;
  readonly run?: number;
  readonly sha?: string;
  /** The address of the server whose pages people see. */
  readonly server?: string;
  /** The Node.js that starts the action. */
  readonly node?: string | undefined;
}

export interface JobResult {
  readonly status: number | null;
  readonly outputs: Record<string, string>;
  readonly summary: string;
  readonly log: string;
  readonly out: string;
}

let runs = 100;

/** Starts the built action as the runner does: inputs with their defaults, event file, command files, nothing else. */
export function startJob(
  main: string,
  github: LoopbackGitHub,
  plan: JobPlan,
): { child: ChildProcess; done: Promise<JobResult> } {
  runs += 1;
  const run = plan.run ?? runs;
  const temp = mkdtempSync(join(tmpdir(), 'ux-jury-job-'));
  const file = (name: string, text = ''): string => {
    writeFileSync(join(temp, name), text);
    return join(temp, name);
  };
  const files = { GITHUB_OUTPUT: file('output'), GITHUB_STEP_SUMMARY: file('summary') };
  const node = plan.node ?? process.env.UX_JURY_NODE ?? process.execPath;
  const child = spawn(node, [main], {
    cwd: plan.workspace,
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: plan.workspace,
      RUNNER_TEMP: temp,
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: plan.server ?? 'https://github.com',
      GITHUB_REPOSITORY: `${github.world.owner}/${github.world.repo}`,
      GITHUB_EVENT_NAME: plan.event,
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(plan.payload)),
      GITHUB_SHA: plan.sha ?? '0'.repeat(40),
      GITHUB_RUN_ID: String(run),
      GITHUB_RUN_NUMBER: String(run),
      GITHUB_RUN_ATTEMPT: '1',
      ACTIONS_RESULTS_URL: `${github.url}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(run),
      ...files,
      ...inputsOf({ 'github-token': plan.token ?? 'token-write', ...plan.with }),
    },
  });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  const done = new Promise<JobResult>((settle) => {
    child.on('close', (status) => {
      const outputs = readOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
      const summary = readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8');
      rmSync(temp, { recursive: true, force: true });
      settle({
        status,
        outputs,
        summary,
        log,
        out: join(plan.workspace, plan.with?.output ?? 'ux-jury-results'),
      });
    });
  });
  return { child, done };
}

function inputsOf(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(inputs).map((name) => [
      `INPUT_${name.toUpperCase()}`,
      given[name] ?? String(inputs[name].default ?? ''),
    ]),
  );
}

/** The runner's file format: `name<<delimiter`, lines, the delimiter. */
function readOutputs(text: string): Record<string, string> {
  const found = text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name = '', , value = '']) => [name, value]));
}
