import type { CriteriaSet } from '../contract/criteria.ts';
import type { Evidence } from '../contract/evidence.ts';
import { ARTEFACTS, artefactOf, isStatic } from '../contract/source.ts';
import { adaptCriteria } from '../debate/adapt-criteria.ts';
import { tellBudget } from '../debate/log-lines.ts';
import { readShown } from './evaluate.ts';
import { holdRound } from './hold-round.ts';
import { filesOf, LOG } from './round-files.ts';
import type { Run, Stage } from './run.ts';

/** evidence.json and outcomes.json -> criteria.json and the experts' review files, blind, then crossed if needed. */
export const review: Stage = {
  name: 'review',
  isOfRound: true,
  writes: (run) => ['criteria.json', LOG, ...filesOf(run.round)],
  perform: async (run) => {
    const shown = readShown(run);
    const { preset, overrides } = run.criteria;
    const criteria = adaptCriteria(preset, factsOf(run, shown.evidence), overrides);
    run.folder.write<'criteria'>('criteria.json', criteria);
    const log = isOverBudget(run, criteria)
      ? [tellBudget(criteria.max_cycles, run.texts.debate.words)]
      : await holdRound(run, {
          ...shown,
          criteria,
          round: run.round,
          execution: run.settings.debate.execution,
        });
    run.folder.writeText(LOG, `${JSON.stringify(log, null, 2)}\n`);
  },
};

/** Whether this cycle is one more than the project allows: then nobody is asked and the report goes to a person. */
export function isOverBudget(
  { cycle }: Pick<Run, 'cycle'>,
  criteria: Pick<CriteriaSet, 'max_cycles'>,
): boolean {
  return cycle > criteria.max_cycles;
}

function factsOf({ project }: Run, { journeys, context }: Evidence) {
  return {
    ...project,
    journeys: journeys.length,
    several_viewports: context.viewport.includes(','),
    only_artefacts: isStatic({ journeys })
      ? ARTEFACTS.filter((kind) => journeys.some((journey) => artefactOf(journey) === kind))
      : null,
  };
}
