import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '../../src/contract/state.ts';
import { readPngSize } from '../bundle/png-size.ts';
import { writeWhole } from '../bundle/write-file.ts';
import type { CaptureRecord } from '../journey/read-record.ts';
import { selectSteps } from '../journey/select-steps.ts';
import type { TracedAttempt } from './trace-queue.ts';
import type { ScreenSettings } from './write-screen.ts';

const LARGEST_BYTES = 20 * 1024 * 1024;
/** Each word is one that rules ask for, so that none takes what is missing for what is not there. */
const UNSEEN =
  'headings, landmarks, language, title, controls, groups, dialogs, images, messages, text, layout, frames, settled screen';

/** A lone picture of the test's end as a record; without it, or where it could show a secret, the reason. */
export function readScreenshot(attempt: TracedAttempt, settings: ScreenSettings): CaptureRecord {
  const reason = reasonAgainst(attempt, settings);
  const nothing = { attempt: null, acts: [], responses: [], events: [], troubles: [] };
  const faults = [{ what: 'states and step facts', reason: 'no_trace' }];
  if (reason !== null)
    return { origin: 'trace', ...nothing, calls: [], faults: [...faults, { what: 'pictures', reason }] };
  const [path = ''] = attempt.screenshots;
  const at = attempt.result.startTime.getTime() + attempt.result.duration;
  const state = writeState(path, settings.dir);
  return {
    origin: 'trace',
    ...nothing,
    faults,
    calls: [
      {
        line: 'call',
        call: 1,
        title: 'End',
        file: null,
        line_number: null,
        paused_at: at,
        released_at: at,
        viewport: null,
        states: { main: state },
      },
    ],
  };
}

/** A picture cannot be covered afterwards: where something was typed, or something is to be masked, it stays out. */
function reasonAgainst({ result, screenshots }: TracedAttempt, { mask }: ScreenSettings): string | null {
  const [path, other] = screenshots;
  if (path === undefined) return 'no_screenshot';
  if (other !== undefined) return 'several_screenshots';
  if (!existsSync(path)) return 'screenshot_missing';
  const { actions } = selectSteps(result.steps);
  const isTyping = actions.some(({ kind }) => /^(field_entry|keyboard)$/.test(kind.interaction));
  if (isTyping || mask.length > 0) return 'cannot_be_masked';
  if (statSync(path).size > LARGEST_BYTES) return 'screenshot_too_large';
  return readPngSize(readFileSync(path)) === null ? 'screenshot_unreadable' : null;
}

function writeState(path: string, dir: string): string {
  const bytes = readFileSync(path);
  const picture = createHash('sha256').update(bytes).digest('hex');
  const id = createHash('sha256').update(`screenshot ${picture}`).digest('hex').slice(0, 16);
  const viewport = readPngSize(bytes) ?? { width: 0, height: 0 };
  copyFileSync(path, join(dir, 'pictures', `${picture}.png`));
  const state: State = {
    id,
    url: 'unknown',
    route: 'unknown',
    title: '',
    lang: null,
    viewport,
    picture,
    artefact: 'screenshot',
    headings: [],
    landmarks: [],
    dialogs: [],
    controls: [],
    images: [],
    messages: [],
    text: { words: 0, blocks: [] },
    layout: {
      document_width: 0,
      document_height: 0,
      nodes: 0,
      font_sizes: 0,
      font_families: 0,
      text_colours: 0,
    },
    axe: null,
    survey: null,
    probes: null,
    not_measured: [
      { what: UNSEEN, reason: 'only_a_screenshot' },
      { what: 'axe', reason: 'only_a_screenshot' },
      { what: 'survey', reason: 'only_a_screenshot' },
    ],
  };
  writeWhole(join(dir, 'states', `${id}.json`), JSON.stringify(state));
  return id;
}
