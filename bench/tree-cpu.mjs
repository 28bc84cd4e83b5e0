import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

const V1 = '/sys/fs/cgroup/cpuacct';
const V2 = '/sys/fs/cgroup';

/** Runs a command and returns exit code, wall and CPU seconds of the whole process tree, browsers and their helpers too. */
export async function runTree(command, args, options) {
  const group = makeGroup();
  const enter = group === null ? '' : `echo $$ > ${join(group, 'cgroup.procs')}; exec `;
  const script = group === null ? '"$@"; code=$?; times >&2; exit $code' : `${enter}"$@"`;
  const start = process.hrtime.bigint();
  const { code, output } = await run(['-c', script, 'sh', command, ...args], options);
  const wall = Number(process.hrtime.bigint() - start) / 1e9;
  const cpu = group === null ? readTimes(output) : await readGroup(group);
  return { code, output, wall, cpu };
}

function run(args, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn('sh', args, { cwd, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Where control groups may be made (by root), they also count what nobody waited for; `null` elsewhere. */
function makeGroup() {
  const parent = existsSync(V1) ? V1 : existsSync(join(V2, 'cgroup.controllers')) ? V2 : null;
  if (parent === null) return null;
  const group = join(parent, `ux-jury-bench-${process.pid}-${Date.now()}`);
  try {
    mkdirSync(group);
    return group;
  } catch {
    return null;
  }
}

async function readGroup(group) {
  for (let tries = 0; tries < 50 && readFileSync(join(group, 'cgroup.procs'), 'utf8') !== ''; tries += 1)
    await new Promise((resume) => setTimeout(resume, 100));
  const seconds = existsSync(join(group, 'cpuacct.usage'))
    ? Number(readFileSync(join(group, 'cpuacct.usage'), 'utf8')) / 1e9
    : Number(/usage_usec (\d+)/.exec(readFileSync(join(group, 'cpu.stat'), 'utf8'))?.[1]) / 1e6;
  rmdirSync(group);
  return seconds;
}

/** The shell's second line: user and system time of the children that were waited for. */
function readTimes(output) {
  const line = output.trim().split('\n').at(-1) ?? '';
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
