import { type Fields, fieldsOf, listIn, numberIn, textIn } from './fields.ts';
import type { Phase, Recorded, Snapshot } from './trace-model.ts';

/** One frame's record; `counts` is how many each frame has had. `null` for what is not whole. */
export function readSnapshot(
  line: Fields,
  clock: (time: number) => number,
  counts: Map<string, number>,
): Snapshot | null {
  const frame = textIn(line, 'frameId');
  const page = textIn(line, 'pageId');
  const html: unknown = line.html;
  if (frame === null || page === null || !isRecorded(html)) return null;
  const index = counts.get(frame) ?? 0;
  counts.set(frame, index + 1);
  const viewport = fieldsOf(line.viewport);
  return {
    call: textIn(line, 'callId') ?? '',
    mark: textIn(line, 'callId') ?? '',
    phase: phaseOf(line),
    page,
    frame,
    isMain: line.isMainFrame === true,
    url: textIn(line, 'frameUrl') ?? '',
    doctype: textIn(line, 'doctype'),
    html,
    index,
    viewport: { width: numberIn(viewport, 'width') ?? 0, height: numberIn(viewport, 'height') ?? 0 },
    at: clock(numberIn(line, 'timestamp') ?? 0),
    overrides: listIn(line, 'resourceOverrides').map((one) => readOverride(fieldsOf(one))),
  };
}

function isRecorded(html: unknown): html is Recorded {
  return typeof html === 'string' || Array.isArray(html);
}

/** Version 8 says it by the snapshot's name, and calls the middle one `input`. */
function phaseOf(line: Fields): Phase {
  const word = textIn(line, 'phase') ?? textIn(line, 'snapshotName')?.split('@')[0];
  return word === 'before' || word === 'after' ? word : 'action';
}

function readOverride(one: Fields): Snapshot['overrides'][number] {
  const sha1 = textIn(one, 'sha1');
  return {
    url: textIn(one, 'url') ?? '',
    file: textIn(one, 'file') ?? (sha1 === null ? null : `resources/${sha1}`),
    ref: numberIn(one, 'ref'),
  };
}
