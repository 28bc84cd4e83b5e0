import type { Action, ActionInput } from '../contract/action-analysis.ts';
import type { Verdict } from '../contract/aggregation.ts';
import type { Arc } from '../contract/arc.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { Expert, JourneyAssessment } from '../contract/criteria.ts';
import type { Category, CriterionOutcome } from '../contract/debate.ts';
import type { Journey, Step, StepResponse } from '../contract/journey.ts';
import type { JudgeReport } from '../contract/judge.ts';
import type { Confidence, Interaction, MethodId, Severity } from '../contract/primitives.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;

export type SectionName =
  | 'verdict'
  | 'scores'
  | 'actions'
  | 'fixes'
  | 'critical'
  | 'limits'
  | 'debate'
  | 'journeys'
  | 'screens'
  | 'findings'
  | 'json';

export type NavName =
  | 'verdict'
  | 'fixes'
  | 'critical'
  | 'journeys'
  | 'screens'
  | 'findings'
  | 'debate'
  | 'actions'
  | 'limits'
  | 'json';

export type LabelName =
  | 'skip'
  | 'nav'
  | 'gate'
  | 'target'
  | 'build'
  | 'run'
  | 'user'
  | 'brief'
  | 'viewport'
  | 'tasks'
  | 'average'
  | 'threshold'
  | 'method'
  | 'score'
  | 'score_of'
  | 'confidence'
  | 'confidence_of'
  | 'severity'
  | 'finding'
  | 'finding_number'
  | 'where'
  | 'evidence'
  | 'todo'
  | 'seen'
  | 'said_by'
  | 'more_places'
  | 'journey'
  | 'steps'
  | 'steps_count'
  | 'status'
  | 'duration'
  | 'took'
  | 'first_response'
  | 'unmeasured'
  | 'before'
  | 'after'
  | 'end'
  | 'expected_end'
  | 'checks'
  | 'attempts'
  | 'flaky'
  | 'errors'
  | 'requests'
  | 'whole_journey'
  | 'more_findings'
  | 'details'
  | 'details_of'
  | 'offscreen'
  | 'unrest'
  | 'still_changing'
  | 'strip'
  | 'table'
  | 'picture_of'
  | 'picture_end'
  | 'picture_missing'
  | 'picture_none'
  | 'enlarge'
  | 'close'
  | 'all_methods'
  | 'every_method'
  | 'step_of'
  | 'places_here'
  | 'again_here'
  | 'all_severities'
  | 'shown'
  | 'criterion'
  | 'combined'
  | 'category'
  | 'reasons_of'
  | 'scale'
  | 'adjusted'
  | 'absent'
  | 'trade_off'
  | 'resolution'
  | 'journeys_agreed'
  | 'outcome'
  | 'now'
  | 'simplest'
  | 'logical_steps'
  | 'clicks_taps'
  | 'required_fields'
  | 'optional_fields'
  | 'changes'
  | 'safeguards'
  | 'inputs'
  | 'activations'
  | 'difficulty'
  | 'avoidable'
  | 'sensitive'
  | 'confirm'
  | 'unknown'
  | 'listed_above'
  | 'limitation'
  | 'not_measured'
  | 'reason'
  | 'report_at'
  | 'artifact'
  | 'tally'
  | 'picture_screen'
  | 'screen_seen'
  | 'screens_named'
  | 'paths'
  | 'judge'
  | 'not_called'
  | 'cycles'
  | 'cycles_used'
  | 'cycle'
  | 'round'
  | 'passing'
  | 'failing'
  | 'pending'
  | 'moved';

export type EmptyName =
  | 'fixes'
  | 'critical'
  | 'findings'
  | 'journeys'
  | 'debate'
  | 'scores'
  | 'unknown'
  | 'steps';

export type SentenceName =
  | 'debate'
  | 'comparable'
  | 'baseline'
  | 'interactive'
  | 'not_interactive'
  | 'coverage'
  | 'faults'
  | 'unrest'
  | 'unmeasured'
  | 'unwalked'
  | 'rules_off'
  | 'rules_regraded'
  | 'rule_grade'
  | 'rules_own'
  | 'rule_broke'
  | 'strips'
  | 'rows_cut'
  | 'actions_cut'
  | 'findings_cut'
  | 'limits_cut'
  | 'shed'
  | 'round'
  | 'blind'
  | 'not_crossed'
  | 'no_judge';

/** Every word of the reports: the shape of `templates/report/words.yml`. Plain text with `{placeholders}`, no markup. */
export interface ReportWords {
  readonly product: string;
  readonly title: string;
  readonly verdict: Words<Verdict | 'none' | 'line'>;
  readonly verdict_means: Words<Verdict | 'none'>;
  readonly conclusion: Words<Conclusion['conclusion']>;
  readonly integrity: string;
  readonly integrity_more: string;
  readonly sections: Words<SectionName>;
  readonly nav: Words<NavName>;
  readonly labels: Words<LabelName>;
  readonly empty: Words<EmptyName>;
  readonly sentences: Words<SentenceName>;
  readonly debate_state: Words<NonNullable<Conclusion['debate']> | 'none'>;
  readonly methods: Words<MethodId>;
  readonly method_asks: Words<MethodId>;
  readonly experts: Words<Expert>;
  readonly severities: Words<Severity>;
  readonly confidences: Words<Confidence>;
  readonly interactions: Words<Interaction>;
  readonly responses: Words<StepResponse['kind']>;
  readonly step_status: Words<Step['status']>;
  readonly journey_status: Words<Journey['status']>;
  readonly assessments: Words<JourneyAssessment['assessment']>;
  readonly criterion_status: Words<CriterionOutcome['status']>;
  readonly categories: Words<Category>;
  readonly judged: Words<JudgeReport['verdict']>;
  readonly next_steps: Words<Arc['next']>;
  readonly importances: Words<Action['importance']>;
  readonly evidence_statuses: Words<Action['evidence_status']>;
  readonly recommendations: Words<ActionInput['recommendation']>;
}
