// Finds or fetches a Node.js 24, which GitHub starts the action with; npm has it for Linux only. Node built-ins alone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './setup.mjs';

const folder = join(root, 'tests/support/node24');
const NEEDED = 24;

/** The path of a Node.js of version 24 or later; `null`, with a word, where none can be had. */
export function findNode24() {
  if (majorOf(process.version) >= NEEDED) return process.execPath;
  const known = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (!existsSync(known)) fetchNode();
  const { stdout } = existsSync(known)
    ? spawnSync(known, ['--version'], { encoding: 'utf8' })
    : { stdout: '' };
  if (majorOf(stdout ?? '') >= NEEDED) return known;
  say('no Node.js 24 is to be had here: the test of the action on Node 24 is skipped');
  return null;
}

function fetchNode() {
  if (process.platform !== 'linux') return;
  say('fetching Node.js 24 for the test of the action (npm ci in tests/support/node24)');
  const npm = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  spawnSync('npm', npm, { cwd: root, stdio: 'inherit', timeout: 300_000 });
}

function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version.trim())?.[1] ?? 0);
}
