import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';
/** The form of artifact that GitHub's own upload action has written since its version 4. */
const FORM = 4;
const MOST_TRIES = 4;
const MOST_NAMES = 5;
const CALL_TIMEOUT = 30_000;
const UPLOAD_TIMEOUT = 5 * 60_000;

const claims = z.looseObject({ scp: z.string() });
const created = z.looseObject({ ok: z.literal(true), signed_upload_url: z.url() });
const finalized = z.looseObject({ ok: z.literal(true), artifact_id: z.union([z.string(), z.number()]) });

/** The runner's own access to the artifacts of its run, which actions have and `run:` steps do not. */
export interface ArtifactAccess {
  readonly token: string;
  readonly url: string;
}

/**
 * Keeps an archive as an artifact of this run and gives its number. A name that is taken gets `-2` and so on, since jobs of
 * a matrix share their run. Errors say what failed and never the address that lets one write.
 */
export async function uploadArtifact(access: ArtifactAccess, name: string, zip: Buffer): Promise<string> {
  const run = readRunIds(access.token);
  const { name: taken, url } = await create(access, run, name);
  await put(url, zip);
  const hash = `sha256:${createHash('sha256').update(zip).digest('hex')}`;
  const request = { ...run, name: taken, size: String(zip.length), hash };
  const answer = await call(access, 'FinalizeArtifact', request);
  if (answer === 'taken') throw new Error('FinalizeArtifact was answered with 409');
  return String(finalized.parse(answer).artifact_id);
}

/** The token names the run and the job it is for: `Actions.Results:<run>:<job>`. */
function readRunIds(token: string) {
  const [, body = ''] = token.split('.');
  const { scp } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?= |$)/.exec(scp) ?? [];
  if (run === undefined || job === undefined) throw new Error('the token of the runner names no run');
  return { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
}

async function create(access: ArtifactAccess, run: ReturnType<typeof readRunIds>, name: string) {
  for (let nth = 1; nth <= MOST_NAMES; nth += 1) {
    const free = nth === 1 ? name : `${name}-${nth}`;
    const answer = await call(access, 'CreateArtifact', { ...run, name: free, version: FORM });
    if (answer !== 'taken') return { name: free, url: created.parse(answer).signed_upload_url };
  }
  throw new Error(`the run has ${MOST_NAMES} artifacts called ${name} already`);
}

async function call(access: ArtifactAccess, method: string, request: object): Promise<unknown> {
  const response = await send(method, CALL_TIMEOUT, (signal) =>
    fetch(new URL(SERVICE + method, access.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    }),
  );
  return response.status === 409 ? 'taken' : response.json();
}

/** The storage is another service: it gets the archive and no token. */
async function put(url: string, zip: Buffer): Promise<void> {
  await send('The upload', UPLOAD_TIMEOUT, (signal) =>
    fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/zip', 'x-ms-blob-type': 'BlockBlob' },
      body: new Uint8Array(zip),
      signal,
    }),
  );
}

/** Tries again where the service is at fault or asks for patience; 409 is an answer. */
async function send(
  what: string,
  timeout: number,
  request: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await request(AbortSignal.timeout(timeout)).catch(() => null);
    if (response?.ok === true || response?.status === 409) return response;
    const isPassing = response === null || response.status === 429 || response.status >= 500;
    if (!isPassing || tries >= MOST_TRIES)
      throw new Error(`${what} was answered with ${response?.status ?? 'nothing'}`);
    await sleep(500 * 2 ** (tries - 1));
  }
}
