// reporter/options.ts
var DIR = "UX_JURY_CAPTURE_DIR";
var SETTINGS = "UX_JURY_CAPTURE_OPTIONS";
function publishSettings(settings) {
  process.env[DIR] = settings.dir;
  const { dir: _, ...rest } = settings;
  process.env[SETTINGS] = JSON.stringify(rest);
}
function readSettings() {
  const dir = process.env[DIR];
  if (dir === void 0 || dir === "" || process.env.PWDEBUG) return null;
  const given = parseObject(process.env[SETTINGS] ?? "{}");
  const mask = Array.isArray(given.mask) ? given.mask : [];
  return {
    dir,
    axe: given.axe !== false,
    survey: given.survey !== false,
    mask: mask.filter((selector) => typeof selector === "string"),
    travels: given.travels === true,
    declared: given.declared
  };
}
function parseObject(json) {
  try {
    const value = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// reporter/record.ts
var CAPTURE_ATTACHMENT = "_ux-jury:capture";
var STATE_ATTACHMENT = "_ux-jury:state";
var PICTURE_ATTACHMENT = "_ux-jury:picture";

// reporter/redact.ts
function redactUrl(url) {
  if (/^(data|blob|javascript):/i.test(url)) return `${url.slice(0, url.indexOf(":"))}:*`;
  const parsed = parseUrl(url);
  if (parsed === null) return clip(url.replace(/[?#].*$/s, ""), 300);
  const origin = parsed.origin === "null" ? parsed.protocol : parsed.origin;
  return clip(
    `${origin}${redactPath(parsed.pathname)}${redactQuery(parsed.search)}${redactHash(parsed.hash)}`,
    300
  );
}
function routeOf(url) {
  const parsed = parseUrl(url);
  if (parsed === null || parsed.protocol === "about:") return url.slice(0, 100) || "about:blank";
  const hash = /^#!?\//.test(parsed.hash) ? redactHash(parsed.hash) : "";
  const path = redactPath(parsed.pathname).split("/").map((part) => /^\d+$/.test(part) ? ":id" : part).join("/");
  return clip(`${path}${hash}`, 200) || "/";
}
function redactTitle(title) {
  const typed = /^(Fill|Type|Insert|Press sequentially) "(?:[^"\\]|\\.)*"?/s;
  const plain = title.replace(typed, (_, verb) => `${verb} "\u2026"`).replace(/^(Press|Key down|Key up) "[^"\s]"/, '$1 "\u2026"');
  return clip(redactText(plain), 300);
}
function redactError(message) {
  const bare = message.replace(/\u001b\[[0-9;]*m/g, "").replace(/\n\s*Call log:[\s\S]*$/i, "").replace(/\n\s*at [\s\S]*$/, "");
  const hidden = /toHaveValue|inputValue|\.(fill|type|pressSequentially|insertText)\b/.test(bare) ? bare.replace(/^(\s*(?:Expected|Received)[^:\n]*:).*$/gm, "$1 \u2026").replace(/"(?:[^"\\\n]|\\.)*"/g, '"\u2026"') : bare;
  return clip(redactText(hidden), 600);
}
function redactText(text) {
  return text.replace(/\bvalue="[^"]*"/g, 'value="\u2026"').replace(/https?:\/\/[^\s"'<>)\]]+/g, (url) => redactUrl(url)).replace(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, "$1 \u2026").replace(/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, "\u2026").replace(
    /\b((?:pass(?:word|wd)?|secret|token|api[_-]?key|authorization)["']?\s*[:=]\s*)["']?[^\s"',;}]+/gi,
    "$1\u2026"
  ).replace(/([?&][\w.[\]-]+=)[^&#\s"')]+/g, "$1*");
}
function clip(text, limit) {
  const flat = text.replace(/[^\S\n]+/g, " ").trim();
  return flat.length > limit ? `${flat.slice(0, limit - 1)}\u2026` : flat;
}
function parseUrl(url) {
  return URL.canParse(url) ? new URL(url) : null;
}
function redactPath(path) {
  return path.split("/").map((part) => isOpaque(part) ? ":id" : part).join("/");
}
function isOpaque(part) {
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(part) || /^[0-9a-f]{16,}$/i.test(part)) return true;
  return part.length >= 24 && /\d/.test(part) && /[a-z]/i.test(part) && !/\.\w{2,5}$/.test(part);
}
function redactQuery(search) {
  const names = [...new Set(new URLSearchParams(search).keys())];
  return names.length === 0 ? "" : `?${names.map((name) => `${encodeURIComponent(name)}=*`).join("&")}`;
}
function redactHash(hash) {
  if (!hash.includes("=")) return isOpaque(hash.slice(1)) ? "#*" : hash.replace(/\?.*$/, "");
  return /^#!?\//.test(hash) ? hash.replace(/\?.*$/, "") : "#*";
}

// reporter/bundle/jpeg-size.ts
function readJpegSize(bytes) {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 65496) return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 65472 && marker <= 65487 && ![65476, 65480, 65484].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

export {
  redactUrl,
  routeOf,
  redactTitle,
  redactError,
  redactText,
  clip,
  publishSettings,
  readSettings,
  CAPTURE_ATTACHMENT,
  STATE_ATTACHMENT,
  PICTURE_ATTACHMENT,
  readJpegSize
};
