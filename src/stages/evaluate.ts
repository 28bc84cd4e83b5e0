import { ContractError } from '../contract/errors.ts';
import { METHOD_IDS, type MethodId } from '../contract/primitives.ts';
import type { Shown } from '../engines/engine.ts';
import { scoreOpinion } from '../methods/score-opinion.ts';
import type { Run, Stage } from './run.ts';

/** evidence.json and outcomes.json -> methods/<id>.json, five evaluators, none sees another. */
export const evaluate: Stage = {
  name: 'evaluate',
  writes: () => METHOD_IDS.map(methodFile),
  perform: async (run) => {
    const shown = readShown(run);
    await Promise.all(METHOD_IDS.map((method) => evaluateOne(run, method, shown)));
  },
};

/** Where one evaluator's result lies. */
export function methodFile(method: MethodId): string {
  return `methods/${method}.json`;
}

/** The two documents that evaluators and experts are shown. */
export function readShown(run: Run): Shown {
  return {
    evidence: run.folder.read('evidence', 'evidence.json'),
    outcomes: run.folder.read('outcomes', 'outcomes.json'),
  };
}

async function evaluateOne(run: Run, method: MethodId, shown: Shown): Promise<void> {
  const opinion = await run.engine.evaluate(method, shown);
  if (opinion.method !== method)
    throw new ContractError(
      methodFile(method),
      [`the engine answered for ${opinion.method}`],
      'Report this fault.',
    );
  run.folder.write<'method-result'>(methodFile(method), scoreOpinion(opinion));
}
