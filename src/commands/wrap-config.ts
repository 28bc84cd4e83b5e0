/** A config's text with `withUxJury` around what it exports; the lines that were added; what stood at the export. */
export interface WrappedConfig {
  readonly text: string;
  readonly added: readonly string[];
  readonly before: string;
}

/** What a new project starts with; without it screens are not probed. */
const OPTIONS = '{ probes: true }';

/** Passes the config through `withUxJury`; `null` for a form that only a person can change safely. */
export function wrapConfig(text: string): WrappedConfig | null {
  const form = FORMS.find(({ exported }) => [...text.matchAll(exported)].length > 0);
  if (form === undefined || [...text.matchAll(form.exported)].length !== 1) return null;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const name = /\bplaywrightConfig\b/.test(text) ? 'configWithoutUxJury' : 'playwrightConfig';
  const before = form.before;
  const last = `${before} withUxJury(${name}, ${OPTIONS});`;
  const bound = text.replace(form.exported, `const ${name} = `).trimEnd();
  return {
    text: `${insertImport(bound, form.load, end)}${end}${end}${last}${end}`,
    added: [form.load, `const ${name} = …`, last],
    before,
  };
}

export function isWrapped(text: string): boolean {
  return /['"]ux-jury\/config['"]/.test(text);
}

/** A config of its own that takes the given one as it is. */
export function configBeside(file: string): string {
  const isCommon = /\.c[jt]s$/.test(file);
  const [{ load, before }] = isCommon ? [COMMON] : [MODULE];
  const take = isCommon ? `const config = require('./${file}');` : `import config from './${file}';`;
  return `${load}\n${take}\n\n${before} withUxJury(config, ${OPTIONS});\n`;
}

interface Form {
  readonly exported: RegExp;
  readonly before: string;
  readonly load: string;
}

const MODULE: Form = {
  exported: /^export default (?!async\b|function\b|class\b)/gm,
  before: 'export default',
  load: "import { withUxJury } from 'ux-jury/config';",
};
const COMMON: Form = {
  exported: /^module\.exports = /gm,
  before: 'module.exports =',
  load: "const { withUxJury } = require('ux-jury/config');",
};
const FORMS = [MODULE, COMMON];

/** Before the first import, so that what stands above it (a shebang, `@ts-check`, a licence) stays on top. */
function insertImport(text: string, load: string, end: string): string {
  const first = /^(import\b|(?:const|let|var)\b[^\n]*\brequire\()/m.exec(text);
  const at = first?.index ?? headLength(text);
  return `${text.slice(0, at)}${load}${end}${text.slice(at)}`;
}

function headLength(text: string): number {
  return /^(?:(?:#!|\/\/|['"]use strict['"]|\s*$)[^\n]*\n)*/.exec(text)?.[0].length ?? 0;
}
