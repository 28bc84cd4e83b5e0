/** One fault each: where in a valid input, what to put there, and the path that the issue must name. */
export interface Fault {
  readonly name: string;
  readonly at: readonly (string | number)[];
  readonly put: unknown;
  readonly path?: string;
}

/** Stands for "remove the key". */
export const MISSING = Symbol('missing');
/** Stands for the index of the PURE result; the others are counted from it. */
export const PURE = 'PURE';

const analysis = ['methods', PURE, 'methodology_data', 'action_analysis'] as const;
const action = [...analysis, 'actions', 0] as const;
const step = [...action, 'steps', 0] as const;

const draft = {
  name: 'Reason',
  current_requirement: 'required',
  recommendation: 'ai_draft_confirm',
  confirmation_required: true,
  sensitive_or_consequential: false,
  rationale: 'Draft it.',
};
const analysisPath = 'methods[PURE].methodology_data.action_analysis';

export const FAULTS: readonly Fault[] = [
  { name: 'schema 1.0', at: ['schema_version'], put: '1.0' },
  { name: 'schema as a number', at: ['schema_version'], put: 2 },
  { name: 'blank run id', at: ['run_id'], put: ' \n' },
  { name: 'no run id', at: ['run_id'], put: MISSING },
  { name: 'no context', at: ['context'], put: MISSING },
  { name: 'context is a list', at: ['context'], put: [] },
  { name: 'unknown source kind', at: ['context', 'source_kind'], put: 'video' },
  { name: 'no tasks', at: ['context', 'tasks'], put: [] },
  { name: 'blank task', at: ['context', 'tasks', 0], put: '' },
  { name: 'no constraints', at: ['context', 'constraints'], put: MISSING },
  { name: 'flag is a word', at: ['interactive_test_completed'], put: 'true' },
  { name: 'flag is a number', at: ['comparable_to_previous'], put: 1 },
  { name: 'methods is an object', at: ['methods'], put: {} },
  { name: 'no methods', at: ['methods'], put: [] },
  { name: 'a result is null', at: ['methods', 0], put: null },
  { name: 'unknown method', at: ['methods', 0, 'method'], put: 'heart' },
  { name: 'score is a boolean', at: ['methods', 0, 'score'], put: true },
  { name: 'score is text', at: ['methods', 0, 'score'], put: '8' },
  { name: 'score 0', at: ['methods', 0, 'score'], put: 0 },
  { name: 'score 11', at: ['methods', 0, 'score'], put: 11 },
  { name: 'score 7.5', at: ['methods', 0, 'score'], put: 7.5 },
  { name: 'unknown confidence', at: ['methods', 1, 'confidence'], put: 'certain' },
  { name: 'confidence in capitals', at: ['methods', 1, 'confidence'], put: 'High' },
  { name: 'no evidence', at: ['methods', 2, 'evidence'], put: [] },
  { name: 'blank claim', at: ['methods', 2, 'evidence', 0, 'claim'], put: '\t' },
  { name: 'evidence is text', at: ['methods', 2, 'evidence', 0], put: 'step-01' },
  { name: 'findings missing', at: ['methods', 3, 'findings'], put: MISSING },
  { name: 'finding is null', at: ['methods', 3, 'findings', 0], put: null },
  { name: 'blank critical failure', at: ['methods', 4, 'critical_failures', 0], put: ' ' },
  {
    name: 'critical failure is an object',
    at: ['methods', 4, 'critical_failures', 0],
    put: { failure: 'x' },
  },
  { name: 'limitations is null', at: ['methods', 4, 'limitations'], put: null },
  { name: 'methodology_data is a list', at: ['methods', 4, 'methodology_data'], put: [] },
  { name: 'no action analysis', at: [...analysis], put: MISSING },
  { name: 'no screens', at: [...analysis, 'screens'], put: [] },
  { name: 'no actions', at: [...analysis, 'actions'], put: [] },
  { name: 'screen lists nothing', at: [...analysis, 'screens', 0, 'important_action_ids'], put: [] },
  {
    name: 'screen lists a stranger',
    at: [...analysis, 'screens', 0, 'important_action_ids', 0],
    put: 'stranger',
  },
  {
    name: 'screen twice',
    at: [...analysis, 'screens', 1],
    put: { id: 'home', evidence_ref: 'x', purpose: 'x', important_action_ids: ['action-0'] },
    path: `${analysisPath}.screens[1].id`,
  },
  {
    name: 'action on no screen',
    at: [...action, 'id'],
    put: 'lonely',
    path: `${analysisPath}.actions[0]`,
  },
  { name: 'unknown importance', at: [...action, 'importance'], put: 'secondary' },
  { name: 'unknown evidence status', at: [...action, 'evidence_status'], put: 'seen' },
  { name: 'no steps', at: [...action, 'steps'], put: [] },
  { name: 'steps start at 2', at: [...step, 'order'], put: 2 },
  { name: 'order is a boolean', at: [...step, 'order'], put: true },
  { name: 'step on a stranger screen', at: [...step, 'screen_id'], put: 'stranger' },
  { name: 'unknown interaction', at: [...step, 'interaction'], put: 'hover' },
  { name: 'negative pointer', at: [...step, 'pointer_activations'], put: -1 },
  { name: 'pointer is a boolean', at: [...step, 'pointer_activations'], put: false },
  { name: 'difficulty 4', at: [...step, 'difficulty'], put: 4 },
  { name: 'difficulty is a boolean', at: [...step, 'difficulty'], put: true },
  { name: 'avoidable is a number', at: [...step, 'avoidable'], put: 0 },
  { name: 'logical steps off by many', at: [...action, 'current_counts', 'logical_steps'], put: 99 },
  { name: 'clicks off by many', at: [...action, 'current_counts', 'clicks_taps'], put: 99 },
  { name: 'required off by many', at: [...action, 'current_counts', 'required_fields'], put: 99 },
  { name: 'optional off by many', at: [...action, 'current_counts', 'optional_fields'], put: 99 },
  { name: 'count is a fraction', at: [...action, 'current_counts', 'clicks_taps'], put: 1.5 },
  {
    name: 'AI draft without confirmation',
    at: [...action, 'inputs', 0],
    put: { ...draft, confirmation_required: false },
    path: `${analysisPath}.actions[0].inputs[0].confirmation_required`,
  },
  {
    name: 'AI draft of something sensitive',
    at: [...action, 'inputs', 0],
    put: { ...draft, sensitive_or_consequential: true },
    path: `${analysisPath}.actions[0].inputs[0].sensitive_or_consequential`,
  },
  {
    name: 'unknown recommendation',
    at: [...action, 'inputs', 0],
    put: { ...draft, recommendation: 'guess' },
    path: `${analysisPath}.actions[0].inputs[0].recommendation`,
  },
  { name: 'no changes', at: [...action, 'simplest_safe_path', 'changes'], put: [] },
  { name: 'blank safeguard', at: [...action, 'simplest_safe_path', 'safeguards', 0], put: '' },
  { name: 'negative path count', at: [...action, 'simplest_safe_path', 'clicks_taps'], put: -1 },
];
