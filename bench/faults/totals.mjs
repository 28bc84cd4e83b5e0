import { groupBy } from './print.mjs';

/** What a reader wants to know first. */
export function sumUp({ kinds, twins, calibration }) {
  const applied = kinds.filter(({ applies, measured }) => applies && measured);
  const late = kinds.filter(({ applies, measured }) => applies && !measured);
  const byKind = groupBy(applied, 'kind');
  const states = calibration.reduce((sum, one) => sum + one.states, 0);
  const hit = calibration.reduce((sum, one) => sum + one.states_with_alarms, 0);
  return {
    kinds: new Set(kinds.map(({ kind }) => kind)).size,
    cases: applied.length,
    too_slow: late.length,
    too_slow_and_found: late.filter(({ found }) => found).length,
    named: applied.filter(({ named }) => named).length,
    at_step: applied.filter(({ at_step }) => at_step).length,
    found: applied.filter(({ found }) => found).length,
    kinds_found_everywhere: byKind.filter(([, rows]) => rows.every(({ found }) => found)).length,
    kinds_that_apply: byKind.length,
    clean_apps_too_slow: calibration.filter(({ measured }) => !measured).length,
    clean_states: states,
    clean_states_with_alarm: hit,
    critical_alarms: calibration.reduce(
      (sum, one) => sum + one.alarms.filter(({ critical }) => critical).length,
      0,
    ),
    twins: twins.filter(({ applies }) => applies).length,
    twins_with_alarm: twins.filter(({ applies, alarms }) => applies && alarms.length > 0).length,
  };
}
