import type { Evidence, Screen } from '../../../contract/evidence.ts';
import type { Journey } from '../../../contract/journey.ts';
import { formatRef } from '../../../contract/ref.ts';
import { ARTEFACTS, artefactOf } from '../../../contract/source.ts';
import type { Scope } from '../carry/scope.ts';
import type { Block } from '../request.ts';
import { cleanPageText } from './clean-page-text.ts';
import { describeJourney } from './describe-journey.ts';
import { describeState } from './describe-state.ts';
import type { Exhibit, Packing } from './exhibit.ts';
import { fenceData } from './fence-data.ts';
import { fillTemplate } from './fill-template.ts';
import type { PromptTexts } from './prompt-texts.ts';

/**
 * The evidence as every role sees it: pictures, then the frozen contract, the journeys and the screens as fenced data.
 * What did not change since it was judged is one line. The nonce is the hash of all that is fenced: text cannot hold the
 * hash of itself, and the same run has the same bytes.
 */
export function showEvidence(
  { evidence, scope }: { evidence: Evidence; scope: Scope },
  packing: Packing,
  with_: { texts: PromptTexts; hash: (text: string) => string },
): { blocks: Block[]; nonce: string } {
  const contract = describeContract(evidence);
  const walked = evidence.journeys.filter(({ status }) => status !== 'skipped');
  const isAsked = ({ id }: Journey): boolean => scope.journeys.includes(id);
  const asked = walked.filter(isAsked);
  const journeys = [
    ...asked.map(describeJourney),
    ...walked.filter((journey) => !isAsked(journey)).map(summariseJourney),
  ];
  const screens = [
    ...packing.exhibits.map(describeState),
    ...unchangedScreens(evidence, asked, scope).map(summariseScreen),
  ];
  const pictures = packing.exhibits.map(({ picture }) => picture?.id ?? null);
  const nonce = with_.hash(JSON.stringify([contract, journeys, screens, pictures])).slice(0, 24);
  const text = fillTemplate(with_.texts.evidence, {
    contract: fenceData(nonce, contract),
    journeys: fenceData(nonce, journeys),
    screens: fenceData(nonce, screens),
    nonce,
  });
  const sources = describeSources(evidence, with_.texts);
  return { blocks: [...packing.exhibits.flatMap(showPicture), ...sources, { type: 'text', text }], nonce };
}

/** What the artefacts of a run can show, before the data; nothing where every journey was walked. */
function describeSources({ journeys }: Evidence, { sources }: PromptTexts): Block[] {
  return ARTEFACTS.filter((kind) => journeys.some((journey) => artefactOf(journey) === kind)).map((kind) => ({
    type: 'text',
    text: sources[kind],
  }));
}

function describeContract({ context }: Evidence): Record<string, unknown> {
  return {
    target: cleanPageText(context.target, 200),
    brief: cleanPageText(context.test_brief, 1000),
    user: cleanPageText(context.target_user, 300),
    tasks: context.tasks.map((task) => cleanPageText(task, 200)),
    viewport: cleanPageText(context.viewport, 200),
    source: context.source_kind,
  };
}

/** The screens that changed journeys pass through and that are as they were. */
function unchangedScreens({ screens }: Evidence, asked: readonly Journey[], { isChanged }: Scope): Screen[] {
  const passed = new Set(
    asked.flatMap(({ steps }) =>
      steps.flatMap(({ state_before, state_after }) => [state_before, state_after]),
    ),
  );
  return screens.filter(({ id }) => passed.has(id) && !isChanged(formatRef({ kind: 'state', state: id })));
}

function summariseJourney({ id, title, goal, status, steps }: Journey): Record<string, unknown> {
  return {
    unchanged: id,
    title: cleanPageText(title, 120),
    goal: cleanPageText(goal, 120),
    status,
    steps: steps.length,
  };
}

function summariseScreen({ id, route, title }: Screen): Record<string, unknown> {
  return {
    unchanged: formatRef({ kind: 'state', state: id }),
    route: cleanPageText(route, 120),
    title: cleanPageText(title, 120),
  };
}

function showPicture({ state, picture, tiles }: Exhibit): Block[] {
  if (picture === null) return [];
  const ref = formatRef({ kind: 'state', state: state.id });
  return tiles.flatMap((tile, at): Block[] => [
    { type: 'text', text: `Picture of ${ref}, ${tile.width}x${tile.height}${partOf(at, tiles.length)}` },
    {
      type: 'picture',
      picture: picture.id,
      media_type: picture.media_type,
      ...tile,
      resized: tile.crop !== null || tile.width !== picture.width || tile.height !== picture.height,
    },
  ]);
}

function partOf(at: number, count: number): string {
  return count === 1 ? '' : `, part ${at + 1} of ${count} from the top`;
}
