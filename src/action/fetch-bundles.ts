import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../adapters/github/client.ts';
import type { Artifact } from '../adapters/github/repository.ts';
import { ZIP_LIMITS } from '../adapters/zip/limits.ts';
import { refuse } from '../adapters/zip/list-entries.ts';
import { unpack } from '../adapters/zip/unpack.ts';
import { InputError } from '../contract/errors.ts';
import type { Desk } from './desk.ts';
import type { Place } from './place.ts';

const DEFAULT_NAME = 'ux-jury-bundle*';
const MOST_ARTIFACTS = 100;
const DOWNLOAD_TIMEOUT = 5 * 60_000;
const HINT = 'The job that runs the tests must upload the bundle folder; README.md has the workflows.';

/**
 * The folders of the bundles to judge: those of the inputs, else what the artifacts of a run hold, unpacked into a
 * temporary folder. Of another run only artifacts of the very commit are taken, whatever they say of themselves.
 */
export async function fetchBundles(desk: Desk, place: Place): Promise<readonly string[]> {
  const { options, runner, environment } = desk;
  if (place.run === null && options.artifact === null) return options.bundles;
  const run = place.run ?? runner.run_id;
  const artifacts = await listArtifacts(desk, run, options.artifact ?? DEFAULT_NAME);
  for (const artifact of artifacts)
    checkOrigin(artifact, { run, sha: place.run === null ? null : place.sha });
  const home = mkdtempSync(join(environment.temp, 'ux-jury-artifacts-'));
  const folders: string[] = [];
  for (const { id } of artifacts) {
    const folder = mkdtempSync(join(home, 'artifact-'));
    unpack(await download(desk, id), folder);
    folders.push(...findBundles(folder));
  }
  if (folders.length > 0) return folders;
  throw new InputError('bundle_missing', 'The artifacts hold no bundle.', { hint: HINT });
}

async function listArtifacts({ github }: Desk, run: number, pattern: string): Promise<Artifact[]> {
  const all = await github.listArtifacts(run);
  const matcher = new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`);
  const found = all.filter(({ name, expired }) => !expired && matcher.test(name));
  if (found.length > MOST_ARTIFACTS) throw refuse(`${found.length} artifacts are called ${pattern}`);
  if (found.length > 0) return found;
  const what = `Run ${run} has no artifact called ${pattern}.`;
  throw new InputError('artifact_missing', what, { hint: HINT });
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** GitHub's own word on where an artifact comes from; what stands inside is never asked. */
export function checkOrigin(artifact: Artifact, { run, sha }: { run: number; sha: string | null }): void {
  const { name, size_in_bytes: size, workflow_run: origin } = artifact;
  if (size > ZIP_LIMITS.archive_bytes) throw refuse(`${name} has ${size} bytes`);
  if (origin?.id !== undefined && origin.id !== run) throw refuse(`${name} is of another run`);
  if (sha !== null && origin?.head_sha !== sha) throw refuse(`${name} is of another commit`);
}

/** An artifact's zip, bounded. Throws artifact_unreachable or artifact_refused. */
export async function download({ github }: Desk, id: number): Promise<Buffer> {
  return fetchZip(await github.artifactUrl(id));
}

/** A zip from an address of GitHub's, bounded and without our token. Throws artifact_unreachable or artifact_refused. */
export async function fetchZip(url: string): Promise<Buffer> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) });
    if (!answer.ok || answer.body === null) throw new Error(`status ${answer.status}`);
    return await readBounded(answer.body);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const what = `The artifact cannot be fetched: ${messageOf(cause)}.`;
    throw new InputError('artifact_unreachable', what, { hint: 'Run the job again.', cause });
  }
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > ZIP_LIMITS.archive_bytes) throw refuse('it is larger than is read');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A bundle at the top of an artifact, or one in each folder of it. */
export function findBundles(folder: string): string[] {
  if (existsSync(join(folder, 'bundle.json'))) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'bundle.json')))
    .map(({ name }) => join(folder, name));
}
