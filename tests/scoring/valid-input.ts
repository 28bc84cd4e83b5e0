import fc from 'fast-check';
import type { Action, ActionAnalysis } from '../../src/contract/action-analysis.ts';
import type { AggregationInput } from '../../src/contract/aggregation.ts';
import type { EvidenceItem, MethodResult } from '../../src/contract/method-result.ts';
import {
  CONFIDENCES,
  INTERACTIONS,
  METHOD_IDS,
  type MethodId,
  SEVERITIES,
} from '../../src/contract/primitives.ts';

/** Any input that the contract accepts: five methods in any order, an action analysis whose counts add up. */
export function validInput(): fc.Arbitrary<AggregationInput> {
  return fc
    .record({
      source_kind: fc.constantFrom('live_url' as const, 'mixed' as const),
      interactive_test_completed: fc.boolean(),
      comparable_to_previous: fc.boolean(),
      order: fc.shuffledSubarray([...METHOD_IDS], { minLength: 5 }),
      analysis: validAnalysis(),
      results: fc.array(result(), { minLength: 5, maxLength: 5 }),
    })
    .map(({ source_kind, order, analysis, results, ...flags }) => ({
      schema_version: '2.0' as const,
      run_id: 'run-1',
      context: {
        target: 'https://example.test/flow',
        source_kind,
        test_brief: 'Create and save a project',
        target_user: 'first-time team lead',
        tasks: ['Create and save a project'],
        viewport: 'desktop 1440x900',
        build_identity: 'abc1234',
        constraints: [],
      },
      ...flags,
      methods: order.map((method, index) => label(results[index], method, analysis)),
    }));
}

/** Any action analysis whose relations hold. */
export function validAnalysis(): fc.Arbitrary<ActionAnalysis> {
  return fc.array(action(), { minLength: 1, maxLength: 3 }).map((drafts) => {
    const actions = drafts.map((draft, index) => ({ ...draft, id: `action-${index}` }));
    const ids = actions.map(({ id }) => id);
    return {
      screens: [{ id: 'home', evidence_ref: 'step-01 / home', purpose: 'Start', important_action_ids: ids }],
      actions,
    };
  });
}

const words = fc.constantFrom(
  'Save',
  ' save ',
  'SAVE',
  'Straße',
  'STRASSE',
  'título',
  'TÍTULO',
  'Find',
  'Undo',
  'Back',
);

function result(): fc.Arbitrary<MethodResult> {
  return fc.record({
    method: fc.constant('spark' as const),
    score: fc.integer({ min: 1, max: 10 }),
    confidence: fc.constantFrom(...CONFIDENCES),
    evidence: fc.constant<EvidenceItem[]>([{ ref: 'step-01', claim: 'The primary action is visible.' }]),
    findings: fc.array(
      fc.record({
        severity: fc.constantFrom(...SEVERITIES),
        title: words,
        evidence_ref: fc.constant('step-02'),
        recommendation: words,
      }),
      { maxLength: 5 },
    ),
    critical_failures: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.constant<string[]>(['step-03: the form cannot be sent']) },
    ),
    limitations: fc.constant<string[]>([]),
    methodology_data: fc.constant<Record<string, unknown>>({}),
  });
}

function label(
  draft: MethodResult | undefined,
  method: MethodId,
  action_analysis: ActionAnalysis,
): MethodResult {
  if (draft === undefined) throw new Error('five results are drawn');
  return { ...draft, method, methodology_data: method === 'pure' ? { action_analysis } : {} };
}

const step = fc.record({
  interaction: fc.constantFrom(...INTERACTIONS),
  pointer_activations: fc.integer({ min: 0, max: 3 }),
  difficulty: fc.constantFrom(1 as const, 2 as const, 3 as const),
  avoidable: fc.boolean(),
});

const input = fc.record({
  name: words,
  current_requirement: fc.constantFrom('required' as const, 'optional' as const),
  recommendation: fc.constantFrom(
    'keep_user_required' as const,
    'ai_draft_confirm' as const,
    'remove' as const,
  ),
  confirmation_required: fc.constant(true),
  sensitive_or_consequential: fc.constant(false),
  rationale: words,
});

function action(): fc.Arbitrary<Action> {
  return fc
    .record({
      evidence_status: fc.constantFrom('observed' as const, 'specified' as const, 'inferred' as const),
      steps: fc.array(step, { minLength: 1, maxLength: 6 }),
      inputs: fc.array(input, { maxLength: 3 }),
    })
    .map(({ evidence_status, steps, inputs }) => ({
      id: 'action-0',
      label: 'Create a project',
      importance: 'primary' as const,
      outcome: 'A saved project.',
      evidence_status,
      steps: steps.map((taken, index) => ({
        order: index + 1,
        screen_id: 'home',
        description: 'Do it.',
        ...taken,
      })),
      current_counts: {
        logical_steps: steps.filter(({ interaction }) => interaction !== 'system_wait').length,
        clicks_taps: steps.reduce((sum, { pointer_activations }) => sum + pointer_activations, 0),
        required_fields: inputs.filter(({ current_requirement }) => current_requirement === 'required')
          .length,
        optional_fields: inputs.filter(({ current_requirement }) => current_requirement === 'optional')
          .length,
      },
      inputs,
      simplest_safe_path: {
        logical_steps: null,
        clicks_taps: null,
        required_fields: null,
        optional_fields: null,
        changes: ['Ask for less.'],
        safeguards: ['Let the user confirm.'],
      },
    }));
}
