import { type Evidence, evidence as evidenceSchema } from '../../src/contract/evidence.ts';
import { type Journey, journey as journeySchema, type Step } from '../../src/contract/journey.ts';
import type { Part } from '../../src/contract/part.ts';
import { type State, state as stateSchema } from '../../src/contract/state.ts';
import type { Moment, Walk } from '../../src/rules/rule.ts';

type Control = State['controls'][number];
type Target = NonNullable<Step['target']>;
type Response = NonNullable<Step['response']>;

const ORIGIN = 'https://app.test';
const BOX = { x: 100, y: 100, width: 120, height: 40 };
const HASH = '0'.repeat(64);

/** A button that nothing is wrong with. */
export function control(own: Partial<Control> = {}): Control {
  const name = own.name ?? 'Save';
  return {
    key: `#${name.toLowerCase().replace(/\W+/g, '-') || 'nameless'}`,
    tag: 'button',
    type: 'button',
    role: 'button',
    name,
    name_source: name === '' ? 'none' : 'content',
    visible_label: name !== '',
    box: BOX,
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
    href: null,
    expanded: null,
    current: null,
    inline: false,
    landmark: 'main',
    group: null,
    native: true,
    ...own,
  };
}

export function link(name: string, path: string, own: Partial<Control> = {}): Control {
  return control({ name, tag: 'a', type: null, role: 'link', href: `${ORIGIN}${path}`, ...own });
}

/** A labelled text field, empty. */
export function field(name: string, own: Partial<Control> = {}): Control {
  return control({
    name,
    tag: 'input',
    type: 'text',
    role: 'textbox',
    name_source: name === '' ? 'none' : 'label',
    value: 'empty',
    ...own,
  });
}

export function tick(name: string, own: Partial<Control> = {}): Control {
  return field(name, { type: 'checkbox', role: 'checkbox', value: 'unchecked', ...own });
}

/** A calm English screen with a heading, a sentence and a button. */
export function state(own: Partial<State> = {}): State {
  const route = own.route ?? '/tasks';
  return stateSchema.parse({
    id: 's-1',
    url: `${ORIGIN}${route}`,
    route,
    title: 'Tasks · Harbour',
    lang: 'en',
    viewport: { width: 1280, height: 720 },
    picture: null,
    headings: [{ level: 1, text: 'Tasks', box: { x: 100, y: 80, width: 300, height: 40 } }],
    landmarks: [{ role: 'main', name: '' }],
    dialogs: [],
    controls: [control()],
    images: [],
    messages: [],
    text: { words: 40, blocks: [block('All that has to be done this week.')] },
    layout: {
      document_width: 1280,
      document_height: 900,
      nodes: 60,
      font_sizes: 4,
      font_families: 1,
      text_colours: 3,
    },
    axe: null,
    not_measured: [],
    ...own,
  } satisfies State);
}

export function block(
  text: string,
  own: Partial<State['text']['blocks'][number]> = {},
): State['text']['blocks'][number] {
  return { text, tag: 'p', box: null, font_px: 16, ...own };
}

export function words(...blocks: string[]): State['text'] {
  return { words: blocks.join(' ').split(/\s+/).length, blocks: blocks.map((text) => block(text)) };
}

export function message(
  text: string,
  own: Partial<State['messages'][number]> = {},
): State['messages'][number] {
  return { role: 'alert', text, box: null, for: null, error: true, ...own };
}

/** A measured part of a screen, by its kind and facts. */
export function part(kind: Part['kind'], facts: Part['facts'], name = 'A part'): Part {
  return { kind, key: '#part', name, box: null, facts };
}

/** A screen that was surveyed and has these parts. */
export function surveyed(...parts: Part[]): State {
  return state({ survey: parts });
}

/** A screen that was probed on a page of its own. */
export function probed(...parts: Part[]): State {
  return state({ probes: parts });
}

export function unmeasured(...what: string[]): State['not_measured'] {
  return what.map((name) => ({ what: name, reason: 'not taken' }));
}

type AxeState = NonNullable<State['axe']>;

export function axe(own: Partial<AxeState> = {}): AxeState {
  return { version: '4.14.1', violations: [], incomplete: [], passes: ['region'], ...own };
}

export function axeResult(
  rule: string,
  tag: string,
  own: Partial<AxeState['violations'][number]> = {},
): AxeState['violations'][number] {
  return {
    rule,
    impact: 'serious',
    help: `axe: ${rule}`,
    help_url: 'https://dequeuniversity.com/rules/axe',
    tags: ['wcag2a', tag],
    nodes: [
      { target: `#list > div:nth-child(2) > .${rule}`, box: null, summary: 'Fix any of the following: it' },
    ],
    ...own,
  };
}

/** The target of a step: the same facts as of the control it is. */
export function target(own: Partial<Control> = {}): Target {
  const { key, tag, type, role, name, name_source, box, in_view, obscured } = control(own);
  const { disabled, required, autocomplete, described_by, test_id, href } = control(own);
  return {
    ...{ key, tag, type, role, name, name_source, box, in_view, obscured },
    ...{ disabled, required, autocomplete, described_by, test_id, href },
  };
}

export function response(own: Partial<Response> = {}): Response {
  return {
    kind: 'content',
    first_change_ms: 60,
    settled_ms: 120,
    layout_shift: 0,
    focus_moved: false,
    busy_indicator: false,
    announced: null,
    ...own,
  };
}

export function trouble(own: Partial<Step['trouble']> = {}): Step['trouble'] {
  return { console_errors: [], page_errors: [], failed_requests: [], dialogs: [], ...own };
}

export function request(
  own: Partial<Step['trouble']['failed_requests'][number]> = {},
): Step['trouble']['failed_requests'][number] {
  return {
    url: `${ORIGIN}/api/tasks`,
    method: 'POST',
    status: 500,
    failure: null,
    resource: 'fetch',
    ...own,
  };
}

/** A click on "Save" that is answered at once. */
export function step(own: Partial<Step> = {}): Step {
  return {
    order: 1,
    title: 'Click “Save”',
    group: null,
    action: 'click',
    interaction: 'click_tap',
    status: 'ok',
    error: null,
    target: target(),
    input: null,
    pointer_activations: 1,
    key_presses: 0,
    started_ms: 0,
    duration_ms: 80,
    response: response(),
    trouble: trouble(),
    page: `${ORIGIN}/tasks`,
    state_before: null,
    state_after: null,
    source: null,
    ...own,
  };
}

/** Typing into a field that keeps what was typed. */
export function entry(own: Partial<Control> & { name: string }, more: Partial<Step> = {}): Step {
  return step({
    title: `Fill “${own.name}”`,
    action: 'fill',
    interaction: 'field_entry',
    target: target(field(own.name, own)),
    input: { kind: 'text', length: 8, kept: true },
    response: response({ kind: 'value' }),
    pointer_activations: 0,
    ...more,
  });
}

/** Opening an address. */
export function visit(own: Partial<Step> = {}): Step {
  return step({
    title: 'Open /tasks',
    action: 'goto',
    interaction: 'navigation',
    target: null,
    response: response({ kind: 'navigation' }),
    pointer_activations: 0,
    ...own,
  });
}

export function journey(own: Partial<Journey> = {}): Journey {
  const steps = (own.steps ?? [step()]).map((one, index) => ({ ...one, order: index + 1 }));
  return journeySchema.parse({
    id: 'add-a-task',
    title: 'Add a task',
    project: 'chromium',
    source: { file: 'tests/tasks.spec.ts', line: 1 },
    tags: [],
    goal: 'Add a task',
    target_user: null,
    expected_end_state: null,
    status: 'complete',
    outcome: 'expected',
    attempts: 1,
    duration_ms: 1000,
    error: null,
    browser: 'chromium',
    viewport: { width: 1280, height: 720 },
    assertions: [],
    end_state: null,
    not_measured: [],
    ...own,
    steps,
  } satisfies Journey);
}

/** A step with its screens; ids are set so that the screens differ. */
export function moment(
  own: {
    step?: Partial<Step>;
    before?: Partial<State> | null;
    after?: Partial<State> | null;
    previous?: Step;
  } & {
    journey?: Partial<Journey>;
  } = {},
): Moment {
  const before = own.before == null ? null : state({ id: 'before', ...own.before });
  const after = own.after == null ? null : state({ id: 'after', ...own.after });
  const acted = step({ state_before: before?.id ?? null, state_after: after?.id ?? null, ...own.step });
  const walked = journey({
    ...own.journey,
    steps: own.previous === undefined ? [acted] : [own.previous, acted],
  });
  const last = walked.steps.at(-1) ?? acted;
  return { journey: walked, step: last, previous: own.previous ?? null, before, after };
}

/** A journey with the screens that its steps name. */
export function walk(own: Partial<Journey>, ...states: State[]): Walk {
  const byId = new Map(states.map((one) => [one.id, one]));
  return { journey: journey(own), read: (id) => (id === null ? null : (byId.get(id) ?? null)) };
}

export function screen(own: Partial<Evidence['screens'][number]> = {}): Evidence['screens'][number] {
  return {
    id: 's-1',
    route: '/tasks',
    title: 'Tasks · Harbour',
    heading: 'Tasks',
    picture: null,
    visits: 1,
    first_ref: 'add-a-task/step-01',
    ...own,
  };
}

export function evidence(journeys: Journey[], screens: Evidence['screens'] = []): Evidence {
  return evidenceSchema.parse({
    run_id: 'run-1',
    context: {
      target: 'Harbour',
      source_kind: 'live_url',
      test_brief: 'Weekly use',
      target_user: 'A member of a small team',
      tasks: ['Add a task'],
      viewport: '1280x720',
      build_identity: 'abc123',
      constraints: [],
    },
    contract_hash: HASH,
    interactive_test_completed: true,
    comparable_to_previous: false,
    bundles: [{ path: 'bundle', sha256: HASH }],
    journeys,
    screens,
    coverage: {
      journeys: journeys.length,
      complete: journeys.length,
      partial: 0,
      failed: 0,
      abandoned: 0,
      skipped: 0,
      flaky: 0,
      steps: 0,
      states: 0,
      states_with_axe: 0,
      states_with_picture: 0,
      capture_faults: 0,
    },
    not_measured: [],
  } satisfies Evidence);
}
