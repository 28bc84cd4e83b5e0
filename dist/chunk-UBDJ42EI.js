import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openWords
} from "./chunk-324LQGCH.js";
import {
  readArguments
} from "./chunk-WZSZ4GZ4.js";
import {
  reportError
} from "./chunk-JZP476KJ.js";
import "./chunk-NASLISLL.js";
import "./chunk-LI23XEWX.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/commands/init.ts
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, join, resolve } from "node:path";

// src/commands/wrap-config.ts
var OPTIONS = "{ probes: true }";
function wrapConfig(text) {
  const form = FORMS.find(({ exported }) => [...text.matchAll(exported)].length > 0);
  if (form === void 0 || [...text.matchAll(form.exported)].length !== 1) return null;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const name = /\bplaywrightConfig\b/.test(text) ? "configWithoutUxJury" : "playwrightConfig";
  const before = form.before;
  const last = `${before} withUxJury(${name}, ${OPTIONS});`;
  const bound = text.replace(form.exported, `const ${name} = `).trimEnd();
  return {
    text: `${insertImport(bound, form.load, end)}${end}${end}${last}${end}`,
    added: [form.load, `const ${name} = \u2026`, last],
    before
  };
}
function isWrapped(text) {
  return /['"]ux-jury\/config['"]/.test(text);
}
function configBeside(file) {
  const isCommon = /\.c[jt]s$/.test(file);
  const [{ load, before }] = isCommon ? [COMMON] : [MODULE];
  const take = isCommon ? `const config = require('./${file}');` : `import config from './${file}';`;
  return `${load}
${take}

${before} withUxJury(config, ${OPTIONS});
`;
}
var MODULE = {
  exported: /^export default (?!async\b|function\b|class\b)/gm,
  before: "export default",
  load: "import { withUxJury } from 'ux-jury/config';"
};
var COMMON = {
  exported: /^module\.exports = /gm,
  before: "module.exports =",
  load: "const { withUxJury } = require('ux-jury/config');"
};
var FORMS = [MODULE, COMMON];
function insertImport(text, load, end) {
  const first = /^(import\b|(?:const|let|var)\b[^\n]*\brequire\()/m.exec(text);
  const at = first?.index ?? headLength(text);
  return `${text.slice(0, at)}${load}${end}${text.slice(at)}`;
}
function headLength(text) {
  return /^(?:(?:#!|\/\/|['"]use strict['"]|\s*$)[^\n]*\n)*/.exec(text)?.[0].length ?? 0;
}

// src/commands/init.ts
var IGNORED = ["ux-jury-bundle/", "ux-jury-results/"];
async function init(args) {
  try {
    const { values, positionals } = readArguments(args, { "dry-run": { type: "boolean", default: false } });
    const config = findConfig(resolve(positionals[0] ?? "."));
    const folder = dirname(config);
    const changes = [changeConfig(config), changeIgnored(folder)].filter((change) => change !== null);
    const lines = values["dry-run"] ? preview(changes) : apply(changes);
    const told = changes.length === 0 ? [say("already", { file: basename(config) })] : lines;
    process.stdout.write(`${[...told, ...listAdvice(folder, changes)].join("\n")}
`);
    return 0;
  } catch (error) {
    return reportError(error);
  }
}
function say(key, filling = {}) {
  return openWords("init/words.yml", "init")(key, filling);
}
function findConfig(place) {
  if (existsSync(place) && statSync(place).isFile()) return place;
  const names = existsSync(place) ? readdirSync(place).filter((name2) => /^playwright\.config\.[cm]?[jt]s$/.test(name2)) : [];
  const [name, other] = names;
  if (name === void 0)
    throw new InputError("config_missing", `There is no playwright.config in ${place}.`, {
      hint: "Name the folder that holds it, or start with `npm init playwright@latest`."
    });
  if (other !== void 0)
    throw new InputError("config_ambiguous", `There are several: ${names.join(", ")}.`, {
      hint: "Name the file: `ux-jury init playwright.config.ts`."
    });
  return join(place, name);
}
function changeConfig(path) {
  const [file, text] = [basename(path), readFileSync(path, "utf8")];
  if (isWrapped(text)) return null;
  const wrapped = wrapConfig(text);
  if (wrapped === null) return besideConfig(path);
  const said = [
    say("wrapped", { file }),
    say("probes"),
    say("undo_wrapped", { file, before: wrapped.before })
  ];
  return { path, text: wrapped.text, said, added: wrapped.added };
}
function besideConfig(path) {
  const file = `playwright.ux-jury.config${extname(path)}`;
  const own = join(dirname(path), file);
  if (existsSync(own)) return null;
  const text = configBeside(basename(path));
  const said = [say("beside", { file }), say("probes"), say("undo_beside", { file })];
  return { path: own, text, said, added: text.trimEnd().split("\n") };
}
function changeIgnored(folder) {
  const path = join(folder, ".gitignore");
  if (!existsSync(path)) return null;
  const text = readFileSync(path, "utf8");
  const known = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ""));
  const missing = IGNORED.filter((line) => !known.includes(line.slice(0, -1)));
  if (missing.length === 0) return null;
  const start = text === "" || text.endsWith("\n") ? text : `${text}
`;
  const said = [say("ignored", { file: ".gitignore", lines: missing.join(" and ") })];
  return { path, text: `${start}${missing.join("\n")}
`, said, added: missing };
}
function apply(changes) {
  return changes.flatMap(({ path, text, said, added }) => {
    writeFileSync(path, text);
    return [...said, ...added.map((line) => `  + ${line}`)];
  });
}
function preview(changes) {
  const lines = changes.flatMap(({ path, added }) => [basename(path), ...added.map((line) => `  + ${line}`)]);
  return [say("dry_run"), ...lines];
}
function listAdvice(folder, changes) {
  const version = versionOf("@playwright/test", folder);
  const beside = changes.find(({ path }) => basename(path).startsWith("playwright.ux-jury"));
  const option = beside === void 0 ? "" : ` -c ${basename(beside.path)}`;
  return [
    ...version === null ? [] : adviseVersion(version),
    ...versionOf("ux-jury", folder) === null ? [say("install")] : [],
    say("next", { option }),
    say("unchanged", { reporter: reporterOption(version) })
  ];
}
function adviseVersion(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const rank = major * 1e3 + minor;
  if (rank < 1060) return [say("too_old", { version })];
  return rank < 1063 ? [say("reduced", { version })] : [];
}
function reporterOption(version) {
  const [major = 0, minor = 0] = (version ?? "1.63").split(".").map(Number);
  return major * 1e3 + minor < 1063 ? "--reporter list,ux-jury/reporter" : "--add-reporter ux-jury/reporter";
}
function versionOf(name, folder) {
  try {
    const path = createRequire(join(folder, "package.json")).resolve(`${name}/package.json`);
    return String(JSON.parse(readFileSync(path, "utf8")).version);
  } catch {
    return null;
  }
}
export {
  init
};
