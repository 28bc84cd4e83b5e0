import type { Registries } from '../../adapters/team/read-registries.ts';
import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { BuildReport, LayerReview } from '../../contract/team/build-report.ts';
import type { SpecialistProfile } from '../../contract/team/profile.ts';
import type { TeamDesk } from '../../engines/anthropic/team/team-desk.ts';
import {
  type CrossFound,
  joinCrossReviews,
  listMandatory,
  SECURITY,
  sayAbsent,
} from '../../team/build/cross-cutting.ts';
import { reviewAsBuilder, reviewAsSpecialist, reviewSecurity } from '../../team/build/review-code.ts';
import { type Layer, runChain } from '../../team/build/run-chain.ts';
import { fill } from '../../team/fill.ts';
import type { Source } from '../../team/fix/source.ts';
import type { Patched } from '../../team/producers/patch.ts';
import { crossReviewByModel } from './model/cross-review.ts';
import type { Team } from './open-team.ts';
import type { Proven } from './prove-patch.ts';

const LAST = 'cross_cutting';

/** Everything that a build takes beside its blueprints. `desk` is `null` where no model is asked. */
export interface BuildRoom {
  readonly team: Team;
  readonly registries: Registries;
  readonly desk: TeamDesk | null;
}

/** What one cycle made of all blueprints. */
export interface Deliverable {
  readonly cycle: number;
  readonly all: readonly Blueprint[];
  readonly source: Source;
  readonly patched: Patched;
  readonly proven: Proven;
}

/** An operation that a cross-cutting reviewer rejects. */
export interface Rejected {
  readonly specialist: string;
  readonly operation: string;
  readonly reviewer: string;
  readonly what: string;
}

/** The chain of one blueprint, and what its last layer rejects. */
export interface Reviewed {
  readonly record: BuildReport['cycles'][number];
  readonly rejected: readonly Rejected[];
}

/** Specialist, builder, then everybody who must look across: each layer only once the one before has passed. */
export async function reviewBuild(
  blueprint: Blueprint,
  made: Deliverable,
  room: BuildRoom,
): Promise<Reviewed> {
  const { words } = room.team;
  const { specialist } = blueprint;
  const rejected: Rejected[] = [];
  const cross = listMandatory(profileOf(specialist, room.registries)).map(
    (reviewer): Layer => ({
      layer: LAST,
      reviewer,
      review: async () => {
        const found = await askReviewer(reviewer, blueprint, { made, room });
        rejected.push(...(found?.rejected ?? []));
        const rule = reviewer === SECURITY ? reviewSecurity(SECURITY, made, words) : null;
        return joinCrossReviews({ reviewer, specialist, rule, found }, words);
      },
    }),
  );
  const own = [
    { layer: 'specialist', reviewer: specialist, review: () => reviewAsSpecialist(blueprint, made, words) },
    { layer: 'builder', reviewer: 'builder', review: () => deferOrReview(blueprint, made, room.team) },
  ] as const;
  const reviews = await runChain([...own, ...cross], words);
  return { record: { specialist, cycle: made.cycle, reviews }, rejected };
}

/** Mandatory reviewers who have not looked: their word is a person's to give, and nothing is PASS without it. */
export function listAbsentReviewers(
  blueprints: readonly Blueprint[],
  cycles: BuildReport['cycles'],
  { registries, team }: BuildRoom,
): string[] {
  const absent = blueprints.flatMap(({ specialist, operations }) => {
    const isReport = operations.some(({ kind }) => kind === 'write');
    const last = cycles.findLast((one) => one.specialist === specialist)?.reviews ?? [];
    const reviews = isReport
      ? []
      : last.filter(({ layer, result }) => layer === LAST && result !== 'SKIPPED');
    return listMandatory(profileOf(specialist, registries))
      .filter((name) => name !== SECURITY && reviews.every(({ reviewer }) => reviewer !== name))
      .map((reviewer) => sayAbsent({ reviewer, specialist }, team.words));
  });
  return [...new Set(absent)];
}

function profileOf(name: string, { specialists }: Registries): SpecialistProfile | undefined {
  return specialists.find(({ profile }) => profile.name === name)?.profile;
}

type Found = CrossFound & Pick<Reviewed, 'rejected'>;

/** What a model finds in that reviewer's part; `null` where none is asked, nothing was changed, or no answer counts. */
async function askReviewer(
  name: string,
  { specialist, operations: all }: Blueprint,
  { made, room }: { made: Deliverable; room: BuildRoom },
): Promise<Found | null> {
  const { team, desk, registries } = room;
  const reviewer = registries.specialists.find(({ profile }) => profile.name === name);
  const operations = all.filter(({ kind, edits }) => kind === 'edit' && edits.length > 0);
  if (desk === null || reviewer === undefined || operations.length === 0) return null;
  const files = [...made.patched.files].map(([path, lines]) => ({ path, lines }));
  const asked = { reviewer, specialist, cycle: made.cycle, operations, files };
  const held = await crossReviewByModel(asked, { team, desk });
  if (held === null) return null;
  return {
    count: operations.length,
    problems: held.problems.map((one) => fill(team.words.review?.problem ?? '', one)),
    rejected: held.problems.map(({ operation, what }) => ({ specialist, operation, reviewer: name, what })),
  };
}

/** Where the next review of the pull request proves the build, this layer is passed over, and says so. */
function deferOrReview(
  { operations }: Blueprint,
  { proven }: Deliverable,
  { request, words }: Team,
): LayerReview {
  const own = new Set(operations.filter(({ kind }) => kind === 'edit').flatMap(({ issues }) => issues));
  if (request.deferred === undefined) return reviewAsBuilder(proofOf(own, proven), own.size, words);
  return { layer: 'builder', reviewer: 'builder', result: 'SKIPPED', quote: request.deferred, problems: [] };
}

/** One walk proves all; each specialist is shown its own issues, and whatever is new. */
function proofOf(own: ReadonlySet<string>, { proof }: Proven): Proven['proof'] {
  return {
    ...proof,
    proven: proof.proven.filter((id) => own.has(id)),
    still_failing: proof.still_failing.filter((id) => own.has(id)),
  };
}
