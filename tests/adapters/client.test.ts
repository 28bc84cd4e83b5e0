import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { openClient } from '../../src/adapters/github/client.ts';

const ROUNDS = 20;

/** A server on a thread of its own that closes its connections when it is told to, and notes that and every request. */
const SERVER = `
const { workerData, parentPort } = require('node:worker_threads');
const noted = new Int32Array(workerData);
const server = require('node:http').createServer((request, response) => {
  Atomics.add(noted, 1, 1);
  response.setHeader('content-type', 'application/json');
  response.end('{}');
});
parentPort.on('message', () => {
  server.closeAllConnections();
  setImmediate(() => {
    Atomics.add(noted, 0, 1);
    Atomics.notify(noted, 0);
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

let worker: Worker | null = null;
afterEach(async () => {
  await worker?.terminate();
  worker = null;
});

describe('a connection that GitHub closed while we were computing', () => {
  it('is not written to: what may be sent only once arrives, and once', { timeout: 120_000 }, async () => {
    const memory = new SharedArrayBuffer(8);
    const noted = new Int32Array(memory);
    worker = new Worker(SERVER, { eval: true, workerData: memory });
    const port = await new Promise((done) => worker?.once('message', done));
    const client = openClient('token', `http://127.0.0.1:${port}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      await client.request('GET /first');
      worker.postMessage('close');
      Atomics.wait(noted, 0, round, 60_000);
      expect(Atomics.load(noted, 0)).toBe(round + 1);
      const { status } = await client.request('POST /second', { said: 'once' });
      expect(status).toBe(200);
    }
    expect(Atomics.load(noted, 1)).toBe(2 * ROUNDS);
  });
});
