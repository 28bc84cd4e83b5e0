import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A single letter or sign is a command, wherever the focus is: who dictates or mistypes sets things off (WCAG 2.1.4). */
export const singleKeyShortcut: StateRule = {
  id: 'single-key-shortcut',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H5'], wcag: ['2.1.4'], criteria: ['clickable-response'] }),
  check: (state) =>
    readParts(state, { kind: 'shortcut', from: 'probes', absence: 'passes' }, (part) =>
      isTrue(part, 'switches') ? 'unsure' : { values: { sign: wordsOf(part, 'sign') } },
    ),
};
