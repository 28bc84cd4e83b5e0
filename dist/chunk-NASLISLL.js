import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/report/escape.ts
var BREAK = "\u2060";
var MOST_MARKDOWN = 600;
var MOST_HTML = 4e3;
var MOST_LOG = 400;
function escapeHtml(text, most = MOST_HTML) {
  return cleanText(text, most).replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function escapeMarkdown(text, most = MOST_MARKDOWN) {
  const line = cleanText(text.slice(0, most * 4).replace(/<!--[\s\S]*?(?:-->|$)/g, ""), most);
  return breakAutolinks(escapeMarkup(line));
}
function codeSpan(text) {
  const inner = cleanText(text, 200).replace(/`/g, "'").replace(/\|/g, "\xA6").replace(/</g, "\u2039");
  return inner === "" ? "" : `\`${inner}\``;
}
function fence(code, language = "") {
  const longest = (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}
${code}
${ticks}`;
}
function escapeJson(value) {
  const json = JSON.stringify(value, null, 2) ?? "null";
  return json.replace(
    /[<>&]|[^\P{C}\n]|[\p{DI}\p{Zl}\p{Zp}]/gu,
    (sign) => [...sign.split("")].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")
  );
}
function escapeLog(text, most = MOST_LOG) {
  return cleanText(text, most).replace(/^::/, ": :").replace(/##(?=\[)/g, "## ");
}
function escapePlain(text, most = MOST_MARKDOWN) {
  return breakAutolinks(escapePlane(cleanText(text, most)));
}
function escapePlane(text) {
  return text.replace(/[\u{10000}-\u{10FFFF}]/gu, "\u25A1");
}
function cleanText(text, most) {
  const visible = text.slice(0, most * 4).replace(/\s+/g, " ").replace(/[\p{C}\p{DI}]/gu, "").replace(new RegExp("(\\p{M}{3})\\p{M}+", "gu"), "$1").trim();
  if (visible.length <= most) return visible;
  return `${[...visible.slice(0, most)].slice(0, -1).join("").trimEnd()}\u2026`;
}
function escapeMarkup(line) {
  return line.replace(/[\\`*_[\]|~!#$^]/g, "\\$&").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/^[-+=]/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
function breakAutolinks(line) {
  return line.replace(/@(?=[\w-])/g, `@${BREAK}`).replace(/#(?=\d)/g, `#${BREAK}`).replace(/\b(gh-)(?=\d)/gi, `$1${BREAK}`).replace(/:(?=\/\/)/g, `:${BREAK}`).replace(/\b(www)(?=\.)/gi, `$1${BREAK}`).replace(/\b(mailto|xmpp|javascript|data):/gi, `$1${BREAK}:`).replace(/:(?=[\w+\\-]{1,60}:)/g, `:${BREAK}`);
}

export {
  escapeHtml,
  escapeMarkdown,
  codeSpan,
  fence,
  escapeJson,
  escapeLog,
  escapePlain,
  escapePlane,
  cleanText
};
