import { findScreen } from '../address.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { ofControl } from '../subject.ts';
import { wordsApply } from '../words-apply.ts';

const FILE = /\.(pdf|docx?|odt|xlsx?|ods|pptx?|zip|csv)$/i;
const SAYS_FILE =
  /\b(pdf|docx?|word|odt|xlsx?|excel|ods|spreadsheet|pptx?|powerpoint|slides|zip|archive|csv|download|export|file)\b/i;

/** A link opens a file instead of a page, and its name does not say so: a surprise, and a dear one on a phone. */
export const fileLinkUnannounced: StateRule = {
  id: 'file-link-unannounced',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H5'], walkthrough: [3], criteria: ['journey-clarity'] }),
  check: (state) =>
    state.controls.flatMap((control) => {
      const place = control.href === null ? null : findScreen(control.href, state.url);
      if (place === null || !FILE.test(place)) return [];
      if (SAYS_FILE.test(`${control.name} ${control.described_by ?? ''}`)) return [pass(ofControl(control))];
      if (!wordsApply(state)) return [cannotTell(ofControl(control))];
      return [fail(ofControl(control), { cause: 'file' })];
    }),
};
