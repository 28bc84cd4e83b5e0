/** The tables of a run: kinds by app, what was missed, twins, calibration. */
export function printResults({ kinds, twins, calibration, totals }) {
  console.log(
    '\nFaults by kind and app: found, (step) right place but not every method, (named) elsewhere, missed, too slow: not captured whole, - does not apply',
  );
  console.table(
    Object.fromEntries(
      groupBy(kinds, 'kind').map(([kind, rows]) => [
        kind,
        Object.fromEntries(rows.map((row) => [row.app, mark(row)])),
      ]),
    ),
  );
  const missed = kinds.filter((row) => row.applies && !row.found);
  if (missed.length > 0) console.log('\nNot found');
  for (const row of missed)
    console.log(
      `${row.kind} in ${row.app}: ${mark(row)}; rules ${row.rules.join(' ') || 'none'}; methods missing ${(row.missing_methods ?? []).join(' ')}; said instead ${(row.said_instead ?? []).join(' ')}`,
    );
  console.log('\nHarmless changes: what is said of them alone, medium or above');
  console.table(
    twins.map(({ twin, app, applies, states, alarms }) => ({
      twin,
      app,
      applies,
      states,
      alarms: alarms.length,
      what: alarms.map(({ rule }) => rule).join(' '),
    })),
  );
  console.log('\nClean apps');
  console.table(
    calibration.map(({ app, verdict, states, scores, without_real_faults, real_faults, alarms }) => ({
      app,
      verdict,
      states,
      scores: Object.values(scores).join(' '),
      without: Object.values(without_real_faults).join(' '),
      real_faults,
      alarms: alarms.length,
    })),
  );
  console.log(
    'Scores: spark, nielsen, cognitive_walkthrough, pure, wcag_2_2_aa; "without" leaves out the faults that the app really has.',
  );
  console.table([totals]);
}

/** One word for a cell of the table. */
export function mark({ applies, measured, found, at_step, named }) {
  if (!applies) return '-';
  if (found) return 'found';
  if (!measured) return 'too slow';
  if (at_step) return '(step)';
  return named ? '(named)' : 'missed';
}

/** Rows by the value of a field, in the order of their first one. */
export function groupBy(rows, field) {
  const groups = new Map();
  for (const row of rows) groups.set(row[field], [...(groups.get(row[field]) ?? []), row]);
  return [...groups];
}
