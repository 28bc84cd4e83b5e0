type Fields = Readonly<Record<string, unknown>>;

const COUNT_KEYS = ['logical_steps', 'clicks_taps', 'required_fields', 'optional_fields'] as const;

/** Gives missing count keys of an action analysis their meaning, `null`; anything else is returned as it came. */
export function fillUnknownCounts(analysis: unknown): unknown {
  return isFields(analysis) && Array.isArray(analysis.actions)
    ? { ...analysis, actions: analysis.actions.map(fillAction) }
    : analysis;
}

function fillAction(action: unknown): unknown {
  if (!isFields(action)) return action;
  const filled: Record<string, unknown> = { ...action };
  for (const key of ['current_counts', 'simplest_safe_path']) {
    const counts = filled[key];
    if (isFields(counts)) filled[key] = fillCounts(counts);
  }
  return filled;
}

function fillCounts(counts: Fields): Fields {
  const missing = COUNT_KEYS.filter((key) => counts[key] === undefined);
  return { ...counts, ...Object.fromEntries(missing.map((key) => [key, null])) };
}

/** Tells whether a value is a JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
