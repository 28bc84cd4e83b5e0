/** A stable id for one cause under one rule: unrelated changes, wording and order do not touch it. */
export function issueId(rule: string, cause: string): string {
  return `${rule}-${fnv1a(cause)}`;
}

/** FNV-1a over UTF-16 units, 32 bits as eight hex digits: for names that stay, not for security. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
