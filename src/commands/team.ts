import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { ParseArgsConfig } from 'node:util';
import { InputError } from '../contract/errors.ts';
import { DEPTHS, type Depth } from '../contract/team/plan.ts';
import { escapeLog } from '../report/escape.ts';
import { readArguments } from './read-arguments.ts';
import { reportError } from './report-error.ts';
import { assembleTeam } from './team/assemble-team.ts';
import { buildTeam } from './team/build-team.ts';
import { detailTeam } from './team/detail-team.ts';
import { openTeam, type Team, type TeamRequest } from './team/open-team.ts';
import { planTeam } from './team/plan-team.ts';

const STEPS: Readonly<Record<string, (team: Team) => number | Promise<number>>> = {
  plan: planTeam,
  assemble: assembleTeam,
  detail: detailTeam,
  build: buildTeam,
  report: showReport,
};

const OPTIONS = {
  out: { type: 'string', default: 'ux-jury-results' },
  project: { type: 'string', default: '.' },
  source: { type: 'string' },
  walk: { type: 'string' },
  bundle: { type: 'string' },
  assign: { type: 'string', multiple: true, default: [] },
  producer: { type: 'string', multiple: true, default: [] },
  depth: { type: 'string', multiple: true, default: [] },
  'changed-since': { type: 'string' },
  yes: { type: 'boolean', default: false },
  'save-specialist': { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

/** `ux-jury team STEP`: from a verdict to checked deliverables, over a results folder. Resolves with the exit code. */
export async function team(args: readonly string[]): Promise<number> {
  const terminal = openTerminal();
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const step = STEPS[positionals[0] ?? ''];
    if (step === undefined || positionals.length !== 1)
      throw new InputError('usage', `The team has no step ${JSON.stringify(positionals.join(' '))}.`, {
        hint: `Its steps are ${Object.keys(STEPS).join(', ')}.`,
      });
    return await step(openTeam(readRequest(values, terminal)));
  } catch (error) {
    return reportError(error);
  } finally {
    terminal?.close();
  }
}

function openTerminal(): ReturnType<typeof createInterface> | null {
  return process.stdin.isTTY === true
    ? createInterface({ input: process.stdin, output: process.stderr })
    : null;
}

function readRequest(
  values: ReturnType<typeof readArguments<typeof OPTIONS>>['values'],
  terminal: ReturnType<typeof openTerminal>,
): TeamRequest {
  return {
    out: resolve(values.out),
    project: resolve(values.project),
    home: homedir(),
    yes: values.yes,
    save_specialist: values['save-specialist'],
    changed_since: values['changed-since'] ?? null,
    overrides: {
      specialists: readPairs(values.assign),
      producers: readPairs(values.producer),
      depths: readDepths(values.depth),
    },
    settings: {
      ...(values.source === undefined ? {} : { source: values.source }),
      ...(values.walk === undefined ? {} : { walk: values.walk }),
      ...(values.bundle === undefined ? {} : { bundle: values.bundle }),
    },
    ask: terminal === null ? null : (question) => terminal.question(`${escapeLog(question, 2000)} `),
    say: (line) => process.stdout.write(`${escapeLog(line, 2000)}\n`),
    now: () => new Date().toISOString(),
  };
}

function readPairs(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1)
        throw new InputError('usage', `${JSON.stringify(pair)} is no name=value.`, {
          hint: 'For example --assign T3=copywriter.',
        });
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** `T2=Deep`, in any case. */
function readDepths(given: readonly string[]): Record<string, Depth> {
  return Object.fromEntries(
    Object.entries(readPairs(given)).map(([task, word]) => {
      const depth = DEPTHS.find((one) => one.toLowerCase() === word.toLowerCase());
      if (depth !== undefined) return [task, depth];
      throw new InputError('usage', `There is no depth ${JSON.stringify(word)}.`, {
        hint: `Write --depth ${task}=Deep, Standard or Light.`,
      });
    }),
  );
}

function showReport({ folder }: Team): number {
  const text = folder.readText('build-report.md');
  process.stdout.write(
    `${text
      .split('\n')
      .map((line) => `${/^ */.exec(line)?.[0] ?? ''}${escapeLog(line, 4000)}`)
      .join('\n')}\n`,
  );
  return folder.read('team-build-report', 'build-report.json').status === 'PASS' ? 0 : 1;
}
