import type { Review } from '../../../contract/review.ts';
import { isWalked } from '../../../contract/source.ts';
import { type EngineWords, say } from '../words.ts';
import type { Desk } from './desk.ts';
import { isMeasured } from './score-criterion.ts';

/** The groups of the criteria list that each observation sums up. */
const GROUPS = {
  navigation: ['Navigation'],
  interaction: ['Interaction', 'Build'],
  visual: ['Visual', 'Foundations', 'Components', 'Layout', 'Overall'],
} as const;

/** Sums up across the whole build; says what no rule of this engine could see. */
export function observeBuild(
  scores: Review['scores'],
  desk: Desk,
  words: EngineWords,
): Review['observations'] {
  const blind = desk.criteria.criteria.filter(({ id }) => !isMeasured(id, desk));
  const names = blind.map(({ number, name }) => `C${number} ${name}`).join(', ');
  return {
    navigation: observeGroup(GROUPS.navigation, scores, { desk, words }),
    interaction: observeGroup(GROUPS.interaction, scores, { desk, words }),
    journeys: say(words, desk.walked.some(isWalked) ? 'observe.journeys' : 'observe.journeys_unwalked', {
      complete: desk.walked.filter(({ status }) => status === 'complete').length,
      walked: desk.walked.length,
      steps: desk.walked.reduce((sum, { steps }) => sum + steps.length, 0),
    }),
    visual: observeGroup(GROUPS.visual, scores, { desk, words }),
    missing:
      blind.length === 0 ? say(words, 'observe.missing_none') : say(words, 'observe.missing', { names }),
  };
}

function observeGroup(
  groups: readonly string[],
  scores: Review['scores'],
  { desk, words }: { desk: Desk; words: EngineWords },
): string {
  const ids = new Set(
    desk.criteria.criteria.filter(({ group }) => groups.includes(group)).map(({ id }) => id),
  );
  const own = scores.filter(({ criterion }) => ids.has(criterion));
  const [weakest] = own.toSorted((a, b) => a.score - b.score || a.number - b.number);
  if (weakest === undefined) return say(words, 'observe.group_none');
  const met = own.filter(({ score }) => score >= desk.criteria.threshold).length;
  const { number, name, score } = weakest;
  if (met === own.length) return say(words, 'observe.group_fine', { count: own.length });
  return say(words, 'observe.group', { met, count: own.length, number, name, score });
}
