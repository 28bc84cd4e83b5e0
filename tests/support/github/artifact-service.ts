import { createHash } from 'node:crypto';
import type { Json } from './description.ts';
import type { Answer } from './route.ts';
import type { World } from './world.ts';

/** What a job is given to write artifacts with: a token that names the run and the job, signed by nobody. */
export function runtimeToken(run: number): string {
  const pack = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const scp = `Actions.ExampleScope Actions.Results:run-${run}:job-${run}`;
  return `${pack({ alg: 'none' })}.${pack({ scp })}.unsigned`;
}

interface Upload {
  readonly run: string;
  readonly name: string;
  zip: Buffer | null;
  id: number | null;
}

/**
 * The service behind artifacts, which GitHub does not describe: it holds every request against the messages of
 * @actions/artifact, by their names in the protocol. Addresses to write to take no token.
 */
export class ArtifactService {
  readonly uploads: Upload[] = [];
  readonly faults: string[] = [];
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** `null` for a path that is not the service's. */
  answer(
    asked: { method: string; path: string; token: string; headers: Json },
    body: Buffer,
    origin: string,
  ): Answer | null {
    const method = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(
      asked.path,
    )?.[1];
    const upload = /^\/_blob\/(\d+)$/.exec(asked.path)?.[1];
    if (upload !== undefined) return this.#store(asked, Number(upload), body);
    if (method === undefined) return null;
    const request = JSON.parse(body.toString('utf8'));
    const run = request.workflow_run_backend_id;
    if (asked.token !== runtimeToken(Number(String(run).replace('run-', '')))) return { status: 401 };
    if (method === 'CreateArtifact') return this.#create(request, origin);
    if (method === 'FinalizeArtifact') return this.#finalize(request);
    return { status: 404, body: { code: 'bad_route' } };
  }

  #create(request: Json, origin: string): Answer {
    const {
      name,
      version,
      workflow_run_backend_id: run,
      workflow_job_run_backend_id: job,
      ...rest
    } = request;
    if (Object.keys(rest).some((key) => key !== 'mime_type' && key !== 'expires_at'))
      this.faults.push(`CreateArtifact: ${Object.keys(rest)}`);
    if (typeof name !== 'string' || /[":<>|*?\r\n\\/]/.test(name)) return { status: 400 };
    if (![4, 7].includes(version) || typeof job !== 'string') return { status: 400 };
    if (this.uploads.some((one) => one.run === run && one.name === name))
      return {
        status: 409,
        body: { code: 'already_exists', msg: 'an artifact with this name already exists' },
      };
    this.uploads.push({ run, name, zip: null, id: null });
    return {
      status: 200,
      body: { ok: true, signed_upload_url: `${origin}/_blob/${this.uploads.length - 1}?sig=secret` },
    };
  }

  #store(asked: { method: string; token: string; headers: Json }, index: number, body: Buffer): Answer {
    if (asked.token !== '') this.faults.push('a token was sent to the storage');
    const upload = this.uploads[index];
    if (upload === undefined || asked.method !== 'PUT') return { status: 404 };
    if (asked.headers['x-ms-blob-type'] !== 'BlockBlob') return { status: 400 };
    upload.zip = body;
    return { status: 201 };
  }

  #finalize({ name, size, hash, workflow_run_backend_id: run, workflow_job_run_backend_id }: Json): Answer {
    const upload = this.uploads.find((one) => one.run === run && one.name === name);
    if (upload?.zip == null || typeof workflow_job_run_backend_id !== 'string') return { status: 404 };
    const digest = `sha256:${createHash('sha256').update(upload.zip).digest('hex')}`;
    if (size !== String(upload.zip.length) || hash !== digest) return { status: 400 };
    upload.id = this.#world.id();
    return { status: 200, body: { ok: true, artifact_id: String(upload.id) } };
  }
}
