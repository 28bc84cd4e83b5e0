import { nativeName } from './document-model.ts';
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

/** spreadsheet-builder: one row a finding, by RFC 4180 and as a sheet. */
export function buildSpreadsheet({ outcomes, plan, words }: Facts, name: string): Product {
  const findings = byHarm(outcomes).map((issue) => [
    issue.id,
    taskOf(plan, issue),
    severityOf(issue),
    issue.critical ? 'yes' : 'no',
    issue.rule,
    issue.title,
    issue.claim,
    issue.recommendation,
    firstRef(issue),
    issue.touched.length,
    issue.journeys,
    issue.claims.wcag.join(' '),
  ]);
  const rows = [COLUMNS, ...findings];
  return {
    name,
    text: rows.map((row) => `${row.map((value) => cell(String(value))).join(',')}\r\n`).join(''),
    native: {
      format: 'xlsx',
      name: nativeName(name, 'xlsx'),
      title: words.documents?.sheet ?? '',
      rows,
    },
  };
}

/** A table program takes `=`, `+`, `-`, `@` and tabs at the start for a formula: an apostrophe keeps it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
