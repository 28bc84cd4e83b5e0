const plain = (text) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Whether a kind was put into the app, and whether it was named: by a rule of its family that says something new against
 * the page as it is, at the step or part that was changed, and by every method that the kind belongs to.
 */
export function scoreCase(kind, run, clean) {
  const changed = run.told.filter(({ broken }) => broken === undefined);
  const base = {
    kind: kind.id,
    area: kind.area,
    app: run.app,
    applies: changed.length > 0,
    measured: isMeasured(run),
  };
  if (!base.applies)
    return { ...base, named: false, at_step: false, by_method: false, found: false, rules: [], severity: 0 };
  const named = run.issues.filter((issue) => kind.rules.includes(issue.rule) && isNew(issue, clean));
  const placed = named.filter((issue) => issue.places.some((place) => isAt(place, { kind, changed, run })));
  const methods = kind.methods.filter((id) => placed.some((issue) => isNamedBy(issue, run.methods[id])));
  const isCritical = kind.critical !== true || isBlocked(run);
  const by_method = placed.length > 0 && methods.length === kind.methods.length && isCritical;
  return {
    ...base,
    named: named.length > 0,
    at_step: placed.length > 0,
    by_method,
    found: by_method,
    rules: [...new Set((placed.length > 0 ? placed : named).map(({ rule }) => rule))],
    missing_methods: kind.methods.filter((id) => !methods.includes(id)),
    severity: Math.max(0, ...placed.map(({ severity }) => severity)),
    said_instead: named.length > 0 ? [] : newRules(run, clean),
  };
}

/** Not where the machine was too slow for the capture: a miss would say nothing about the rules. */
export function isMeasured({ journeys, states }) {
  const notes = [...journeys, ...states].flatMap(({ not_measured }) => not_measured);
  return !notes.some(({ reason }) => LATE.test(reason));
}

const LATE = /^(too_slow|time_budget_spent)$/;

/** What is said of a harmless change and was not said of the page as it is, medium or above. */
export function scoreTwin(run, { clean, isReal }) {
  const alarms = run.issues.filter(
    (issue) => issue.severity >= 2 && isNew(issue, clean) && !isReal(run.app, issue),
  );
  return {
    twin: run.id,
    app: run.app,
    applies: run.told.length > 0,
    measured: isMeasured(run),
    states: run.states.length,
    alarms: alarms.map(({ rule, claim, critical }) => ({ rule, claim, critical })),
  };
}

function newRules(run, clean) {
  return [...new Set(run.issues.filter((issue) => isNew(issue, clean)).map(({ rule }) => rule))].slice(0, 6);
}

function isNew(issue, clean) {
  const known = clean.issues.find(({ id }) => id === issue.id);
  return (
    known === undefined || issue.severity > known.severity || issue.touched.length > known.touched.length
  );
}

/** The finding of a method that tells this issue: same words at one of its places. */
function isNamedBy(issue, { findings }) {
  const refs = new Set([...issue.touched, ...issue.places.map(({ ref }) => ref)]);
  return findings.some(({ title, evidence_ref }) => title === issue.title && refs.has(evidence_ref));
}

function isBlocked({ aggregate, methods }) {
  return (
    aggregate.verdict === 'fail' &&
    Object.values(methods).some(({ critical_failures }) => critical_failures.length > 0)
  );
}

function isAt(place, { kind, changed, run }) {
  if (kind.at === 'any') return true;
  const journey = run.journeys.find(({ id }) => id === place.journey);
  const step = journey?.steps.find(({ order }) => order === place.step);
  if (kind.at === 'act') return step !== undefined && changed.some((fact) => isActOn(step, journey, fact));
  const urls = urlsOf(place, { step, run });
  return changed.some((fact) => {
    if (!urls.some((url) => isSamePage(url, fact.url))) return false;
    return kind.at === 'page' || fact.box === null || isSamePart(place, fact);
  });
}

/** The step used the changed control, or is the one right after it. */
function isActOn(step, journey, fact) {
  const before = journey.steps.find(({ order }) => order === step.order - 1);
  return [step, before].some((one) => one?.target != null && isSamePart(one.target, fact));
}

function urlsOf(place, { step, run }) {
  const ids = [place.state, step?.state_before, step?.state_after].filter((id) => id != null);
  return ids.flatMap((id) => run.states.find((state) => state.id === id)?.url ?? []);
}

function isSamePage(one, two) {
  const [first, second] = [new URL(one), new URL(two)];
  return first.pathname.replace(/\.html$/, '') === second.pathname.replace(/\.html$/, '');
}

function isSamePart({ name, box }, fact) {
  const [first, second] = [plain(name ?? ''), plain(fact.name)];
  if (first !== '' && second !== '' && (first.includes(second) || second.includes(first))) return true;
  if (box == null || fact.box === null) return false;
  const grown = 24;
  const isApart = (start, size) =>
    box[start] > fact.box[start] + fact.box[size] + grown || fact.box[start] > box[start] + box[size] + grown;
  return !isApart('x', 'width') && !isApart('y', 'height');
}
