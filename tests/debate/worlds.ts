import type { CriteriaFacts, VisualGrounding } from '../../src/contract/criteria.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { Journey, Step } from '../../src/contract/journey.ts';
import type { Claims, Issue, Outcomes, Place, RuleTally } from '../../src/contract/outcome.ts';

/** A build as the experts are shown it: three journeys through a small shop, and what the rules said. */
export interface World {
  readonly evidence: Evidence;
  readonly outcomes: Outcomes;
}

const NO_CLAIMS: Claims = { spark: [], nielsen: [], walkthrough: [], pure: [], wcag: [], criteria: [] };

function aStep(journey: string, order: number, title: string): Step {
  return {
    order,
    title,
    group: null,
    action: 'click',
    interaction: 'click_tap',
    status: 'ok',
    error: null,
    target: null,
    input: null,
    pointer_activations: 1,
    key_presses: 0,
    started_ms: order * 1000,
    duration_ms: 200,
    response: null,
    trouble: { console_errors: [], page_errors: [], failed_requests: [], dialogs: [] },
    page: 'https://shop.test/',
    state_before: null,
    state_after: `${journey}-s${order}`,
    source: null,
  };
}

const TITLES: Readonly<Record<string, string>> = {
  'buy-a-book': 'Buy a book',
  'sign-up': 'Sign up',
  'find-order': 'Find an order',
};

function aJourney(id: string, steps: readonly string[], change: Partial<Journey> = {}): Journey {
  const title = TITLES[id] ?? id;
  return {
    id,
    title,
    project: 'chromium',
    source: { file: 'tests/shop.spec.ts', line: 3 },
    tags: [],
    goal: title,
    target_user: null,
    expected_end_state: null,
    status: 'complete',
    outcome: 'expected',
    attempts: 1,
    duration_ms: 4000,
    error: null,
    browser: 'chromium',
    viewport: { width: 1280, height: 720 },
    steps: steps.map((name, at) => aStep(id, at + 1, name)),
    assertions: [],
    end_state: `${id}-s${steps.length}`,
    not_measured: [],
    ...change,
  };
}

export const JOURNEYS: readonly Journey[] = [
  aJourney('buy-a-book', ['Open the shop', 'Search for a book', 'Add it to the basket', 'Pay']),
  aJourney('sign-up', ['Open the form', 'Fill in the name', 'Fill in the address', 'Send the form']),
  aJourney('find-order', ['Open the account', 'Open the orders', 'Filter by year']),
];

export function makeEvidence(journeys: readonly Journey[] = JOURNEYS): Evidence {
  const states = journeys.flatMap(({ steps }) => steps.flatMap(({ state_after }) => state_after ?? []));
  const count = (status: Journey['status']) => journeys.filter((one) => one.status === status).length;
  return {
    run_id: 'run-7',
    context: {
      target: 'https://shop.test/',
      source_kind: 'live_url',
      test_brief: 'Buying, signing up and finding an order.',
      target_user: 'Someone who buys books now and then',
      tasks: journeys.map(({ title }) => title),
      viewport: '1280x720',
      build_identity: 'a1b2c3d',
      constraints: [],
    },
    contract_hash: '0'.repeat(64),
    interactive_test_completed: true,
    comparable_to_previous: false,
    bundles: [{ path: 'bundle', sha256: '0'.repeat(64) }],
    journeys: [...journeys],
    screens: states.map((id) => ({
      id,
      route: `/${id}`,
      title: id,
      heading: null,
      picture: `pictures/${id}.jpg`,
      visits: 1,
      first_ref: `state:${id}`,
    })),
    coverage: {
      journeys: journeys.length,
      complete: count('complete'),
      partial: count('partial'),
      failed: count('failed'),
      abandoned: count('abandoned'),
      skipped: count('skipped'),
      flaky: 0,
      steps: states.length,
      states: states.length,
      states_with_axe: states.length,
      states_with_picture: states.length,
      capture_faults: 0,
    },
    not_measured: [],
  };
}

export function aPlace(ref: string): Place {
  const [journey = ref, step] = ref.split('/step-');
  const order = step === undefined ? null : Number(step);
  return {
    journey,
    step: order,
    state: order === null ? null : `${journey}-s${order}`,
    key: null,
    name: 'Continue',
    box: null,
    ref,
    claim: 'Seen here.',
  };
}

export interface IssuePlan extends Partial<Omit<Issue, 'claims' | 'places'>> {
  readonly id: string;
  readonly at: readonly string[];
  readonly claims: Partial<Claims>;
}

export function anIssue({ at, claims, ...change }: IssuePlan): Issue {
  return {
    rule: change.id,
    severity: 2,
    critical: false,
    wcag_class: null,
    title: change.id,
    claim: `${change.id} was measured.`,
    recommendation: `Mend ${change.id}.`,
    touched: [...at],
    journeys: new Set(at.map((ref) => ref.split('/')[0])).size,
    ...change,
    claims: { ...NO_CLAIMS, ...claims },
    places: at.map(aPlace),
  };
}

export function aTally(rule: string, claims: Partial<Claims>, change: Partial<RuleTally> = {}): RuleTally {
  return {
    rule,
    title: rule,
    failed: 0,
    passed: 8,
    cannot_tell: 0,
    passed_refs: ['buy-a-book/step-02', 'sign-up/step-01'],
    passed_claim: `${rule} held`,
    unknown_reason: null,
    ...change,
    claims: { ...NO_CLAIMS, ...claims },
  };
}

const PASSES: readonly RuleTally[] = [
  aTally(
    'every-screen-linked',
    { criteria: ['screen-reachability'], walkthrough: [2] },
    {
      passed_claim: 'Every screen was reached by a link or a button on the screen before.',
    },
  ),
  aTally(
    'place-is-marked',
    { criteria: ['navigation-consistency'], nielsen: ['H4'] },
    {
      passed_claim: 'The navigation marks the current place.',
    },
  ),
  aTally(
    'way-on',
    { criteria: ['no-dead-ends', 'back-navigation'], nielsen: ['H3'] },
    {
      passed_claim: 'Every screen offers a way on or back.',
    },
  ),
  aTally(
    'control-answers',
    { criteria: ['clickable-response', 'state-changes-visible'], nielsen: ['H1'] },
    {
      passed_claim: 'Every pressed control changed the screen.',
    },
  ),
  aTally(
    'value-kept',
    { criteria: ['forms-functional'], nielsen: ['H5'] },
    {
      passed_claim: 'Every field kept what was entered.',
    },
  ),
  aTally(
    'calm-layout',
    { criteria: ['transition-smoothness'], nielsen: ['H4'] },
    {
      passed_claim: 'Nothing shifted while a screen settled.',
    },
  ),
  aTally(
    'journey-reaches-end',
    { criteria: ['journey-completability'], walkthrough: [1] },
    {
      passed_claim: 'The journey reached its end.',
      passed_refs: ['buy-a-book', 'sign-up', 'find-order'],
    },
  ),
  aTally(
    'next-action-named',
    { criteria: ['journey-clarity'], nielsen: ['H6'], walkthrough: [2] },
    {
      passed_claim: 'The control to use was in view and had a name.',
    },
  ),
  aTally(
    'error-says-how',
    { criteria: ['error-states'], nielsen: ['H9'] },
    {
      passed_claim: 'Errors say what to do.',
      passed: 2,
      passed_refs: ['sign-up/step-04'],
    },
  ),
  aTally(
    'no-page-error',
    { criteria: ['no-js-errors'], spark: ['reliable'] },
    {
      passed_claim: 'No step raised an error.',
    },
  ),
  aTally(
    'assets-load',
    { criteria: ['no-broken-assets'] },
    { passed_claim: 'Every picture and request loaded.' },
  ),
];

/** A decent shop: passes everywhere, one small blemish. */
export const GOOD: World = {
  evidence: makeEvidence(),
  outcomes: {
    rules: [...PASSES],
    issues: [
      anIssue({
        id: 'small-target',
        at: ['find-order/step-03'],
        claims: { criteria: ['clickable-response'], nielsen: ['H7'] },
        severity: 1,
        title: 'A target is small',
        claim: 'The filter button is 20 pixels high.',
        recommendation: 'Make it at least 24 pixels high.',
      }),
    ],
  },
};

const DEAD_BUTTONS = anIssue({
  id: 'dead-control',
  at: ['buy-a-book/step-03', 'find-order/step-02', 'sign-up/step-02'],
  claims: { criteria: ['clickable-response', 'state-changes-visible'], nielsen: ['H1'], walkthrough: [4] },
  severity: 3,
  title: 'Buttons answer with nothing to see',
  claim: 'After “Add to basket” was pressed, nothing on the screen changed for 3 seconds.',
  recommendation: 'Show at once that the press was taken: a busy state, then the new count.',
});

const PAGE_ERRORS = anIssue({
  id: 'page-error',
  at: ['buy-a-book/step-02', 'sign-up/step-03'],
  claims: { criteria: ['no-js-errors'], spark: ['reliable'] },
  severity: 3,
  title: 'Uncaught errors',
  claim: 'The page raised “price is undefined” while a journey ran.',
  recommendation: 'Guard the missing price and log the cause.',
});

const LOST_INPUT = anIssue({
  id: 'input-lost',
  at: ['sign-up/step-04'],
  claims: { criteria: ['forms-functional', 'error-states'], nielsen: ['H5', 'H9'] },
  severity: 4,
  critical: true,
  title: 'Input is lost after an error',
  claim: 'After the error the form was empty again; five fields had to be filled in anew.',
  recommendation: 'Keep what was entered and point at the field that is wrong.',
});

/** A shop that is seriously broken, and in which a journey fails. */
export const BAD: World = {
  evidence: makeEvidence([
    ...JOURNEYS.slice(0, 1),
    aJourney('sign-up', ['Open the form', 'Fill in the name', 'Fill in the address', 'Send the form'], {
      status: 'failed',
      outcome: 'unexpected',
      error: 'Timed out',
      steps: ['Open the form', 'Fill in the name', 'Fill in the address', 'Send the form'].map(
        (title, at) => ({
          ...aStep('sign-up', at + 1, title),
          status: at === 3 ? ('failed' as const) : ('ok' as const),
        }),
      ),
    }),
    ...JOURNEYS.slice(2),
  ]),
  outcomes: {
    rules: PASSES.filter(
      ({ rule }) => !['control-answers', 'no-page-error', 'error-says-how'].includes(rule),
    ).map((tally) => (tally.rule === 'value-kept' ? { ...tally, passed_refs: ['sign-up/step-02'] } : tally)),
    issues: [
      DEAD_BUTTONS,
      PAGE_ERRORS,
      LOST_INPUT,
      anIssue({
        id: 'no-location',
        at: ['buy-a-book/step-01', 'sign-up/step-01', 'find-order/step-01'],
        claims: { criteria: ['navigation-consistency'], nielsen: ['H6'] },
        severity: 3,
        title: 'Nothing tells where one is',
        claim: 'No item of the navigation is marked as the current one.',
        recommendation: 'Mark the current item with aria-current and a visible style.',
      }),
    ],
  },
};

/** A shop with one bad habit that only one of the experts weighs in full. */
export const DIVERGENT: World = {
  evidence: makeEvidence(),
  outcomes: {
    rules: PASSES.filter(({ rule }) => rule !== 'no-page-error'),
    issues: [PAGE_ERRORS],
  },
};

/** The strategist has a passed check at the very steps that the UX specialist objects to. */
export const DISPUTED: World = {
  evidence: makeEvidence(),
  outcomes: {
    rules: [
      ...PASSES.filter(({ rule }) => rule !== 'control-answers'),
      aTally(
        'press-leads-on',
        { criteria: ['clickable-response', 'state-changes-visible'], walkthrough: [1] },
        {
          passed_claim: 'Every press led to the next step of the journey.',
          passed_refs: ['buy-a-book/step-03', 'find-order/step-02', 'sign-up/step-02'],
        },
      ),
    ],
    issues: [
      {
        ...DEAD_BUTTONS,
        title: 'Buttons answer late',
        claim: 'After “Add to basket” was pressed, the first change came after 1.4 seconds.',
      },
    ],
  },
};

export const NO_GROUNDING: VisualGrounding = {
  references: { count: 0, sources: [] },
  designs: { count: 0, sources: [] },
  brand: { count: 0, sources: [] },
};

export const PLAIN_FACTS: CriteriaFacts = {
  style_brief: false,
  animation_brief: false,
  journeys: 3,
  several_viewports: false,
  grounding: NO_GROUNDING,
};
