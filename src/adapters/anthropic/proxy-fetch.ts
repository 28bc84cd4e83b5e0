import type { ClientOptions } from '@anthropic-ai/sdk/client';
import type { ProxyFacts } from '../../inputs.ts';

/**
 * Node's own fetch knows no proxy. Where the environment names one, requests go by undici's, whose time limits are off,
 * since ours hold; `null` where there is none.
 */
export async function openProxyFetch({
  http,
  https,
  except,
}: ProxyFacts): Promise<NonNullable<ClientOptions['fetch']> | null> {
  if (http === null && https === null) return null;
  const { Agent, ProxyAgent, fetch: own } = await import('undici');
  const send: unknown = own;
  if (!isFetch(send)) throw new Error('undici has no fetch.');
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  const direct = new Agent(limits);
  const agents = new Map<string, Agents>();
  type Agents = InstanceType<typeof Agent> | InstanceType<typeof ProxyAgent>;
  const agentFor = (url: URL): Agents => {
    const uri = url.protocol === 'https:' ? https : http;
    if (uri === null || isExcepted(url, except)) return direct;
    const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...limits });
    agents.set(uri, agent);
    return agent;
  };
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const options: object = { ...init, dispatcher: agentFor(url) };
    return send(url, options);
  };
}

/** The same function by another description of its types. */
function isFetch(value: unknown): value is typeof fetch {
  return typeof value === 'function';
}

/** NO_PROXY: hosts with commas or spaces between, `*` for all; a host stands for every host below it too. */
export function isExcepted({ hostname, port, protocol }: URL, except: string | null): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  const own = port || (protocol === 'https:' ? '443' : '80');
  return (except ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry === '*' || isNamed(readEntry(entry), { host, own }));
}

interface Entry {
  readonly name: string;
  readonly port: string | null;
}

/** A bare IPv6 address has colons of its own and takes no port. */
function readEntry(entry: string): Entry {
  const found = /^\[(.+)\](?::(\d+))?$/.exec(entry) ?? /^([^:]+)(?::(\d+))?$/.exec(entry);
  const name = found?.[1] ?? entry;
  return { name: name.replace(/^\*?\./, ''), port: found?.[2] ?? null };
}

function isNamed({ name, port }: Entry, { host, own }: { host: string; own: string }): boolean {
  if (name === '' || (port !== null && port !== own)) return false;
  return host === name || host.endsWith(`.${name}`);
}
