import type { CDPSession } from '@playwright/test';
import { PROBES, probesScript } from '../../page/probes/survey.ts';

let script: string | null = null;

/** Our world of a document, with the probes put into it. */
export interface ProbeWorld {
  readonly cdp: CDPSession;
  readonly contextId: number;
}

const prepared = new WeakMap<CDPSession, Set<number>>();

/** Calls one function of the probes; puts them into the document first. Throws what the page throws. */
export async function askProbes(world: ProbeWorld, call: string): Promise<unknown> {
  const known = prepared.get(world.cdp) ?? new Set();
  prepared.set(world.cdp, known);
  const ask = `globalThis.${PROBES}.${call}`;
  if (known.has(world.contextId)) return evaluate(world, ask);
  script ??= probesScript();
  const answer = await evaluate(world, `${script}\n${ask}`);
  known.add(world.contextId);
  return answer;
}

async function evaluate({ cdp, contextId }: ProbeWorld, expression: string): Promise<unknown> {
  const answer = await cdp.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (answer.exceptionDetails !== undefined)
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  return answer.result.value;
}
