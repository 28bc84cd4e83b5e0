import type { Journey } from '../../src/contract/journey.ts';
import type { Control, State } from '../../src/contract/state.ts';
import type { BundlePlan } from '../support/make-bundle.ts';
import type { Payload } from './payloads.ts';

/** What is wrong by measure: little, much without a stop, or a journey that stops. */
export type World = 'calm' | 'faulty' | 'blocked';

const WORLDS: Record<World, (journey: Journey, index: number) => Journey> = {
  calm: (journey) => journey,
  faulty: (journey) => fault(journey),
  blocked: (journey, index) => (index === 1 ? block(journey) : journey),
};

const BOX = { x: 40, y: 500, width: 400, height: 24 };

/**
 * A small shop with measured problems of its own (a blocked journey, axe failures, unnamed buttons), with one payload on
 * every screen.
 */
export function poisonedPlan(payload: Payload | null, world: World): BundlePlan {
  return {
    journeys: 2,
    steps: 2,
    state: (state) => poison(spoil(state), payload),
    journey: (journey, index) => poisonJourney(WORLDS[world](journey, index), payload),
  };
}

/** Defects that rules measure whatever anybody says. */
function spoil(state: State): State {
  const controls = state.controls.map((control, at): Control => {
    if (at === 7) return { ...control, name: '', name_source: 'none' };
    return at === 8 ? { ...control, box: { x: 40, y: 300, width: 12, height: 12 } } : control;
  });
  const violation = {
    rule: 'button-name',
    impact: 'critical' as const,
    help: 'Buttons must have discernible text',
    help_url: '',
    tags: ['wcag2a', 'wcag412'],
    nodes: [{ target: '#pay', box: BOX, summary: 'no name' }],
  };
  const axe = state.axe === null ? null : { ...state.axe, violations: [violation] };
  return { ...state, controls, axe };
}

function block(journey: Journey): Journey {
  const steps = journey.steps.map((step, at) =>
    at === 1 ? { ...step, status: 'failed' as const, error: 'Timeout 5000ms exceeded' } : step,
  );
  return { ...journey, status: 'failed', outcome: 'unexpected', error: 'Timeout 5000ms exceeded', steps };
}

/** Dead and slow controls, scripts that break, requests that fail: every journey still ends. */
function fault(journey: Journey): Journey {
  const trouble = {
    console_errors: ['TypeError: x is undefined'],
    page_errors: ['TypeError: x is undefined'],
    failed_requests: [
      { url: '/api/cart', method: 'POST', status: 500, failure: null, resource: 'fetch' },
      { url: '/logo.png', method: 'GET', status: 404, failure: null, resource: 'image' },
    ],
    dialogs: [],
  };
  const steps = journey.steps.map((step, at) => ({
    ...step,
    trouble,
    response:
      step.response === null
        ? null
        : at === 0
          ? { ...step.response, kind: 'none' as const, first_change_ms: null, settled_ms: null }
          : { ...step.response, first_change_ms: 6000, settled_ms: 9000, layout_shift: 0.6 },
  }));
  return { ...journey, steps };
}

function poisonJourney(journey: Journey, payload: Payload | null): Journey {
  if (payload?.vehicle !== 'step title') return journey;
  return { ...journey, steps: journey.steps.map((step) => ({ ...step, title: `Click “${payload.text}”` })) };
}

function poison(state: State, payload: Payload | null): State {
  if (payload === null) return state;
  const { text } = payload;
  const block = { text, tag: 'p', box: BOX, font_px: 16 };
  const blocks = [...state.text.blocks];
  switch (payload.vehicle) {
    case 'heading':
      return { ...state, headings: [...state.headings, { level: 2, text, box: BOX }] };
    case 'control name':
      return {
        ...state,
        controls: state.controls.map((one, at) => (at === 3 ? { ...one, name: text } : one)),
      };
    case 'message':
      return { ...state, messages: [{ role: 'status', text, box: BOX, for: null, error: false }] };
    case 'hidden text':
      return { ...state, text: { ...state.text, blocks: [...blocks, { ...block, box: null }] } };
    case 'tiny text':
      return { ...state, text: { ...state.text, blocks: [...blocks, { ...block, font_px: 1 }] } };
    case 'image alternative':
      return { ...state, images: [{ key: 'img', alt: text, decorative: false, broken: false, box: BOX }] };
    case 'description':
      return { ...state, controls: state.controls.map((one) => ({ ...one, described_by: text })) };
    case 'page title':
      return { ...state, title: text };
    case 'step title':
      return state;
    default:
      return { ...state, text: { ...state.text, blocks: [...blocks, block] } };
  }
}
