import type { Box } from '../../contract/primitives.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { Observation, StateRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofScreen } from '../subject.ts';

interface Shown {
  readonly text: string;
  readonly tag: string;
  readonly box: Box | null;
}

/** What a program says when a value is missing or a text was never written, by a name for the cause. */
const LEAKS: readonly (readonly [string, RegExp])[] = [
  ['object', /\[object \w+\]/],
  ['undefined', /^undefined$|[\s:,(]undefined$|^undefined[\s:,]|\bundefined undefined\b/],
  ['null', /^null$|[:€$£]\s?null$|\bnull null\b/],
  ['number', /(^|[\s:€$£(])NaN\b/],
  ['date', /\bInvalid Date\b/],
  ['template', /\{\{[^}]*\}\}|\$\{[^}]*\}|<%.*%>/],
  ['filler', /\blorem ipsum\b/i],
  ['stack', /\bat (?:\w+[.\w]* \()?\S+\.(?:m?[jt]sx?|py|java|rb|php|go):\d+|Traceback \(most recent call/],
  ['constant', /\b(?:ERR|ERROR|E)_[A-Z0-9]+(?:_[A-Z0-9]+)*\b|\b0x[0-9a-f]{2,}\b/i],
  ['status', /\b\(?(?:200 OK|[45]\d\d (?:Internal Server Error|Bad Request|Not Found|Unprocessable))\b/],
];

/** Tags in which the language of programs is the subject. */
const CODE_TAGS = /^(code|pre|kbd|samp|var|tt|textarea)$/i;

/** The screen shows the inside of the program: undefined, [object Object], an unfilled template, a stack trace. */
export const rawDataShown: StateRule = {
  id: 'raw-data-shown',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['purposeful'],
    nielsen: ['H2'],
    walkthrough: [3],
    pure: ['difficulty'],
    criteria: ['error-states', 'journey-clarity'],
  }),
  check: (state) => {
    if (!isMeasured(state, 'text')) return [cannotTell(ofScreen(state))];
    const found = listShown(state).flatMap((shown) => {
      const [leak, pattern] = LEAKS.find(([, sign]) => sign.test(shown.text)) ?? [];
      const said = pattern?.exec(shown.text)?.[0] ?? '';
      return leak === undefined ? [] : [{ shown, leak, said }];
    });
    if (found.length === 0) return state.text.words === 0 ? [] : [pass(ofScreen(state))];
    return found.map(({ shown, leak, said }) =>
      fail(
        { key: null, name: shown.text, box: shown.box },
        { cause: `${leak}|${normalise(said)}`, severity: leak === 'filler' ? 1 : 2, ...claimsOf(leak) },
      ),
    );
  },
};

/** Codes and traces stand where an error should help. */
function claimsOf(leak: string): Pick<Observation, 'claims'> {
  return leak === 'constant' || leak === 'stack' ? { claims: { nielsen: ['H9', 'H2'] } } : {};
}

function listShown({ text, headings, messages, controls }: State): Shown[] {
  const shown = [
    ...text.blocks,
    ...headings.map((heading) => ({ ...heading, tag: 'heading' })),
    ...messages.filter(({ error }) => !error).map((message) => ({ ...message, tag: 'message' })),
    ...controls.map(({ name, role, box }) => ({ text: name, tag: role, box })),
  ];
  const distinct = new Map(
    shown.filter(({ tag }) => !CODE_TAGS.test(tag)).map((one) => [one.text.trim(), one]),
  );
  return [...distinct.values()];
}
