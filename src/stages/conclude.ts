import { conclude as concludeRun } from '../gate/conclude.ts';
import type { Stage } from './run.ts';

/** aggregate.json and debate.json -> conclusion.json. */
export const conclude: Stage = {
  name: 'conclude',
  writes: () => ['conclusion.json'],
  perform: async (run) => {
    const end = {
      aggregate: run.folder.read('aggregate', 'aggregate.json'),
      debate: run.folder.read('debate', 'debate.json'),
      judge: null,
      mode: run.settings.mode,
      absent: [],
      broken: null,
    };
    run.folder.write<'conclusion'>('conclusion.json', concludeRun(end, run.texts.gate));
  },
};
