import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isExcepted } from '../../../src/adapters/anthropic/proxy-fetch.ts';
import { type MessagesApi, openMessagesApi } from '../../support/messages-api.ts';
import { ModelHome } from '../../support/model-home.ts';
import { answerAs, CALM, readAsked } from '../../support/stub-model.ts';

const NAMES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
const before = new Map(NAMES.map((name) => [name, process.env[name]]));

vi.setConfig({ testTimeout: 180_000 });

let api: MessagesApi | null = null;
let home: ModelHome | null = null;
let proxy: Proxy | null = null;
afterEach(async () => {
  for (const [name, value] of before) set(name, value);
  home?.remove();
  await api?.close();
  proxy?.server.closeAllConnections();
  proxy?.server.close();
});

function set(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

interface Proxy {
  readonly server: Server;
  readonly url: string;
  /** Where tunnels were asked to lead. */
  readonly asked: string[];
}

/** A proxy on loopback that opens tunnels; a host that exists nowhere leads to the port it names here. */
async function openProxy(): Promise<Proxy> {
  const asked: string[] = [];
  const server = createServer((_, response) => response.writeHead(405).end());
  server.on('connect', ({ url = '' }, socket, head) => {
    asked.push(url);
    const target = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.write(head);
      target.pipe(socket);
      socket.pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, asked, url: `http://127.0.0.1:${port}` };
}

async function open(): Promise<{ at: ModelHome; server: MessagesApi; through: Proxy }> {
  for (const name of NAMES) set(name, undefined);
  const server = await openMessagesApi((request) => ({
    kind: 'text',
    text: answerAs(CALM, readAsked(request)),
  }));
  api = server;
  proxy = await openProxy();
  const at = new ModelHome({ journeys: 1, steps: 1 }).configure({
    engine: 'anthropic',
    model: { samples: 1 },
  });
  home = at;
  return { at, server, through: proxy };
}

describe('a proxy of the environment', () => {
  it('is gone through, streams and all, for an address that only it can reach', async () => {
    const { at, server, through } = await open();
    const port = new URL(server.url).port;
    at.connect(`http://api.nowhere.invalid:${port}`);
    set('HTTP_PROXY', through.url);
    await at.review();
    expect(server.faults).toEqual([]);
    expect(server.requests.length).toBeGreaterThan(6);
    expect(new Set(through.asked)).toEqual(new Set([`api.nowhere.invalid:${port}`]));
  });

  it('is left out for the hosts of NO_PROXY, and where there is none', async () => {
    const { at, server, through } = await open();
    at.connect(server.url);
    set('HTTP_PROXY', through.url);
    set('NO_PROXY', 'localhost, 127.0.0.1');
    await at.review();
    expect(server.requests.length).toBeGreaterThan(6);
    expect(through.asked).toEqual([]);
  });

  it('that is not there is a named state', async () => {
    const { at, server } = await open();
    at.configure({ engine: 'anthropic', model: { samples: 1, timeout_s: 1 } }).connect(server.url);
    set('http_proxy', 'http://127.0.0.1:9');
    await expect(at.review()).rejects.toMatchObject({
      code: expect.stringMatching(/model_(unreachable|timeout)/),
      hint: expect.stringMatching(/HTTPS_PROXY|later/),
    });
    expect(server.requests).toEqual([]);
  });
});

describe('NO_PROXY', () => {
  it.each<[string, string | null, boolean]>([
    ['https://api.anthropic.com', null, false],
    ['https://api.anthropic.com', '', false],
    ['https://api.anthropic.com', '*', true],
    ['https://api.anthropic.com', 'anthropic.com', true],
    ['https://api.anthropic.com', '.anthropic.com', true],
    ['https://api.anthropic.com', '*.anthropic.com', true],
    ['https://api.anthropic.com', 'API.Anthropic.com:443', true],
    ['https://api.anthropic.com', 'api.anthropic.com:8443', false],
    ['https://notanthropic.com', 'anthropic.com', false],
    ['http://10.0.0.7:80', '10.0.0.7 example.com', true],
    ['http://[::1]:4000', '::1', true],
    ['http://[::1]:4000', '[::1]:4000', true],
    ['http://[::1]:4000', '[::1]:4001', false],
  ])('%s with %j: %s', (url, except, expected) => {
    expect(isExcepted(new URL(url), except)).toBe(expected);
  });
});
