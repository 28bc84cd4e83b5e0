import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { normalisePath } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** A picture did not come: a broken sign or an empty frame stands in its place. */
export const brokenImage: StateRule = {
  id: 'broken-image',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['attractive'],
    nielsen: ['H8'],
    criteria: ['no-broken-assets'],
  }),
  check: (state) => {
    if (!isMeasured(state, 'image')) return [cannotTell(ofScreen(state))];
    return state.images.map(({ key, alt, box, broken, decorative }) => {
      const subject = { key, name: alt === null || alt.trim() === '' ? key : alt, box };
      if (!broken) return pass(subject);
      return fail(subject, { cause: normalisePath(key), severity: decorative ? 1 : 2 });
    });
  },
};
