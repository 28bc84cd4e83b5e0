import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadArtifact } from '../../../src/adapters/github/artifact-service.ts';
import { listEntries } from '../../../src/adapters/zip/list-entries.ts';
import { packFolder } from '../../../src/adapters/zip/pack.ts';
import { unpack } from '../../../src/adapters/zip/unpack.ts';
import { runtimeToken } from '../../support/github/artifact-service.ts';
import { LoopbackGitHub } from '../../support/github/loopback.ts';

const ZIP = Buffer.from('an archive');
const fault = { status: 503, body: {} };

let github: LoopbackGitHub;
let home: string;
beforeEach(async () => {
  github = await new LoopbackGitHub().start();
  home = mkdtempSync(join(tmpdir(), 'ux-jury-pack-'));
});
afterEach(async () => {
  rmSync(home, { recursive: true, force: true });
  expect(github.violations).toEqual([]);
  await github.stop();
});

function upload(name = 'results', token = runtimeToken(9)): Promise<string> {
  return uploadArtifact({ token, url: `${github.url}/` }, name, ZIP);
}

describe('an artifact', { timeout: 30_000 }, () => {
  it('is kept whole under its name, and its number is told', async () => {
    const number = await upload();
    expect(github.artifacts.uploads).toEqual([
      { run: 'run-9', name: 'results', zip: ZIP, id: Number(number) },
    ]);
  });

  it('gets another name where jobs share their run', async () => {
    await Promise.all([upload(), upload(), upload()]);
    expect(github.artifacts.uploads.map(({ name }) => name).toSorted()).toEqual([
      'results',
      'results-2',
      'results-3',
    ]);
    expect(github.artifacts.uploads.every(({ id }) => id !== null)).toBe(true);
  });

  it('is kept though the service stumbles at every step', async () => {
    for (const step of ['CreateArtifact', 'upload', 'FinalizeArtifact'])
      github.plan({ operation: `artifacts/${step}`, answer: fault });
    expect(await upload()).toMatch(/^\d+$/);
    expect(github.artifacts.uploads).toHaveLength(1);
  });

  it('that is refused is told by its step and number, and by no address', async () => {
    github.plan({ operation: 'artifacts/upload', answer: { status: 403, body: {} } });
    await expect(upload()).rejects.toThrow(/^The upload was answered with 403$/);
    await expect(upload('results', 'a.b.c')).rejects.toThrow();
    const nameless = `x.${Buffer.from('{"scp":"Actions.Other:1:2"}').toString('base64url')}.x`;
    await expect(upload('results', nameless)).rejects.toThrow('names no run');
  });
});

describe('a folder', () => {
  it('as an archive is what came in, in the same bytes each time, without links and halves', () => {
    const [from, to] = [join(home, 'from'), join(home, 'to')];
    mkdirSync(join(from, 'rounds'), { recursive: true });
    mkdirSync(to);
    const picture = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
    writeFileSync(join(from, 'a.json'), '{"ä": 1}');
    writeFileSync(join(from, 'rounds/round-1.json'), '{}');
    writeFileSync(join(from, 'empty.json'), '');
    writeFileSync(join(from, 'b.png'), picture);
    writeFileSync(join(from, 'half.json.part'), '{');
    symlinkSync('/etc/passwd', join(from, 'link.json'));
    const zip = packFolder(from);
    expect(listEntries(zip).map(({ name }) => name)).toEqual([
      'a.json',
      'b.png',
      'empty.json',
      'rounds/round-1.json',
    ]);
    unpack(zip, to);
    expect(readFileSync(join(to, 'a.json'), 'utf8')).toBe('{"ä": 1}');
    expect(readFileSync(join(to, 'rounds/round-1.json'), 'utf8')).toBe('{}');
    expect(readFileSync(join(to, 'b.png')).equals(picture)).toBe(true);
    expect(packFolder(from).equals(zip)).toBe(true);
  });
});
