import { aggregate, aggregationInput } from './aggregation.ts';
import { arc, cycleRecord } from './arc.ts';
import { bundleIndex } from './bundle.ts';
import { conclusion } from './conclusion.ts';
import { criteriaSet } from './criteria.ts';
import { debate } from './debate.ts';
import { decisions } from './decisions.ts';
import { evidence } from './evidence.ts';
import { journey } from './journey.ts';
import { judgeReport } from './judge.ts';
import { methodResult } from './method-result.ts';
import { outcomes } from './outcome.ts';
import { crossReview, review } from './review.ts';
import { questions, ruling, rulings } from './ruling.ts';
import { state } from './state.ts';
import { teamAssignment } from './team/assignment.ts';
import { blueprint } from './team/blueprint.ts';
import { buildReport } from './team/build-report.ts';
import { engineLog } from './team/engine-log.ts';
import { completeness, conflicts } from './team/gates.ts';
import {
  teamChoice,
  teamCrossReview,
  teamExploration,
  teamReplacements,
  teamReview,
  teamSpecification,
} from './team/model-answers.ts';
import { plan } from './team/plan.ts';
import { producerProfile, specialistProfile } from './team/profile.ts';
import { stage1 } from './team/stage1.ts';
import { teamDecisions } from './team/team-decisions.ts';
import { teamState } from './team/team-state.ts';
import { usage } from './usage.ts';

/** Every document that crosses a stage or a process: its name is also the name of its file in schemas/. */
export const DOCUMENTS = {
  'bundle-index': bundleIndex,
  journey,
  state,
  evidence,
  outcomes,
  'method-result': methodResult,
  'aggregation-input': aggregationInput,
  aggregate,
  criteria: criteriaSet,
  review,
  'cross-review': crossReview,
  debate,
  questions,
  ruling,
  rulings,
  'judge-report': judgeReport,
  cycle: cycleRecord,
  arc,
  conclusion,
  decisions,
  usage,
  'specialist-profile': specialistProfile,
  'producer-profile': producerProfile,
  'team-plan': plan,
  'team-assignment': teamAssignment,
  'team-stage1': stage1,
  'team-decisions': teamDecisions,
  'team-blueprint': blueprint,
  'team-conflicts': conflicts,
  'team-completeness': completeness,
  'team-build-report': buildReport,
  'team-state': teamState,
  'team-engine': engineLog,
  'team-exploration': teamExploration,
  'team-specification': teamSpecification,
  'team-replacements': teamReplacements,
  'team-review': teamReview,
  'team-cross-review': teamCrossReview,
  'team-choice': teamChoice,
} as const;
export type DocumentKind = keyof typeof DOCUMENTS;
