/** Totals first, then what is missing and what is wrongly said, so that a reader sees where to work. */
export function printResults(results) {
  for (const { set, totals, rules, categories, rows } of results) {
    console.log(`\n${set}`);
    console.table([totals]);
    if (rules !== undefined) console.table(rules.map(ruleLine));
    if (categories !== undefined) console.table(categories);
    if (set === 'alphagov') console.table(rows.map(barrierLine));
    const errors = rows.filter(({ error }) => error !== null);
    for (const { path, file, text, error } of errors)
      console.log(`not measured: ${path ?? file ?? text}: ${error}`);
  }
}

function ruleLine({ rule, name, failed, found, review, clean, false_alarms, axe_found, axe_false_alarms }) {
  return {
    rule,
    name: name.slice(0, 46),
    found: `${found}/${failed}`,
    review,
    false: `${false_alarms}/${clean}`,
    axe: `${axe_found}/${failed}`,
    axe_false: axe_false_alarms,
  };
}

function barrierLine({ category, barrier, found, ours, review, axe, mapped }) {
  return {
    barrier: `${category}: ${barrier}`.slice(0, 70),
    found: found ? 'yes' : review.length > 0 ? 'review' : mapped ? 'no' : 'no rule',
    by: [...new Set([...ours, ...review])].join(' ').slice(0, 50),
    axe: axe.join(' '),
  };
}
