import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { Observation, StateRule } from '../rule.ts';
import { normalisePath } from '../signature.ts';

const FILE_NAME = /^[\w%-]+\.(png|jpe?g|gif|svg|webp|avif|bmp)$|^(img|dsc|image|photo|picture)[_ -]?\d+$/i;
const SAYS_NOTHING = /^(image|picture|photo|icon|graphic|logo|img|untitled|alt)$/i;

/** A picture that carries meaning has no words for those who do not see it, or a file name (WCAG 1.1.1). */
export const imageWithoutText: StateRule = {
  id: 'image-without-text',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.1.1'], criteria: ['no-broken-assets'] }),
  check: (state) => state.images.map((image) => judge(image, state)),
};

function judge(image: State['images'][number], { axe }: State): Observation {
  const alt = image.alt?.trim() ?? '';
  const subject = { key: image.key, name: alt === '' ? image.key : alt, box: image.box };
  const cause = normalisePath(image.key);
  if (image.decorative) return pass(subject);
  if (FILE_NAME.test(alt)) return fail(subject, { cause });
  if (SAYS_NOTHING.test(alt)) return cannotTell(subject);
  if (alt !== '') return pass(subject);
  const isNamedElse = axe !== null && !axe.violations.some(({ rule }) => rule === 'image-alt');
  return isNamedElse || image.alt !== null ? cannotTell(subject) : fail(subject, { cause });
}
