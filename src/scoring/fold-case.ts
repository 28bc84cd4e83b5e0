/**
 * Folds case fully, as Unicode does for matching: `Straße` meets `STRASSE`, `ΣΟΦΟΣ` meets `σοφος`. The language has no such
 * function; lower, upper, lower by character gives the same classes, except for the dotless i, which folds to itself.
 */
export function foldCase(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

const DOTLESS_I = 'ı';

/** One character at a time, since a final sigma depends on its neighbours. */
function foldCharacter(character: string): string {
  return character === DOTLESS_I ? character : character.toLowerCase().toUpperCase().toLowerCase();
}
