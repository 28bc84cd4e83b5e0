import { BaseAnthropic, type ClientOptions } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages/messages';
import { InputError } from '../../contract/errors.ts';
import type { Connection } from './connection.ts';
import { type CloudProvider, loadProviderPackage } from './provider-package.ts';
import { openProxyFetch } from './proxy-fetch.ts';

/** A provider's Messages API. `canCount` and `canScaleCheck` say what it knows beside giving answers. */
export interface Endpoint {
  readonly messages: Messages;
  readonly canCount: boolean;
  /** Whether it refuses a picture that it would scale, if asked to. */
  readonly canRefuseScaling: boolean;
}

type Access = Pick<Connection, 'provider' | 'access' | 'project' | 'timeout_ms' | 'log'>;

const USUAL_URL = 'https://api.anthropic.com';

/**
 * Opens the client of the provider. Everything is passed explicitly, so that no stray variable of the environment reaches a
 * request; the SDK neither retries nor waits by itself.
 */
export async function openClient(connection: Access): Promise<Endpoint> {
  const { provider, access, project, timeout_ms, log } = connection;
  const send = await openProxyFetch(access.proxy);
  const common = {
    maxRetries: 0,
    timeout: timeout_ms,
    defaultHeaders: {},
    openTelemetry: false,
    logger: { error: log, warn: log, info: () => undefined, debug: () => undefined },
    logLevel: 'warn',
    ...(send === null ? {} : { fetch: send }),
  } satisfies ClientOptions;
  if (provider !== 'anthropic') return openCloud(provider, { connection, project, common });
  const client = new BaseAnthropic({
    ...common,
    apiKey: access.key ?? '',
    baseURL: access.base_url ?? USUAL_URL,
  });
  return { messages: new Messages(client), canCount: true, canRefuseScaling: true };
}

const CLASSES = { bedrock: 'AnthropicBedrock', vertex: 'AnthropicVertex' } as const;

async function openCloud(
  provider: CloudProvider,
  { connection, project, common }: { connection: Access; project: string; common: ClientOptions },
): Promise<Endpoint> {
  const { key, base_url, region, project: account } = connection.access;
  const loaded = await loadProviderPackage(provider, project);
  const own = provider === 'bedrock' ? { apiKey: key, awsRegion: region } : { projectId: account, region };
  const options = Object.entries({ ...common, ...own, baseURL: base_url });
  const given = Object.fromEntries(options.filter(([, value]) => value !== null));
  const client: unknown = construct(Reflect.get(loaded, CLASSES[provider]), given);
  const messages: unknown =
    typeof client === 'object' && client !== null && 'messages' in client && client.messages;
  if (!isMessages(messages))
    throw new InputError(
      'provider_package_broken',
      `The package for ${provider} has no ${CLASSES[provider]}.`,
      {
        hint: 'Install the version that docs/model-engine.md names.',
      },
    );
  return { messages, canCount: provider === 'vertex', canRefuseScaling: false };
}

function construct(made: unknown, options: object): unknown {
  return typeof made === 'function' ? Reflect.construct(made, [options]) : null;
}

/** The clouds' packages bring an SDK of their own; what we use of its messages is looked for by name. */
function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['create', 'stream'].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
