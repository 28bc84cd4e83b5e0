import type { TestContext } from '../contract/aggregation.ts';
import type { Journey } from '../contract/journey.ts';
import { artefactOf } from '../contract/source.ts';
import type { OpenedBundle } from './opened-bundle.ts';

/** What must be equal for two runs to be comparable (design decision 4). */
export interface Contract {
  readonly target: string;
  readonly tasks: readonly string[];
  readonly user: string;
  readonly viewport: string;
  readonly data: string;
  readonly environment: string;
}

/** Freezes what is tested, for whom and how, from what the bundles declare and the journeys walked. */
export function describeContext(
  bundles: readonly OpenedBundle[],
  journeys: readonly Journey[],
): { context: TestContext; contract: Contract } {
  const join = (pick: (bundle: OpenedBundle) => readonly string[], separator = ', '): string =>
    [...new Set(bundles.flatMap(pick))].join(separator) || 'unknown';
  const target = join(({ index }) => [index.context.target]);
  const user = join(({ index }) => [index.context.target_user]);
  const tasks = [...new Set(walkedGoals(journeys))];
  const viewport = join(({ index }) =>
    index.environment.viewports.map((size) => `${size.width}x${size.height}`),
  );
  return {
    context: {
      target,
      source_kind: sourceKindOf(journeys),
      test_brief: join(({ index }) => [index.context.test_brief], ' '),
      target_user: user,
      tasks,
      viewport,
      build_identity: join(({ index }) => [index.build_identity]),
      constraints: [...new Set(bundles.flatMap(({ index }) => index.context.constraints))],
    },
    contract: {
      target,
      tasks: tasks.toSorted(),
      user,
      viewport,
      data: join(({ index }) => [index.context.data_label]),
      environment: join(({ index }) => [index.environment.platform, ...index.environment.browsers]),
    },
  };
}

/** One kind of source gives the run its kind; several make it mixed. */
function sourceKindOf(journeys: readonly Journey[]): TestContext['source_kind'] {
  const judged = journeys.filter((journey) => journey.status !== 'skipped');
  const [kind = 'live_url', ...others] = new Set(judged.map((journey) => artefactOf(journey) ?? 'live_url'));
  return others.length > 0 ? 'mixed' : kind;
}

function walkedGoals(journeys: readonly Journey[]): string[] {
  return journeys.filter((journey) => journey.status !== 'skipped').map((journey) => journey.goal);
}
