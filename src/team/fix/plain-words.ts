import type { Edit } from '../../contract/team/stage1.ts';
import { fill } from '../fill.ts';
import { editOf, type Fixer } from './fixer.ts';
import { findAll, literally, type Source, type Spot } from './source.ts';
import { canBe } from './tags.ts';

const QUOTES = ["'", '"', '`'];
const TROUBLE = /err|fail|0x|\b[45]\d\d\b/i;

/** Words of the program on the screen: each text that was shown is written once in the source. */
export const plainWords: Fixer = (issue, { source, words }) => {
  const shown = [...new Set(issue.places.map(({ name }) => name))];
  const edits = shown.map((text) => findText(text, source));
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== shown.length) return null;
  const isTrouble = shown.some((text) => TROUBLE.test(text));
  const sentence = words.decisions ?? {};
  return {
    fixer: 'plain-words',
    grounds: `the text is written once, ${sure.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    ask: {
      kind: 'decision',
      key: `words ${shown[0]}`,
      title: fill(sentence.words_title ?? '', { text: shown[0] ?? '' }),
      options: [
        {
          text: (isTrouble ? words.texts?.error : words.texts?.success) ?? '',
          rationale: sentence.words_new_why ?? '',
        },
        { text: sentence.words_keep ?? '', rationale: sentence.words_keep_why ?? '' },
      ],
      because: sentence.words_because ?? '',
      risk: sentence.words_risk ?? '',
    },
    edits: sure,
  };
};

/** Every place where the text is all that stands between two quotes or two tags. */
export function findWholeTexts(text: string, source: Source): Spot[] {
  return findAll(source, new RegExp(literally(text), 'g')).filter(isWholeText);
}

function findText(text: string, source: Source): Edit | null {
  const plain = findWholeTexts(text, source);
  const [spot] = plain;
  if (spot !== undefined) return plain.length === 1 ? editOf(spot, spot.text, '{{answer}}') : null;
  const templates = findAll(source, /(?<=`)[^`]*\$\{[^`]*(?=`)/g).filter((one) => canBe(one.text, text));
  const [template] = templates;
  return template !== undefined && templates.length === 1
    ? editOf(template, template.text, '{{answer}}')
    : null;
}

/** The text is all that stands between two quotes or two tags: no mere mention of it in a longer sentence. */
function isWholeText({ file, line, column, text }: Spot): boolean {
  const whole = file.lines[line - 1] ?? '';
  const [before = '', after = ''] = [whole[column - 1], whole[column + text.length]];
  if (before === '>' && after === '<') return true;
  if (before !== after || !QUOTES.includes(before)) return false;
  const head = whole.slice(0, column);
  return QUOTES.every((quote) => quote === before || head.split(quote).length % 2 === 1);
}
