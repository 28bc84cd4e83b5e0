import { untickConsent } from './consent.ts';
import { darkenColour } from './contrast.ts';
import type { Fixer } from './fixer.ts';
import { allowFilling, emptyAlt, nameControl, nameField, showLabel } from './names.ts';
import { allowZoom, closeHeadingGap, setLanguage } from './page-frame.ts';
import { plainWords } from './plain-words.ts';
import { realButton } from './real-button.ts';
import { targetSize } from './target-size.ts';

/** Which fault can be changed by rule; every other one is handed to people. */
export const FIXERS: Readonly<Record<string, Fixer>> = {
  'missing-language': setLanguage,
  'axe-violation': allowZoom,
  'heading-skips': closeHeadingGap,
  'image-without-text': emptyAlt,
  'unlabelled-field': nameField,
  'missing-visible-label': showLabel,
  'field-without-purpose': allowFilling,
  'cryptic-name': nameControl,
  'unnamed-control': nameControl,
  'clickable-not-focusable': realButton,
  'small-target': targetSize,
  'tiny-target': targetSize,
  contrast: darkenColour,
  'preticked-consent': untickConsent,
  'raw-data-shown': plainWords,
};
