import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../../src/contract/journey.ts';
import {
  type Bundle,
  journeyOf,
  listFiles,
  type Run,
  readBundle,
  runPlaywright,
  stepOf,
} from './run-playwright.ts';
import { startSite } from './site.ts';

let server: Server;
let run: Run;
let bundle: Bundle;

beforeAll(async () => {
  const site = await startSite();
  server = site.server;
  run = await runPlaywright(['actions', 'odd'], site.url);
  bundle = readBundle(join(run.dir, 'bundle'));
}, 600_000);
afterAll(() => server?.close());

const counts = (step: Step) => [step.interaction, step.pointer_activations, step.key_presses];

describe('a walk through a form', () => {
  it('passes as it would without capture, and counts no fault', () => {
    expect(run.output).toContain('6 passed');
    expect(run.code).toBe(0);
    expect(bundle.index.capture_faults).toBe(0);
    expect(bundle.index.run.complete).toBe(true);
    expect(bundle.index.build_identity).toBe('abc123');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(bundle.index.producer).toMatchObject({ name: 'ux-jury', version });
  });

  it('takes goal, user, end state, tags and place from the test', () => {
    const journey = journeyOf(bundle, 'fill the form');
    expect(journey).toMatchObject({
      goal: 'Register a project',
      target_user: 'A new member',
      expected_end_state: 'The project is in the list',
      tags: ['@form'],
      status: 'complete',
      outcome: 'expected',
      attempts: 1,
      viewport: { width: 1280, height: 720 },
      source: { file: 'actions.spec.ts', line: 8 },
    });
    expect(journey.not_measured).toEqual([]);
  });

  it('makes one step of what a person does as one, with its interaction and counts', () => {
    const steps = journeyOf(bundle, 'fill the form').steps;
    expect(steps.map((step) => [step.order, step.title, ...counts(step)])).toEqual([
      [1, 'Open /', 'navigation', 0, 0],
      [2, 'Fill in “Name” field', 'field_entry', 1, 5],
      [3, 'Press Tab in “Name” field', 'keyboard', 0, 1],
      [4, 'Fill in “Mail” field', 'field_entry', 0, 15],
      [5, 'Fill in “Password” field', 'field_entry', 1, 0],
      [6, 'Fill in “Card” field', 'field_entry', 1, 0],
      [7, 'Choose in “Colour” list', 'selection', 1, 0],
      [8, 'Click “News” checkbox', 'selection', 1, 0],
      [9, 'Check “Big” radio', 'selection', 1, 0],
      [10, 'Choose a file for “Photo” button', 'selection', 1, 0],
      [11, 'Fill in “Due” field', 'field_entry', 1, 10],
      [12, 'Click “Save project” button', 'click_tap', 1, 0],
      [13, 'Click “Second page” link', 'click_tap', 1, 0],
      [14, 'Go back', 'navigation', 0, 0],
      [15, 'Reload', 'navigation', 0, 0],
      [16, 'Wait for timeout', 'system_wait', 0, 0],
    ]);
    expect(steps.map((step) => step.group)).toEqual([
      'beforeEach hook',
      ...Array.from({ length: 5 }, () => 'Person'),
      ...Array.from({ length: 5 }, () => 'Choices'),
      ...Array.from({ length: 5 }, () => null),
    ]);
  });

  it('tells the kind and length of an input and whether it was kept, and nothing of a secret', () => {
    const journey = journeyOf(bundle, 'fill the form');
    expect(stepOf(journey, /Name” field/).input).toEqual({ kind: 'text', length: 5, kept: true });
    expect(stepOf(journey, /Password/).input).toEqual({ kind: 'text', length: null, kept: true });
    expect(stepOf(journey, /Colour/).input).toEqual({ kind: 'choice', length: null, kept: true });
    expect(stepOf(journey, /News/).input).toEqual({ kind: 'toggle', length: null, kept: true });
    expect(stepOf(journey, /Photo/).input).toEqual({ kind: 'file', length: null, kept: true });
  });

  it('knows the target: role, name and its source, size, hint, need, link', () => {
    const journey = journeyOf(bundle, 'fill the form');
    expect(stepOf(journey, /Save project/).target).toMatchObject({
      key: '[data-testid="save"]',
      tag: 'button',
      role: 'button',
      name: 'Save project',
      name_source: 'content',
      box: { width: 120, height: 40 },
      in_view: true,
      obscured: false,
      test_id: 'save',
    });
    expect(stepOf(journey, /Name” field/).target).toMatchObject({
      key: '#name',
      name_source: 'label',
      required: true,
      described_by: 'As in your passport',
    });
    expect(stepOf(journey, /News/).target?.box?.width).toBeGreaterThan(48);
    expect(stepOf(journey, /Second page/).target?.href).toMatch(/\/two\?token=\*#part$/);
  });

  it('keeps the states before and after each step', () => {
    const { steps, end_state } = journeyOf(bundle, 'fill the form');
    for (const [index, step] of steps.entries()) {
      if (step.interaction === 'system_wait') continue;
      expect(bundle.states.has(step.state_after ?? '')).toBe(true);
      if (index > 0) expect(step.state_before).toBe(steps[index - 1]?.state_after);
    }
    expect(bundle.states.get(end_state ?? '')?.route).toBe('/');
  });

  it('says that saving was announced, was busy, and took its time', () => {
    const { response } = stepOf(journeyOf(bundle, 'fill the form'), /Save project/);
    expect(response).toMatchObject({ kind: 'content', busy_indicator: true, announced: 'Project saved' });
    expect(response?.settled_ms).toBeGreaterThanOrEqual(390);
    expect(response?.settled_ms).toBeGreaterThanOrEqual(response?.first_change_ms ?? Infinity);
  });

  it('counts assertions apart, after the step that they follow', () => {
    const { assertions } = journeyOf(bundle, 'fill the form');
    expect(assertions.map((one) => [one.after_step, one.title, one.status])).toEqual([
      [12, `Expect "toHaveText" getByRole('status')`, 'ok'],
      [13, `Expect "toHaveText" getByRole('heading')`, 'ok'],
    ]);
  });

  it('knows keys, double clicks, hovers, drags, fakes and bare mouse clicks', () => {
    const steps = journeyOf(bundle, 'keys and pointers').steps;
    expect(steps.map((step) => [step.title, ...counts(step)])).toEqual([
      ['Open /', 'navigation', 0, 0],
      ['Open /odd', 'navigation', 0, 0],
      ['Type into “Keys” field', 'field_entry', 0, 3],
      ['Press Enter in “Keys” field', 'keyboard', 0, 1],
      ['Press Tab 3 times', 'keyboard', 0, 3],
      ['Double-click “Twice”', 'click_tap', 2, 0],
      ['Point at “Dead end” button', 'click_tap', 0, 0],
      ['Drag “Drag me”', 'click_tap', 1, 0],
      ['Click “Fake button”', 'click_tap', 1, 0],
      ['Activate “Fake button”', 'click_tap', 1, 0],
      ['Click “Dead end” button', 'click_tap', 1, 0],
    ]);
    expect(steps.every((step) => step.status === 'ok')).toBe(true);
  });
});

describe('what a page answers', () => {
  const response = (title: RegExp) => stepOf(journeyOf(bundle, 'responses'), title).response;

  it('tells a dead click from slow, fetched and style-only answers', () => {
    expect(response(/Dead end/)).toMatchObject({ kind: 'none', first_change_ms: null });
    expect(response(/Slow/)?.kind).toBe('content');
    expect(response(/Slow/)?.first_change_ms).toBeGreaterThanOrEqual(690);
    expect(response(/Fetch/)?.first_change_ms).toBeGreaterThanOrEqual(890);
    expect(response(/Style only/)).toMatchObject({ kind: 'content', first_change_ms: null });
  });

  it('attributes a late layout shift to its step', () => {
    expect(response(/Shift/)?.layout_shift).toBeGreaterThan(0.05);
  });

  it('records console errors, page errors and failed requests on their step, without values', () => {
    const { trouble } = stepOf(journeyOf(bundle, 'responses'), /Troubles/);
    expect(trouble.page_errors).toEqual(['page fell over']);
    expect(trouble.console_errors).toHaveLength(1);
    expect(trouble.failed_requests).toMatchObject([{ status: 404, method: 'GET', resource: 'fetch' }]);
    expect(trouble.failed_requests[0]?.url).toMatch(/\/missing-data\?key=\*$/);
  });

  it('sees dialogs of the page, routes and downloads', () => {
    expect(response(/Open dialog/)).toMatchObject({ kind: 'content', focus_moved: true });
    expect(response(/Route/)?.kind).toBe('navigation');
    expect(response(/Get the list/)?.kind).toBe('download');
  });

  it('leaves browser dialogs to Playwright and records them', () => {
    const journey = journeyOf(bundle, 'dialogs');
    expect(journey.status).toBe('complete');
    expect(stepOf(journey, /Alert/).trouble.dialogs).toEqual([{ type: 'alert', message: 'Watch out' }]);
    expect(stepOf(journey, /Confirm/)).toMatchObject({
      response: { kind: 'dialog' },
      trouble: { dialogs: [{ type: 'confirm', message: 'Really?' }] },
    });
  });
});

describe('pages, frames and contexts', () => {
  it('knows which page a call was on, also in popups and own contexts', () => {
    const popup = journeyOf(bundle, 'popup, frame and shadow');
    expect(stepOf(popup, /Popup/)).toMatchObject({ page: 'main', response: { kind: 'popup' } });
    const back = stepOf(popup, /Back/);
    expect(back).toMatchObject({ page: 'popup-1', response: { kind: 'navigation' } });
    expect(bundle.states.get(back.state_before ?? '')?.route).toBe('/two');
    const two = journeyOf(bundle, 'two people');
    expect(two.steps.map((step) => [step.title, step.page])).toEqual([
      ['Open /odd', 'main'],
      ['Open /two', 'page-2'],
      ['Click “Slow” button', 'main'],
      ['Click “Back” link', 'page-2'],
    ]);
    expect(stepOf(two, /Slow/).response?.kind).toBe('content');
  });

  it('sees acts in frames and shadow roots, placed on the page', () => {
    const journey = journeyOf(bundle, 'popup, frame and shadow');
    const inFrame = stepOf(journey, /In frame/);
    expect(inFrame.target?.box?.x).toBeGreaterThan(48);
    expect(inFrame.target?.box?.y).toBeGreaterThan(200);
    expect(inFrame.response?.kind).toBe('content');
    expect(stepOf(journey, /In shadow/).response?.kind).toBe('content');
  });
});

describe('states', () => {
  it('measures a screen once for all visits, a clock notwithstanding', () => {
    const form = [...bundle.states.values()].filter((state) => state.route === '/');
    const first = journeyOf(bundle, 'fill the form').steps[0]?.state_after;
    expect(journeyOf(bundle, 'keys and pointers').steps[0]?.state_after).toBe(first);
    expect(new Set(form.map((state) => state.id)).size).toBe(form.length);
  });

  it('holds controls, texts, axe and a picture of the viewport', () => {
    const id = journeyOf(bundle, 'fill the form').steps[0]?.state_after ?? '';
    const state = bundle.states.get(id);
    expect(state).toMatchObject({ lang: 'en', title: 'Form', scroll: { x: 0, y: 0 } });
    expect(state?.not_measured).toEqual([{ what: 'probes', reason: 'switched_off' }]);
    expect(state?.headings).toMatchObject([{ level: 1, text: 'Form' }]);
    expect(state?.landmarks.map(({ role }) => role)).toEqual(['banner', 'navigation', 'main']);
    expect(state?.axe?.passes.length).toBeGreaterThan(10);
    const picture = bundle.index.pictures.find((one) => one.id === state?.picture);
    expect(picture).toMatchObject({ width: 1280, height: 720 });
    const control = (key: string) => state?.controls.find((one) => one.key === key);
    expect(control('#hint-only')).toMatchObject({
      name_source: 'placeholder',
      visible_label: false,
      value: 'empty',
    });
    expect(control('#mail')).toMatchObject({ visible_label: true, autocomplete: 'email' });
    expect(control('#small')).toMatchObject({ value: 'unchecked', group: 'Size' });
  });

  it('writes no secret and no typed value anywhere', () => {
    const secret = /S3CRET|4000123412341234|KEEP-THIS-HIDDEN|zed@example|Zeddy|2031-02-03/;
    const leaks = listFiles(join(run.dir, 'bundle')).filter((path) =>
      secret.test(readFileSync(path, 'latin1')),
    );
    expect(leaks).toEqual([]);
  });
});
