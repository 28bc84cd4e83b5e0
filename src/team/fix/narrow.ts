interface Change {
  readonly find: string;
  readonly replace: string;
}

/** Only the words that differ, and so many beside them that they stand once in the line: two changes of one tag get along. */
export function narrow(line: string, change: Change): Change {
  const [find, replace] = [split(change.find), split(change.replace)];
  let head = countShared(find, replace);
  let tail = countShared(find.slice(head).toReversed(), replace.slice(head).toReversed());
  const cut = (words: readonly string[]): string => words.slice(head, words.length - tail).join('');
  while (!/\w/.test(cut(find)) || line.split(cut(find)).length !== 2) {
    if (head > 0) head -= 1;
    else if (tail > 0) tail -= 1;
    else return change;
  }
  return { find: cut(find), replace: cut(replace) };
}

/** Words, and the spaces and ends of tags between them. */
function split(text: string): string[] {
  return text.split(/(\s+|>)/).filter((part) => part !== '');
}

function countShared(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, at) => word !== other[at]);
  return end === -1 ? Math.min(one.length, other.length) : end;
}
