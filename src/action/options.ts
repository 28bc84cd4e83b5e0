import { resolve } from 'node:path';
import * as core from '@actions/core';
import { InputError } from '../contract/errors.ts';
import type { Environment } from '../inputs.ts';

/** The action's inputs, checked; paths are absolute. `token` is `null` where none can be used. */
export interface Options {
  readonly bundles: readonly string[];
  readonly artifact: string | null;
  readonly out: string;
  readonly config: string | null;
  readonly mode: 'gate' | 'advisory' | null;
  readonly compare: 'absolute' | 'regression';
  readonly token: string | null;
  readonly id: string;
  readonly comment: boolean;
  readonly sha: string | null;
  readonly pull: number | null;
  readonly test_root: string;
  /** Whether the team may put its changes on a branch of their own. */
  readonly team_branch: boolean;
  /** The branch that holds pictures, without its month; `null` where none is asked for. */
  readonly pictures: string | null;
  /** The artifact that the run's folder becomes; `null` for none. */
  readonly results: string | null;
}

/** Reads the inputs. Throws InputError with the code `<name>_invalid`. */
export function readOptions({ workspace }: Environment): Options {
  const bundles = core.getMultilineInput('bundle');
  return {
    bundles: bundles.map((path) => resolve(workspace, path)),
    artifact: core.getInput('artifact') || null,
    out: resolve(workspace, core.getInput('output') || 'ux-jury-results'),
    config: core.getInput('config') === '' ? null : resolve(workspace, core.getInput('config')),
    mode: readChoice('mode', ['gate', 'advisory']),
    compare: readChoice('compare', ['absolute', 'regression']) ?? 'absolute',
    token: readToken(core.getInput('github-token')),
    id: readMatching('id', /^[\w .-]{1,40}$/) ?? '',
    comment: (readChoice('comment', ['true', 'false']) ?? 'true') === 'true',
    sha: readMatching('sha', /^[0-9a-f]{40,64}$/),
    pull: Number(readMatching('pull-request', /^[1-9]\d{0,9}$/) ?? 0) || null,
    test_root: core.getInput('test-root'),
    team_branch: readChoice('team-branch', ['true', 'false']) === 'true',
    results: readMatching('results-artifact', /^(?!\.)[\w .()-]{1,120}$/),
    pictures: readMatching('pictures-branch', /^(?=.{1,100}$)[\w-]+(?:[/.][\w-]+)*$/),
  };
}

function readChoice<T extends string>(name: string, choices: readonly T[]): T | null {
  const given = core.getInput(name);
  if (given === '') return null;
  const choice = choices.find((one) => one === given);
  if (choice !== undefined) return choice;
  throw invalid(name, given, `Write ${choices.join(' or ')}, or leave it out.`);
}

function readMatching(name: string, pattern: RegExp): string | null {
  const given = core.getInput(name);
  if (given === '') return null;
  if (pattern.test(given)) return given;
  throw invalid(name, given, 'README.md says what it takes.');
}

function invalid(name: string, given: string, hint: string): InputError {
  const code = `${name.replaceAll('-', '_')}_invalid`;
  return new InputError(code, `The input ${name} is ${JSON.stringify(given.slice(0, 80))}.`, { hint });
}

/** An expression that the runner did not fill in is no token. */
function readToken(given: string): string | null {
  return given === '' || given.startsWith('${{') ? null : given;
}
