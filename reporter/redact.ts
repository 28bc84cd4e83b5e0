/** Every text that leaves the run passes here; nothing that was typed, queried or keyed may stay in it. */

/** Keeps origin, path and the names of query values: `https://a.b/c?token=*`. Long ids in the path become `:id`. */
export function redactUrl(url: string): string {
  if (/^(data|blob|javascript):/i.test(url)) return `${url.slice(0, url.indexOf(':'))}:*`;
  const parsed = parseUrl(url);
  if (parsed === null) return clip(url.replace(/[?#].*$/s, ''), 300);
  const origin = parsed.origin === 'null' ? parsed.protocol : parsed.origin;
  return clip(
    `${origin}${redactPath(parsed.pathname)}${redactQuery(parsed.search)}${redactHash(parsed.hash)}`,
    300,
  );
}

/** The part of an address that names a screen: path and hash route, ids as `:id`, no values. */
export function routeOf(url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null || parsed.protocol === 'about:') return url.slice(0, 100) || 'about:blank';
  const hash = /^#!?\//.test(parsed.hash) ? redactHash(parsed.hash) : '';
  const path = redactPath(parsed.pathname)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? ':id' : part))
    .join('/');
  return clip(`${path}${hash}`, 200) || '/';
}

/** A step's title without what was typed into it: `Fill "…" getByLabel('Name')`. */
export function redactTitle(title: string): string {
  const typed = /^(Fill|Type|Insert|Press sequentially) "(?:[^"\\]|\\.)*"?/s;
  const plain = title
    .replace(typed, (_, verb: string) => `${verb} "…"`)
    .replace(/^(Press|Key down|Key up) "[^"\s]"/, '$1 "…"');
  return clip(redactText(plain), 300);
}

/** An error's first lines, without colours, call log, source frame, field values and address values. */
export function redactError(message: string): string {
  const bare = message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours are control characters
    .replace(/\u001b\[[0-9;]*m/g, '')
    .replace(/\n\s*Call log:[\s\S]*$/i, '')
    .replace(/\n\s*at [\s\S]*$/, '');
  const hidden = /toHaveValue|inputValue|\.(fill|type|pressSequentially|insertText)\b/.test(bare)
    ? bare.replace(/^(\s*(?:Expected|Received)[^:\n]*:).*$/gm, '$1 …').replace(/"(?:[^"\\\n]|\\.)*"/g, '"…"')
    : bare;
  return clip(redactText(hidden), 600);
}

/** Any other text: values of attributes, query values, and things that look like keys. */
export function redactText(text: string): string {
  return text
    .replace(/\bvalue="[^"]*"/g, 'value="…"')
    .replace(/https?:\/\/[^\s"'<>)\]]+/g, (url) => redactUrl(url))
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 …')
    .replace(/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '…')
    .replace(
      /\b((?:pass(?:word|wd)?|secret|token|api[_-]?key|authorization)["']?\s*[:=]\s*)["']?[^\s"',;}]+/gi,
      '$1…',
    )
    .replace(/([?&][\w.[\]-]+=)[^&#\s"')]+/g, '$1*');
}

export function clip(text: string, limit: number): string {
  const flat = text.replace(/[^\S\n]+/g, ' ').trim();
  return flat.length > limit ? `${flat.slice(0, limit - 1)}…` : flat;
}

function parseUrl(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

function redactPath(path: string): string {
  return path
    .split('/')
    .map((part) => (isOpaque(part) ? ':id' : part))
    .join('/');
}

function isOpaque(part: string): boolean {
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(part) || /^[0-9a-f]{16,}$/i.test(part)) return true;
  return part.length >= 24 && /\d/.test(part) && /[a-z]/i.test(part) && !/\.\w{2,5}$/.test(part);
}

function redactQuery(search: string): string {
  const names = [...new Set(new URLSearchParams(search).keys())];
  return names.length === 0 ? '' : `?${names.map((name) => `${encodeURIComponent(name)}=*`).join('&')}`;
}

function redactHash(hash: string): string {
  if (!hash.includes('=')) return isOpaque(hash.slice(1)) ? '#*' : hash.replace(/\?.*$/, '');
  return /^#!?\//.test(hash) ? hash.replace(/\?.*$/, '') : '#*';
}
