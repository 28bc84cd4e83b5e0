import { fill } from '../fill.ts';
import { editOf, type Fixer } from './fixer.ts';
import { findWholeTexts } from './plain-words.ts';

/** A place with two names: the navigation's words are written once in the source and become the screen's own. */
export const oneName: Fixer = (issue, { source, words }) => {
  const [name, ...names] = [...new Set(issue.places.map((place) => place.name))];
  const [heading, ...headings] = [...new Set(issue.places.map(({ claim }) => saidIn(claim)))];
  if (name === undefined || !heading || names.length + headings.length > 0) return null;
  const [spot, ...others] = findWholeTexts(name, source);
  const edit = spot === undefined || others.length > 0 ? null : editOf(spot, spot.text, '{{answer}}');
  const sentence = words.decisions ?? {};
  return edit === null
    ? null
    : {
        fixer: 'one-name',
        grounds: `the navigation's words are written once, ${edit.file}:${edit.line}`,
        ask: {
          kind: 'decision',
          key: `place ${name}`,
          title: fill(sentence.place_title ?? '', { name }),
          options: [
            { text: heading, rationale: sentence.place_new_why ?? '' },
            { text: sentence.place_keep ?? '', rationale: sentence.place_keep_why ?? '' },
          ],
          because: sentence.place_because ?? '',
          risk: sentence.place_risk ?? '',
        },
        edits: [edit],
      };
};

function saidIn(claim: string): string | null {
  return /the screen calls itself “(.+)”\.$/.exec(claim)?.[1] ?? null;
}
