import { readFileSync } from 'node:fs';

/**
 * The faults that the apps of others really have, as people judged them one by one: `rule` and a pattern of what is claimed,
 * with the reason. What is said of a clean app and is not among them counts as a false alarm.
 */
export function readKnownFaults() {
  const all = JSON.parse(readFileSync(new URL('./known-faults.json', import.meta.url), 'utf8'));
  return (app, issue) =>
    all.find(
      (one) => one.app === app && one.rule === issue.rule && new RegExp(one.claim, 'i').test(issue.claim),
    ) ?? null;
}
