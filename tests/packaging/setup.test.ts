import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { makeZip } from '../support/github/make-zip.ts';

const setup = new URL('../../scripts/setup.mjs', import.meta.url).href;
const root = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPT = `const { setUp } = await import(${JSON.stringify(setup)}); console.log(setUp().UX_JURY_CHROMIUM);`;

/** A machine without any browser: an empty PATH folder, no Playwright browsers, and a download host of our own. */
interface Machine {
  readonly bin: string;
  readonly browsers: string;
  readonly host: string;
}

let server: Server | null = null;
afterEach(() => server?.close());

async function bareMachine(archive: Buffer | null = null): Promise<Machine> {
  const [bin, browsers] = ['bin-', 'browsers-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  server = createServer((request, response) => {
    const isBrowser = archive !== null && (request.url ?? '').endsWith('chrome-linux64.zip');
    response.writeHead(isBrowser ? 200 : 404);
    response.end(isBrowser ? archive : undefined);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { bin: bin ?? '', browsers: browsers ?? '', host: `http://127.0.0.1:${port}` };
}

/** Puts a command on the machine's PATH. */
function give({ bin }: Machine, name: string, script: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

function setUpOn(machine: Machine): Promise<{ code: number | null; out: string; err: string }> {
  const env = {
    PATH: machine.bin,
    HOME: machine.bin,
    PLAYWRIGHT_BROWSERS_PATH: machine.browsers,
    PLAYWRIGHT_DOWNLOAD_HOST: machine.host,
    PLAYWRIGHT_HOST_PLATFORM_OVERRIDE: 'ubuntu24.04-x64',
  };
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], { cwd: root, env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((ended) =>
    child.on('close', (code) => ended({ code, out: out.trim().split('\n').at(-1) ?? '', err })),
  );
}

describe.skipIf(process.platform !== 'linux')('a machine without a browser', () => {
  it('says what to do when none can be had', async () => {
    const { code, err } = await setUpOn(await bareMachine());
    expect(code).toBe(2);
    expect(err).toContain("trying Playwright's own download");
    expect(err).toContain('No Chromium was found and none could be installed.');
    expect(err).toContain('To do: Install Google Chrome or Chromium, or set UX_JURY_CHROMIUM');
  });

  it('takes the one on the PATH, and downloads nothing', async () => {
    const machine = await bareMachine();
    give(machine, 'chromium', 'exit 0');
    const { code, out, err } = await setUpOn(machine);
    expect([code, out]).toEqual([0, join(machine.bin, 'chromium')]);
    expect(err).not.toContain('download');
  });

  it("takes Playwright's own download before apt", async () => {
    const chrome = { name: 'chrome-linux64/chrome', bytes: Buffer.from('#!/bin/sh\n'), mode: 0o100755 };
    const machine = await bareMachine(makeZip([chrome]));
    give(machine, 'apt-get', 'exit 1');
    const { code, out, err } = await setUpOn(machine);
    expect(code, err).toBe(0);
    expect(out.startsWith(join(machine.browsers, 'chromium-'))).toBe(true);
    expect(err).not.toContain('apt-get');
  });

  it("installs Debian's chromium where the download fails", async () => {
    const machine = await bareMachine();
    const chromium = join(machine.bin, 'chromium');
    give(machine, 'apt-get', `echo "$@" >&2; [ "$1" = install ] && echo > ${chromium}; exit 0`);
    give(machine, 'sudo', 'shift; exec "$@"');
    const { code, out, err } = await setUpOn(machine);
    expect([code, out], err).toEqual([0, chromium]);
    expect(err).toMatch(/update -qq[\s\S]*install .*chromium/);
  });
});
