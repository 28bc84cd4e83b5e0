import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CloudGateway, openCloudGateway } from '../../support/cloud-gateway.ts';
import { type MessagesApi, openMessagesApi, type Script } from '../../support/messages-api.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked } from '../../support/stub-model.ts';

const BEDROCK = { provider: 'bedrock', name: 'global.anthropic.claude-sonnet-5-5-v1:0', samples: 1 };
const VERTEX = { provider: 'vertex', samples: 1 };
/** A folder with both packages installed, to hold the real ones against the loopback API. */
const INSTALLED = process.env.UX_JURY_CLOUD_SDKS ?? '';

const changed = new Map<string, string | undefined>();
vi.setConfig({ testTimeout: 180_000 });

let api: MessagesApi | null = null;
let home: ModelHome | null = null;
let gateway: CloudGateway | null = null;
afterEach(async () => {
  for (const [name, value] of changed) put(name, value);
  changed.clear();
  gateway?.close();
  home?.remove();
  await api?.close();
});

function put(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

function set(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (!changed.has(name)) changed.set(name, process.env[name]);
    put(name, value);
  }
}

const NOBODY = {
  AWS_BEARER_TOKEN_BEDROCK: undefined,
  AWS_ACCESS_KEY_ID: undefined,
  AWS_PROFILE: undefined,
  CLOUD_ML_REGION: undefined,
};

function make(model: object, engine = 'anthropic'): ModelHome {
  set(NOBODY);
  home = new ModelHome({ journeys: 1, steps: 1 }).configure({ engine, model }).connect(null, null);
  writeFileSync(join(home.path, 'package.json'), '{"type":"module"}');
  return home;
}

async function connect(at: ModelHome, script: Script): Promise<{ server: MessagesApi; cloud: CloudGateway }> {
  const server = await openMessagesApi(script);
  const cloud = await openCloudGateway(server.url);
  [api, gateway] = [server, cloud];
  const token = join(at.path, 'token');
  writeFileSync(token, 'subject');
  writeFileSync(
    join(at.path, 'google.json'),
    JSON.stringify({ ...GOOGLE, token_url: `${cloud.url}/token`, credential_source: { file: token } }),
  );
  set({
    AWS_BEARER_TOKEN_BEDROCK: 'cloud-key',
    AWS_REGION: 'eu-central-1',
    ANTHROPIC_BEDROCK_BASE_URL: cloud.url,
    ANTHROPIC_VERTEX_BASE_URL: cloud.url,
    ANTHROPIC_VERTEX_PROJECT_ID: 'a-project',
    CLOUD_ML_REGION: 'global',
    GOOGLE_CLOUD_PROJECT: 'a-project',
    GOOGLE_APPLICATION_CREDENTIALS: join(at.path, 'google.json'),
  });
  return { server, cloud };
}

const GOOGLE = {
  type: 'external_account',
  audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
};

const calm: Script = (request) => ({ kind: 'text', text: answerAs(CALM, readAsked(request)) });

const root = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'ux-jury-sdk-'));
beforeAll(() => {
  const isOurs = (path: string): boolean =>
    statSync(path).isDirectory() || /\.mjs$|package\.json$/.test(path);
  cpSync(join(root, '@anthropic-ai/sdk'), join(copy, '@anthropic-ai/sdk'), {
    recursive: true,
    filter: isOurs,
  });
  for (const name of ['@opentelemetry', 'standardwebhooks', '@stablelib', 'fast-sha256'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A package of this name in the project, over a copy of our SDK: the same classes, other objects, as the real ones bring. */
function standIn(at: ModelHome, name: string, code: string): void {
  const folder = join(copy, '@anthropic-ai', name);
  mkdirSync(folder, { recursive: true });
  const about = { name: `@anthropic-ai/${name}`, type: 'module', exports: './index.js' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
  writeFileSync(join(folder, 'index.js'), code);
  symlinkSync(copy, join(at.path, 'node_modules'));
}

const BEDROCK_CODE = `
import Anthropic from '@anthropic-ai/sdk';
export class AnthropicBedrock extends Anthropic {
  constructor(options) { super(options); delete this.messages.countTokens; delete this.messages.batches; }
}`;

describe('a provider whose package is not there', () => {
  it.each([
    ['bedrock', BEDROCK, { AWS_BEARER_TOKEN_BEDROCK: 'k' }],
    ['vertex', VERTEX, { CLOUD_ML_REGION: 'global' }],
  ])('%s: says which command installs it', async (name, model, values) => {
    const at = make(model);
    set(values);
    await expect(at.review()).rejects.toMatchObject({
      code: 'provider_package_missing',
      hint: expect.stringContaining(`npm install --save-dev @anthropic-ai/${name}-sdk@`),
    });
    expect(existsSync(join(at.path, 'out/aggregate.json'))).toBe(false);
  });

  it('or is no such package is a named state', async () => {
    const at = make(VERTEX);
    set({ CLOUD_ML_REGION: 'global' });
    standIn(at, 'vertex-sdk', 'export const nothing = 1;');
    await expect(at.review()).rejects.toMatchObject({ code: 'provider_package_broken' });
  });
});

describe('what a provider cannot do is refused before anything is judged', () => {
  it.each<[string, object, string]>([
    ['batches on Bedrock', { ...BEDROCK, batch: true }, 'model_batch_unsupported'],
    ['batches on Vertex', { ...VERTEX, batch: true }, 'model_batch_unsupported'],
    ['a name that Bedrock does not have', { ...BEDROCK, name: 'claude-sonnet-5-5' }, 'model_name_unfit'],
    ['a name of a role', { ...BEDROCK, roles: { judge: { name: 'claude-opus-5-5' } } }, 'model_name_unfit'],
    ['Vertex without a region', VERTEX, 'model_region_missing'],
  ])('%s', async (_, model, code) => {
    const at = make(model);
    await expect((async () => at.review())()).rejects.toMatchObject({ code });
    expect(existsSync(join(at.path, 'out/evidence.json'))).toBe(false);
  });

  it('and auto without credentials judges by rule', async () => {
    const { usage } = await make(BEDROCK, 'auto').review();
    expect(usage).toBeNull();
  });
});

describe('a package of the project', () => {
  it('is loaded, given its own credentials and address, and a bound stands in for the count', async () => {
    const at = make({ ...BEDROCK, budget: { tokens: 200, usd: null } });
    const { server } = await connect(at, calm);
    set({ ANTHROPIC_BEDROCK_BASE_URL: server.url, AWS_BEARER_TOKEN_BEDROCK: 'test-key' });
    standIn(at, 'bedrock-sdk', BEDROCK_CODE);
    await at.review();
    expect(server.requests).toEqual([]);
    at.configure({ engine: 'anthropic', model: BEDROCK });
    await at.review({ out: join(at.path, 'second') });
    expect(server.counted).toEqual([]);
    expect(server.requests.length).toBeGreaterThan(6);
    expect(server.faults.filter((fault) => fault !== 'a picture may be scaled')).toEqual([]);
  });

  it('brings error classes of its own, which are told apart all the same', async () => {
    const at = make(BEDROCK);
    const { server } = await connect(at, () => ({ kind: 'status', status: 401 }));
    set({ ANTHROPIC_BEDROCK_BASE_URL: server.url });
    standIn(at, 'bedrock-sdk', BEDROCK_CODE);
    await expect(at.review()).rejects.toMatchObject({ code: 'model_key_refused' });
  });
});

describe.skipIf(INSTALLED === '')('the real packages against a gateway on loopback', () => {
  it.each([
    ['bedrock', BEDROCK, /^\/model\/global\.anthropic\..*\/invoke-with-response-stream$/],
    ['bedrock, not streamed', { ...BEDROCK, stream: false }, /^\/model\/global\.anthropic\..*\/invoke$/],
    ['vertex', VERTEX, /^\/projects\/a-project\/locations\/global\/publishers\/anthropic\/models\/.*redict$/],
  ])(
    '%s',
    async (_, model, path) => {
      const at = make(model);
      const { server, cloud } = await connect(at, calm);
      symlinkSync(join(INSTALLED, 'node_modules'), join(at.path, 'node_modules'));
      const { aggregate } = await at.review();
      expect(aggregate.methods).toHaveLength(5);
      expect(server.requests.length).toBeGreaterThan(6);
      for (const seen of cloud.seen) {
        expect(seen.path).toMatch(path);
        expect(seen.authorization).toMatch(/^Bearer cloud-(key|token)$/);
      }
    },
    300_000,
  );
});
