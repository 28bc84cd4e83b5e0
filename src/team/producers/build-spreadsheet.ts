import { byHarm, type Facts, firstRef, type Product, severityOf, taskOf } from './facts.ts';

const COLUMNS = [
  'id',
  'task',
  'severity',
  'critical',
  'rule',
  'title',
  'claim',
  'advice',
  'first_place',
  'places',
  'journeys',
  'wcag',
];

/** spreadsheet-builder: one row a finding, by RFC 4180. */
export function buildSpreadsheet({ outcomes, plan }: Facts, name: string): Product {
  const rows = byHarm(outcomes).map((issue) => [
    issue.id,
    taskOf(plan, issue),
    severityOf(issue),
    issue.critical ? 'yes' : 'no',
    issue.rule,
    issue.title,
    issue.claim,
    issue.recommendation,
    firstRef(issue),
    String(issue.touched.length),
    String(issue.journeys),
    issue.claims.wcag.join(' '),
  ]);
  return { name, text: [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('') };
}

/** A table program takes `=`, `+`, `-`, `@` and tabs at the start for a formula: an apostrophe keeps it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
