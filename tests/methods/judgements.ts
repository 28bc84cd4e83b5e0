import fc from 'fast-check';
import {
  HEURISTICS,
  type NielsenJudgement,
  type PureJudgement,
  SPARK_LETTERS,
  type SparkJudgement,
  WALKTHROUGH_ANSWERS,
  type WalkthroughJudgement,
  WCAG_CLASSES,
  type WcagJudgement,
} from '../../src/contract/judgement.ts';
import { INTERACTIONS } from '../../src/contract/primitives.ts';

/** Judgements built from the little that their arithmetic reads. */

export function sparkOf(letters: readonly number[], rest: Partial<SparkJudgement> = {}): SparkJudgement {
  const [simple, purposeful, attractive, reliable, known] = SPARK_LETTERS.map((_, index) => ({
    score: letters[index] ?? 1,
    evidence_refs: ['a/step-01'],
    why: 'Seen.',
  }));
  if (!simple || !purposeful || !attractive || !reliable || !known) throw new Error('five letters');
  return {
    letters: { simple, purposeful, attractive, reliable, known },
    problem_recognition_evidence: true,
    material_avoidable_steps: 0,
    ...rest,
  };
}

export function nielsenOf(severities: readonly number[], core_task = false): NielsenJudgement {
  return {
    checked: HEURISTICS.map((heuristic) => ({ heuristic, checked: true, note: 'Walked.' })),
    violations: severities.map((severity) => ({
      heuristic: 'H1' as const,
      severity,
      title: 'Silent save',
      evidence_ref: 'a/step-01',
      core_task,
    })),
  };
}

type Answer = (typeof WALKTHROUGH_ANSWERS)[number];

/** One walked action for every four answers. */
export function walkthroughOf(
  answers: readonly Answer[],
  core_task_impossible = false,
): WalkthroughJudgement {
  const say = (index: number) => ({
    answer: answers[index] ?? 'fail',
    why: 'Seen.',
    evidence_ref: 'a/step-01',
  });
  const starts = Array.from({ length: Math.ceil(answers.length / 4) }, (_, index) => 4 * index);
  return {
    actions: starts.map((start) => ({
      action: 'Save',
      right_effect: say(start),
      action_noticed: say(start + 1),
      action_associated: say(start + 2),
      progress_seen: say(start + 3),
    })),
    core_task_impossible,
  };
}

export interface Rated {
  readonly difficulty: 1 | 2 | 3;
  readonly interaction?: (typeof INTERACTIONS)[number];
  readonly avoidable?: boolean;
}

/** One action a list of steps. */
export function pureOf(actions: readonly (readonly Rated[])[], core_task_impossible = false): PureJudgement {
  return {
    action_analysis: {
      screens: [
        {
          id: 'home',
          evidence_ref: 'state:home',
          purpose: 'Start',
          important_action_ids: actions.map((_, index) => `action-${index}`),
        },
      ],
      actions: actions.map((steps, index) => ({
        id: `action-${index}`,
        label: 'Save',
        importance: 'primary',
        outcome: 'Saved.',
        evidence_status: 'inferred',
        steps: steps.map(({ difficulty, interaction = 'click_tap', avoidable = false }, at) => ({
          order: at + 1,
          screen_id: 'home',
          description: 'Do it.',
          interaction,
          pointer_activations: 1,
          difficulty,
          avoidable,
        })),
        current_counts: {
          logical_steps: null,
          clicks_taps: null,
          required_fields: null,
          optional_fields: null,
        },
        inputs: [],
        simplest_safe_path: {
          logical_steps: null,
          clicks_taps: null,
          required_fields: null,
          optional_fields: null,
          changes: ['Ask for less.'],
          safeguards: ['Confirm.'],
        },
      })),
    },
    core_task_impossible,
  };
}

/** One action whose ratings have this total over this many steps, with no 3 unless it takes one. */
export function pureWithMean(total: number, count: number): PureJudgement {
  const threes = Math.max(0, total - 2 * count);
  const twos = total - count - 2 * threes;
  const ratings = Array.from(
    { length: count },
    (_, index): Rated => ({
      difficulty: index < threes ? 3 : index < threes + twos ? 2 : 1,
    }),
  );
  return pureOf([ratings]);
}

export function wcagOf(classes: readonly (typeof WCAG_CLASSES)[number][]): WcagJudgement {
  return {
    issues: classes.map((name) => ({
      criterion: '1.4.3',
      class: name,
      title: 'Low contrast',
      evidence_ref: 'state:home',
    })),
    checks: [{ criterion: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', status: 'checked' }],
  };
}

export const letters = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 5 });
export const severities = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 });
export const answers = fc
  .array(fc.array(fc.constantFrom(...WALKTHROUGH_ANSWERS), { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((actions) => actions.flat());
export const classes = fc.array(fc.constantFrom(...WCAG_CLASSES), { maxLength: 12 });
const rated = fc.record({
  difficulty: fc.constantFrom(1 as const, 2 as const, 3 as const),
  interaction: fc.constantFrom(...INTERACTIONS),
  avoidable: fc.boolean(),
});
/** At least one step is not a wait. */
export const rates = fc
  .array(fc.array(rated, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 })
  .filter((actions) => actions.flat().some(({ interaction }) => interaction !== 'system_wait'));
