import type { Action, ActionInput, Counts } from '../../contract/action-analysis.ts';
import type { Journey } from '../../contract/journey.ts';
import type { Opinion } from '../../contract/opinion.ts';
import { artefactOf, countedJourneys, isWalked } from '../../contract/source.ts';
import { adviseInputs } from './inputs.ts';
import { groupByRef } from './places.ts';
import { simplifyPath } from './safe-path.ts';
import { listScreens, screenOf } from './screens.ts';
import { rateSteps } from './step-rating.ts';
import { gatherTestimony, unexplainedStops } from './testimony.ts';
import type { View } from './view.ts';
import { type EngineWords, say } from './words.ts';

/** Builds PURE's action analysis from the recorded steps: every journey is one action. */
export function evaluatePure(view: View, words: EngineWords): Opinion {
  const journeys = countedJourneys(view.evidence).filter((journey) => journey.steps.length > 0);
  const issues = groupByRef(view.issues);
  const screens = screenOf(view.evidence.screens);
  const actions = journeys.map((journey) => analyse(journey, rateSteps(journey, { issues, screens }), words));
  const testimony = gatherTestimony(view, words, [say(words, 'limitations.pure')]);
  return {
    method: 'pure',
    judgement: {
      action_analysis: { screens: listScreens(view.evidence, actions, words), actions },
      core_task_impossible: journeys.some(isImpossible),
    },
    ...testimony,
    critical_failures: [...testimony.critical_failures, ...unexplainedStops(view, words)],
  };
}

function isImpossible(journey: Journey): boolean {
  return isWalked(journey) && journey.status !== 'complete';
}

function analyse(journey: Journey, steps: Action['steps'], words: EngineWords): Action {
  const inputs = adviseInputs(journey, words);
  const counts = isWalked(journey) ? countPath(steps, inputs) : UNKNOWN;
  return {
    id: journey.id,
    label: journey.goal,
    importance: importanceOf(journey),
    outcome: say(words, `pure.outcome_${outcomeOf(journey)}`, {
      goal: journey.expected_end_state ?? journey.goal,
    }),
    evidence_status: statusOf(journey),
    steps,
    current_counts: counts,
    inputs,
    simplest_safe_path: simplifyPath({ journey, steps, inputs, counts }, words),
  };
}

const UNKNOWN: Counts = {
  logical_steps: null,
  clicks_taps: null,
  required_fields: null,
  optional_fields: null,
};

function countPath(steps: Action['steps'], inputs: readonly ActionInput[]): Counts {
  return {
    logical_steps: steps.filter((step) => step.interaction !== 'system_wait').length,
    clicks_taps: steps.reduce((sum, step) => sum + step.pointer_activations, 0),
    required_fields: inputs.filter((input) => input.current_requirement === 'required').length,
    optional_fields: inputs.filter((input) => input.current_requirement === 'optional').length,
  };
}

function outcomeOf(journey: Journey): 'done' | 'blocked' | 'unwalked' {
  if (!isWalked(journey)) return 'unwalked';
  return journey.status === 'complete' ? 'done' : 'blocked';
}

/** What a text provides for is inferred by rule, since a rule counts no step in it. */
function statusOf(journey: Journey): Action['evidence_status'] {
  const artefact = artefactOf(journey);
  if (artefact !== null) return artefact === 'screenshot' ? 'visible_only' : 'inferred';
  return journey.status === 'complete' ? 'observed' : 'blocked';
}

/** A team says by tag that a journey supports or recovers; else it is a primary task. */
function importanceOf(journey: Journey): Action['importance'] {
  const tags = journey.tags.map((tag) => tag.replace(/^@/, '').toLowerCase());
  if (tags.some((tag) => tag === 'recovery' || tag === 'safety')) return 'recovery_safety';
  return tags.includes('supporting') ? 'supporting' : 'primary';
}
