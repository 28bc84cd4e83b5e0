import { isMeasured } from './score-case.mjs';

/** A clean app: its scores, its scores without the faults that it really has, and what is said of it without being one. */
export function calibrate(run, { without, isReal }) {
  const serious = run.issues.filter(({ severity }) => severity >= 2);
  const alarms = serious.filter((issue) => isReal(run.app, issue) === null);
  const hit = new Set(
    alarms.flatMap(({ places }) => places.map(({ state }) => state)).filter((id) => id !== null),
  );
  return {
    app: run.app,
    states: run.states.length,
    measured: isMeasured(run),
    verdict: run.aggregate.verdict,
    scores: scoresOf(run.methods),
    without_real_faults: scoresOf(without),
    real_faults: serious.length - alarms.length,
    alarms: alarms.map(({ rule, severity, critical, claim }) => ({ rule, severity, critical, claim })),
    states_with_alarms: hit.size,
    critical: run.issues.filter(({ critical }) => critical).length,
  };
}

function scoresOf(methods) {
  return Object.fromEntries(Object.values(methods).map(({ method, score }) => [method, score]));
}
