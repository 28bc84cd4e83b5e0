import type { Issue } from '../../contract/outcome.ts';
import { byHarm, type Facts, firstRef, type Product, severityOf, taskOf } from './facts.ts';

/** data-file-writer: the same findings, in the same order, as JSON, YAML, XML, SARIF 2.1.0 and JUnit. */
export function writeData(facts: Facts, name: string): Product[] {
  const stem = name.replace(/\.json$/, '');
  const rows = byHarm(facts.outcomes).map((issue) => rowOf(issue, facts));
  return [
    {
      name: `${stem}.json`,
      text: `${JSON.stringify({ run_id: facts.aggregate.run_id, findings: rows }, null, 2)}\n`,
    },
    { name: `${stem}.yml`, text: toYaml(facts.aggregate.run_id, rows) },
    { name: `${stem}.xml`, text: toXml(facts.aggregate.run_id, rows) },
    { name: `${stem}.sarif`, text: `${JSON.stringify(toSarif(facts), null, 2)}\n` },
    { name: `${stem}.junit.xml`, text: toJunit(facts) },
  ];
}

type Row = Readonly<Record<string, string | number | boolean>>;

function rowOf(issue: Issue, { plan }: Facts): Row {
  return {
    id: issue.id,
    rule: issue.rule,
    severity: severityOf(issue),
    critical: issue.critical,
    title: issue.title,
    claim: issue.claim,
    recommendation: issue.recommendation,
    ref: firstRef(issue),
    places: issue.touched.length,
    task: taskOf(plan, issue),
    wcag: issue.claims.wcag.join(' '),
  };
}

/** A JSON string is a YAML string in double quotes, but for signs that YAML wants escaped. */
function toYaml(runId: string, rows: readonly Row[]): string {
  const scalar = (value: Row[string]): string =>
    JSON.stringify(value).replace(
      /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  const items = rows.map((row) =>
    Object.entries(row)
      .map(([key, value], at) => `${at === 0 ? '  - ' : '    '}${key}: ${scalar(value)}`)
      .join('\n'),
  );
  const list = items.length === 0 ? 'findings: []' : `findings:\n${items.join('\n')}`;
  return `run_id: ${scalar(runId)}\n${list}\n`;
}

function toXml(runId: string, rows: readonly Row[]): string {
  const items = rows.map((row) => {
    const fields = Object.entries(row).map(([key, value]) => `    <${key}>${xml(String(value))}</${key}>`);
    return `  <finding>\n${fields.join('\n')}\n  </finding>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<findings run="${xml(runId)}">\n${items.join('\n')}\n</findings>\n`;
}

/** XML 1.0 has no place for most control signs: they are left out. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const LEVELS = { critical: 'error', high: 'error', medium: 'warning', low: 'note' } as const;

function toSarif({ aggregate, outcomes }: Facts): object {
  const issues = byHarm(outcomes);
  const rules = [...new Set(issues.map(({ rule }) => rule))].toSorted();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'UX Jury',
            rules: rules.map((id) => ({
              id,
              shortDescription: { text: issues.find(({ rule }) => rule === id)?.title ?? id },
            })),
          },
        },
        automationDetails: { id: aggregate.run_id },
        results: issues.map((issue) => ({
          ruleId: issue.rule,
          ruleIndex: rules.indexOf(issue.rule),
          level: LEVELS[severityOf(issue)],
          message: { text: `${issue.claim} ${issue.recommendation}` },
          partialFingerprints: { uxJuryIssue: issue.id },
          locations: issue.places.slice(0, 10).map((place) => ({
            logicalLocations: [{ fullyQualifiedName: place.ref, kind: 'member' }],
          })),
        })),
      },
    ],
  };
}

const SKIPPED = '<skipped/>';

/** One test case a rule: failed ones name their findings, rules that could not tell are skipped. */
function toJunit({ outcomes }: Facts): string {
  const failing = groupByRule(byHarm(outcomes));
  const ids = [...new Set([...outcomes.rules.map(({ rule }) => rule), ...failing.keys()])];
  const cases = ids.map((id) => {
    const tally = outcomes.rules.find(({ rule }) => rule === id);
    const failures = (failing.get(id) ?? []).map(
      (issue) =>
        `<failure type="${severityOf(issue)}" message="${xml(issue.claim)}">${xml(firstRef(issue))}</failure>`,
    );
    const isSkipped = failures.length === 0 && tally?.passed === 0;
    return `    <testcase classname="ux-jury" name="${xml(id)}">${failures.join('')}${isSkipped ? SKIPPED : ''}</testcase>`;
  });
  const skipped = cases.filter((one) => one.includes(SKIPPED)).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="UX Jury" tests="${ids.length}" failures="${failing.size}" errors="0" skipped="${skipped}">\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`;
}

function groupByRule(issues: readonly Issue[]): Map<string, Issue[]> {
  const groups = new Map<string, Issue[]>();
  for (const issue of issues) groups.set(issue.rule, [...(groups.get(issue.rule) ?? []), issue]);
  return groups;
}
