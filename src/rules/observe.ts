import { UxJuryError } from '../contract/errors.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { Journey } from '../contract/journey.ts';
import type { Outcomes, Place, RuleTally } from '../contract/outcome.ts';
import { artefactOf, isWalked } from '../contract/source.ts';
import type { State } from '../contract/state.ts';
import { fill } from './fill.ts';
import { type IssueBook, listIssues, noteIssue } from './issues.ts';
import { placeAt, placesOn, refOf } from './places.ts';
import type { Moment, Observation, Rule, RulePage, Spot } from './rule.ts';
import { cacheStates } from './state-cache.ts';
import { beginTally, countAnswer } from './tally.ts';
import { gatherVisits, type Visit } from './visits.ts';

interface Input {
  readonly evidence: Evidence;
  readonly readState: (id: string) => State;
  readonly rules: readonly Rule[];
  readonly pages: ReadonlyMap<string, RulePage>;
}

/** A rule at work: its words and what it has counted. */
interface Desk {
  readonly rule: Rule;
  readonly page: RulePage;
  readonly tally: RuleTally;
}

/** One run of the catalogue: what it reads and what it writes down. */
interface Session {
  readonly desks: readonly Desk[];
  readonly book: IssueBook;
  readonly read: (state: string | null) => State | null;
  readonly visits: ReadonlyMap<string, readonly Visit[]>;
}

/**
 * Asks every rule about every screen, step and journey that was walked, and groups what failed by cause. Each distinct
 * screen is judged once, in first-visit order; time and memory grow with the number of steps. Throws UxJuryError
 * rule_page_missing or rule_page_value when a rule has no words, and whatever `readState` throws.
 */
export function observe({ evidence, readState, rules, pages }: Input): Outcomes {
  const walked = evidence.journeys.filter(isWalked);
  const unwalked = evidence.journeys.filter((journey) => artefactOf(journey) !== null);
  const session: Session = {
    desks: rules.map((rule) => openDesk(rule, pages)),
    book: new Map(),
    read: cacheStates(readState),
    visits: gatherVisits(walked),
  };
  const judged = new Set<string>();
  for (const journey of walked) observeJourney(journey, judged, session);
  if (unwalked.length < evidence.journeys.length) observeRun(withoutArtefacts(evidence), session);
  for (const journey of unwalked) leaveOpen(journey, session);
  return { rules: session.desks.map(({ tally }) => tally), issues: listIssues(session.book, walked) };
}

/** The run as tests walked it. */
function withoutArtefacts(evidence: Evidence): Evidence {
  const unwalked = evidence.journeys.filter((journey) => artefactOf(journey) !== null);
  if (unwalked.length === 0) return evidence;
  const isOf = (ref: string): boolean => unwalked.some(({ id }) => ref.startsWith(`${id}/`));
  return {
    ...evidence,
    journeys: evidence.journeys.filter((journey) => !unwalked.includes(journey)),
    screens: evidence.screens.filter(({ first_ref }) => !isOf(first_ref)),
  };
}

/** Rules rest on what was measured: of a picture or a text none of them can tell anything. */
function leaveOpen({ not_measured: [note] }: Journey, { desks }: Session): void {
  for (const { tally } of desks) {
    tally.cannot_tell += 1;
    tally.unknown_reason ??= note?.reason ?? null;
  }
}

function openDesk(rule: Rule, pages: ReadonlyMap<string, RulePage>): Desk {
  const page = pages.get(rule.id);
  if (page === undefined)
    throw new UxJuryError('rule_page_missing', `Rule ${rule.id} has no page.`, {
      hint: `Write templates/rules/${rule.id}.md.`,
    });
  return { rule, page, tally: beginTally(rule, page) };
}

function observeJourney(journey: Journey, judged: Set<string>, session: Session): void {
  for (const step of journey.steps)
    for (const id of [step.state_before, step.state_after]) observeState(id, judged, session);
  observeState(journey.end_state, judged, session);
  for (const moment of momentsOf(journey, session)) observeStep(moment, session);
  const home = { journey: journey.id, step: null, state: null };
  for (const desk of session.desks)
    if (desk.rule.scope === 'journey')
      note(desk, desk.rule.check({ journey, read: session.read }), { home, session });
}

function observeState(id: string | null, judged: Set<string>, session: Session): void {
  const state = id !== null && judged.has(id) ? null : session.read(id);
  if (state === null || id === null) return;
  judged.add(id);
  const visits = session.visits.get(id) ?? [];
  for (const { rule, page, tally } of session.desks) {
    if (rule.scope !== 'state') continue;
    for (const seen of rule.check(state)) {
      countAnswer(tally, page, { seen, ref: visits[0]?.ref ?? id });
      if (seen.result !== 'failed') continue;
      const claim = fill(page.claim, { ...seen.values, name: seen.name }, rule.id);
      noteIssue(session.book, { rule, page, seen, places: placesOn(id, visits, { seen, claim }) });
    }
  }
}

function* momentsOf(journey: Journey, { read }: Session): Generator<Moment> {
  let previous: Moment['previous'] = null;
  for (const step of journey.steps) {
    yield { journey, step, previous, before: read(step.state_before), after: read(step.state_after) };
    previous = step;
  }
}

function observeStep(moment: Moment, session: Session): void {
  const { journey, step } = moment;
  const home = { journey: journey.id, step: step.order, state: step.state_after };
  for (const desk of session.desks)
    if (desk.rule.scope === 'step') note(desk, desk.rule.check(moment), { home, session });
}

function observeRun(evidence: Evidence, session: Session): void {
  const home = { journey: evidence.journeys[0]?.id ?? 'run', step: null, state: null };
  for (const desk of session.desks)
    if (desk.rule.scope === 'run') note(desk, desk.rule.check(evidence), { home, session });
}

/** Counts answers that were given at one spot each; a failed one becomes a place of its issue. */
function note(
  { rule, page, tally }: Desk,
  answers: readonly Observation[],
  { home, session }: { home: Spot; session: Session },
): void {
  for (const seen of answers) {
    const spot = seen.at ?? home;
    countAnswer(tally, page, { seen, ref: refOf(spot) });
    if (seen.result !== 'failed') continue;
    const claim = fill(page.claim, { ...seen.values, name: seen.name }, rule.id);
    const places: Place[] = [placeAt(spot, seen, claim)];
    noteIssue(session.book, { rule, page, seen, places });
  }
}
