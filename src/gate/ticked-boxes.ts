const BOX = /^\s*[-*+] \[([ xX])\] .*<!-- ux-jury:do ([^<>\n]{1,80}) -->\s*$/;

/** The commands of the boxes that are ticked in one body and were not in the other, in order, each once. */
export function findTicked(before: string, after: string): string[] {
  const old = new Set(listTicked(before));
  return [...new Set(listTicked(after))].filter((command) => !old.has(command) && hasBox(before, command));
}

function listTicked(body: string): string[] {
  return boxesOf(body).flatMap(({ command, isTicked }) => (isTicked ? [command] : []));
}

/** Only a box that we wrote counts, not one that the edit brought along. */
function hasBox(body: string, command: string): boolean {
  return boxesOf(body).some((box) => box.command === command);
}

function boxesOf(body: string): { command: string; isTicked: boolean }[] {
  return body.split(/\r?\n/).flatMap((line) => {
    const [, mark, command] = BOX.exec(line) ?? [];
    return command === undefined ? [] : [{ command, isTicked: mark !== ' ' }];
  });
}
