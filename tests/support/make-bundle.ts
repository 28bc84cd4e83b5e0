import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleIndex } from '../../src/contract/bundle.ts';
import type { Journey, Step } from '../../src/contract/journey.ts';
import type { Control, State } from '../../src/contract/state.ts';
import { solidPng } from './solid-png.ts';

export interface BundlePlan {
  readonly journeys: number;
  readonly steps: number;
  /** Changes a journey or state before it is written, for tests that need a particular fact. */
  readonly journey?: (journey: Journey, index: number) => Journey;
  readonly state?: (state: State, index: number) => State;
  readonly index?: (index: BundleIndex) => BundleIndex;
  /** A picture in place of the plain ones. */
  readonly picture?: { readonly png: Buffer; readonly width: number; readonly height: number };
}

/** Writes a whole, valid bundle: every step of every journey leads to a state of its own. */
export function makeBundle(folder: string, plan: BundlePlan): string {
  for (const name of ['journeys', 'states', 'pictures']) mkdirSync(join(folder, name), { recursive: true });
  const states: BundleIndex['states'] = [];
  const journeys: BundleIndex['journeys'] = [];
  const pictures: BundleIndex['pictures'] = [];
  for (let index = 0; index < plan.journeys; index++) {
    for (let step = 0; step <= plan.steps; step++) {
      const number = index * (plan.steps + 1) + step;
      const picture = writePicture(folder, plan.picture ?? { png: solidPng(number), width: 32, height: 20 });
      const state = aState(number, picture.id);
      states.push(writeListed(folder, 'states', plan.state?.(state, number) ?? state));
      if (!pictures.some(({ id }) => id === picture.id)) pictures.push(picture);
    }
    const journey = aJourney(index, plan.steps);
    journeys.push(writeListed(folder, 'journeys', plan.journey?.(journey, index) ?? journey));
  }
  const index = anIndex({ states, journeys, pictures });
  sealBundle(folder, plan.index?.(index) ?? index);
  return folder;
}

/** Writes an index with its seal. */
export function sealBundle(folder: string, index: unknown): void {
  const text = `${JSON.stringify(index, null, 1)}\n`;
  writeFileSync(join(folder, 'bundle.json'), text);
  writeFileSync(join(folder, 'bundle.sha256'), `${hash(text)}\n`);
}

function hash(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function writeListed(folder: string, kind: string, document: { id: string }): BundleIndex['states'][number] {
  const text = `${JSON.stringify(document)}\n`;
  const path = `${kind}/${document.id}.json`;
  writeFileSync(join(folder, path), text);
  return { id: document.id, path, sha256: hash(text), bytes: Buffer.byteLength(text) };
}

function writePicture(
  folder: string,
  { png: bytes, width, height }: NonNullable<BundlePlan['picture']>,
): BundleIndex['pictures'][number] {
  const id = hash(bytes);
  const path = `pictures/${id}.png`;
  writeFileSync(join(folder, path), bytes);
  return { id, path, bytes: bytes.length, width, height };
}

function stateId(number: number): string {
  return hash(`state ${number}`).slice(0, 16);
}

function anIndex(files: Pick<BundleIndex, 'states' | 'journeys' | 'pictures'>): BundleIndex {
  return {
    format: 'ux-jury-bundle',
    version: 1,
    producer: { name: 'ux-jury', version: '0.1.0', playwright: '1.65.1' },
    build_identity: 'made-for-tests',
    context: {
      target: 'http://127.0.0.1:4173',
      test_brief: 'Generated journeys through a generated shop.',
      target_user: 'a first-time visitor',
      data_label: 'generated',
      constraints: [],
    },
    environment: { platform: 'linux', browsers: ['chromium 156'], viewports: [{ width: 1280, height: 720 }] },
    run: { status: 'passed', started_at: '2026-01-01T00:00:00.000Z', duration_ms: 1000, complete: true },
    ...files,
    capture_faults: 0,
    not_measured: [],
  };
}

function aJourney(index: number, steps: number): Journey {
  return {
    id: `journey-${String(index).padStart(4, '0')}`,
    title: `Journey ${index}`,
    project: 'chromium',
    source: { file: 'journeys/shop.spec.ts', line: index + 1 },
    tags: [],
    goal: `Reach page ${index} of the shop`,
    target_user: null,
    expected_end_state: null,
    status: 'complete',
    outcome: 'expected',
    attempts: 1,
    duration_ms: steps * 100,
    error: null,
    browser: 'chromium 156',
    viewport: { width: 1280, height: 720 },
    steps: Array.from({ length: steps }, (_, step) => aStep(index, step, steps)),
    assertions: [
      { after_step: steps, title: 'Expect "toBeVisible"', status: 'ok', error: null, source: null },
    ],
    end_state: stateId(index * (steps + 1) + steps),
    not_measured: [],
  };
}

function aStep(journey: number, step: number, steps: number): Step {
  const before = journey * (steps + 1) + step;
  return {
    order: step + 1,
    title: `Click “Continue ${step}” button`,
    group: null,
    action: 'click',
    interaction: 'click_tap',
    status: 'ok',
    error: null,
    target: {
      key: `[data-testid="continue-${step}"]`,
      tag: 'button',
      type: 'button',
      role: 'button',
      name: `Continue ${step}`,
      name_source: 'content',
      box: { x: 40, y: 300, width: 160, height: 40 },
      in_view: true,
      obscured: false,
      disabled: false,
      required: false,
      autocomplete: null,
      described_by: null,
      test_id: `continue-${step}`,
      href: null,
    },
    input: null,
    pointer_activations: 1,
    key_presses: 0,
    started_ms: step * 100,
    duration_ms: 60,
    response: {
      kind: 'navigation',
      first_change_ms: 40,
      settled_ms: 90,
      layout_shift: 0,
      focus_moved: false,
      busy_indicator: false,
      announced: null,
    },
    trouble: { console_errors: [], page_errors: [], failed_requests: [], dialogs: [] },
    page: 'main',
    state_before: stateId(before),
    state_after: stateId(before + 1),
    source: { file: 'journeys/shop.spec.ts', line: journey + step + 2 },
  };
}

function aState(number: number, picture: string): State {
  return {
    id: stateId(number),
    url: `http://127.0.0.1:4173/page/${number}`,
    route: `/page/${number}`,
    title: `Page ${number} of the shop`,
    lang: 'en',
    viewport: { width: 1280, height: 720 },
    picture,
    headings: [{ level: 1, text: `Page ${number}`, box: { x: 40, y: 80, width: 300, height: 40 } }],
    landmarks: [
      { role: 'banner', name: '' },
      { role: 'navigation', name: 'Main' },
      { role: 'main', name: '' },
    ],
    dialogs: [],
    controls: Array.from({ length: 12 }, (_, index) => aControl(index)),
    images: [],
    messages: [],
    text: {
      words: 120,
      blocks: Array.from({ length: 10 }, (_, index) => ({
        text: `Paragraph ${index} of page ${number} says what can be done here.`,
        tag: 'p',
        box: { x: 40, y: 140 + index * 30, width: 600, height: 20 },
        font_px: 16,
      })),
    },
    layout: {
      document_width: 1280,
      document_height: 900,
      nodes: 180,
      font_sizes: 4,
      font_families: 1,
      text_colours: 3,
    },
    axe: { version: '4.14.1', violations: [], incomplete: [], passes: ['button-name', 'color-contrast'] },
    not_measured: [],
  };
}

function aControl(index: number): Control {
  const isLink = index < 6;
  return {
    key: `[data-testid="${isLink ? 'link' : 'continue'}-${index}"]`,
    tag: isLink ? 'a' : 'button',
    type: isLink ? null : 'button',
    role: isLink ? 'link' : 'button',
    name: isLink ? `Section ${index}` : `Continue ${index}`,
    name_source: 'content',
    visible_label: true,
    box: { x: 40 + index * 90, y: isLink ? 20 : 300, width: 80, height: 40 },
    in_view: true,
    obscured: false,
    focusable: true,
    disabled: false,
    required: false,
    invalid: false,
    value: 'none',
    autocomplete: null,
    described_by: null,
    placeholder: null,
    test_id: null,
    href: isLink ? `/section/${index}` : null,
    expanded: null,
    current: index === 0 ? 'page' : null,
    inline: false,
    landmark: isLink ? 'navigation' : 'main',
    group: null,
    native: true,
  };
}
