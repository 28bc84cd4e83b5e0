import { groupBy } from './print.mjs';

/** What a reader wants to know first. */
export function sumUp({ kinds, twins, calibration }) {
  const applied = kinds.filter(({ applies, measured, found }) => applies && (measured || found));
  const byKind = groupBy(applied, 'kind');
  const states = calibration.reduce((sum, one) => sum + one.states, 0);
  const hit = calibration.reduce((sum, one) => sum + one.states_with_alarms, 0);
  return {
    kinds: new Set(kinds.map(({ kind }) => kind)).size,
    cases: applied.length,
    too_slow: kinds.filter(({ applies, measured, found }) => applies && !measured && !found).length,
    named: applied.filter(({ named }) => named).length,
    at_step: applied.filter(({ at_step }) => at_step).length,
    found: applied.filter(({ found }) => found).length,
    kinds_found_everywhere: byKind.filter(([, rows]) => rows.every(({ found }) => found)).length,
    kinds_that_apply: byKind.length,
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
