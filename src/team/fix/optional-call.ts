import { fill } from '../fill.ts';
import { editOf, type Fixer } from './fixer.ts';
import { findAll, literally } from './source.ts';

const SCRIPTS = /\.(?:[cm]?[jt]sx?|vue|svelte|html?)$/;
const MISSING = /Cannot read properties of undefined \(reading '([\w$]+)'\)/;

/** A script that breaks off since another one is not there: the one bare call of what that one offers asks first. */
export const callIfThere: Fixer = (issue, { source, words }) => {
  const [member, ...others] = [...new Set(issue.places.map(({ claim }) => MISSING.exec(claim)?.[1]))];
  if (member === undefined || others.length > 0) return null;
  const [spot, ...more] = findAll(source, new RegExp(`\\.${literally(member)}\\b`, 'g'), SCRIPTS);
  if (spot === undefined || more.length > 0) return null;
  const line = (spot.file.lines[spot.line - 1] ?? '').trim();
  const [whole, name] = new RegExp(`^window\\.([\\w$]+)\\.${literally(member)}\\(`).exec(line) ?? [];
  if (whole === undefined || name === undefined || !/\);?$/.test(line)) return null;
  const isSet = new RegExp(
    `\\b${literally(name)}\\s*=[^=]|\\b(?:function|class)\\s+${literally(name)}\\b`,
    'g',
  );
  if (findAll(source, isSet, SCRIPTS).length > 0) return null;
  const edit = editOf(spot, whole, whole.replace(`.${member}(`, `?.${member}(`));
  const { call_title = '', call_default = '', call_rationale = '' } = words.assumptions ?? {};
  return edit === null
    ? null
    : {
        fixer: 'call-if-there',
        grounds: `the only place of the source that reads ${member}, ${edit.file}:${edit.line}`,
        ask: {
          kind: 'assumption',
          key: `call ${name}`,
          title: fill(call_title, { name }),
          default: call_default,
          rationale: call_rationale,
        },
        edits: [edit],
      };
};
