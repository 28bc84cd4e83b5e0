import { parseRef } from '../../contract/ref.ts';
import type { ReportInput } from '../input.ts';

const MOST_FAILURES = 4;

/** A picture that the comment shows, and the evidence that it shows. */
export interface PickedPicture {
  readonly ref: string;
  readonly data_uri: string;
}

type Picked = Pick<ReportInput, 'aggregate' | 'evidence' | 'outcomes' | 'states' | 'pictures'>;

/** The screens of the top fixes, then those on which journeys failed; each screen once, only where it has a picture. */
export function pickPictures(input: Picked): PickedPicture[] {
  const failures = listFailures(input).slice(0, MOST_FAILURES);
  const refs = [...(input.aggregate?.top_fixes ?? []).map((fix) => fix.evidence_ref), ...failures];
  const seen = new Set<string>();
  return refs.flatMap((ref) => {
    const uri = findPicture(ref, input);
    if (uri === null || seen.has(uri)) return [];
    seen.add(uri);
    return [{ ref, data_uri: uri }];
  });
}

function listFailures({ evidence, outcomes }: Picked): string[] {
  const critical = (outcomes?.issues ?? []).filter((issue) => issue.critical);
  const steps = (evidence?.journeys ?? []).flatMap((journey) => {
    const failed = journey.steps.find(({ status }) => status === 'failed');
    return failed === undefined ? [] : [`${journey.id}/step-${String(failed.order).padStart(2, '0')}`];
  });
  return [...critical.flatMap(({ places }) => places.slice(0, 1).map(({ ref }) => ref)), ...steps];
}

function findPicture(ref: string, input: Picked): string | null {
  for (const id of statesOf(ref, input)) {
    const picture = input.pictures.get(input.states.get(id)?.picture ?? id);
    if (picture?.data_uri != null) return picture.data_uri;
  }
  return null;
}

/** The states that a reference may mean, the surest first: where an issue saw it, else the screen around the step. */
function statesOf(ref: string, { evidence, outcomes }: Picked): string[] {
  const parsed = parseRef(ref);
  if (parsed === null) return [];
  if (parsed.kind === 'state') return [parsed.state];
  const places = (outcomes?.issues ?? [])
    .flatMap((issue) => issue.places)
    .filter((place) => place.ref === ref);
  const journey = evidence?.journeys.find(({ id }) => id === parsed.journey);
  const steps = (journey?.steps ?? []).filter(
    ({ order }) => parsed.kind === 'journey' || order === parsed.step,
  );
  const last = steps.at(-1);
  const around = last === undefined ? [] : [last.state_after, last.state_before];
  const end = parsed.kind === 'journey' ? [journey?.end_state ?? null] : [];
  return [...places.map(({ state }) => state), ...end, ...around].filter((id) => id !== null);
}
