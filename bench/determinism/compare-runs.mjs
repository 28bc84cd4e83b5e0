/** Counts, over all runs, the steps that led to one and the same screen and the screens that had one and the same picture. */
export function compareRuns(runs) {
  const steps = collect(runs, ({ journeys }) => journeys.flatMap(listSteps));
  const pictures = collect(runs, ({ states }) => states.map((state) => [state.id, state.picture]));
  const breaks = runs.flatMap(({ journeys }) => journeys.flatMap(listBreaks));
  const unsteady = [...steps].filter(([, seen]) => seen.size > 1);
  const redrawn = [...pictures].filter(([, seen]) => seen.size > 1);
  const admitted = new Set(
    runs.flatMap(({ states }) =>
      states.filter((state) => state.not_measured.some(isAdmission)).map(({ id }) => id),
    ),
  );
  const unsaid = redrawn.filter(([id]) => !admitted.has(id));
  return {
    summary: [
      {
        what: 'runs (under load)',
        count: `${runs.length} (${runs.filter(({ isLoaded }) => isLoaded).length})`,
      },
      { what: 'steps', count: steps.size },
      { what: 'steps with another screen in some run', count: unsteady.length },
      { what: 'screens', count: pictures.size },
      { what: 'screens with another picture in some run', count: redrawn.length },
      { what: 'of these, screens that say so nowhere', count: unsaid.length },
      { what: 'steps that begin elsewhere than the last one ended', count: breaks.length },
    ],
    details: {
      steps: unsteady.map(([step, seen]) => ({ step, seen: Object.fromEntries(seen) })),
      pictures: redrawn.map(([state, seen]) => ({
        state,
        route: routeOf(runs, state),
        seen: Object.fromEntries(seen),
      })),
      breaks,
    },
  };
}

/** How often each value was seen for a key. */
function collect(runs, list) {
  const all = new Map();
  for (const run of runs)
    for (const [key, value] of list(run)) {
      const seen = all.get(key) ?? new Map();
      all.set(key, seen.set(value, (seen.get(value) ?? 0) + 1));
    }
  return all;
}

/** By the journey's title: a repetition has an id of its own, and has to lead to the same screens. */
function listSteps({ title: journey, steps }) {
  return steps.map(({ order, title, state_after }) => [`${journey} ${order} ${title}`, state_after]);
}

function listBreaks({ id, steps }) {
  return steps.flatMap(({ order, page, state_before }, index) => {
    const last = steps.slice(0, index).findLast((step) => step.page === page);
    return last === undefined || last.state_after === state_before ? [] : [`${id} ${order}`];
  });
}

function isAdmission({ reason }) {
  return /still_changing|unstable/.test(reason);
}

function routeOf(runs, id) {
  return runs.flatMap(({ states }) => states).find((state) => state.id === id)?.route;
}
