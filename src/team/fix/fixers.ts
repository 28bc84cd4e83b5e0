import { untickConsent } from './consent.ts';
import { darkenColour } from './contrast.ts';
import { tieError } from './error-text.ts';
import { allowFilling, allowPaste, naturalOrder } from './field-help.ts';
import type { Fixer } from './fixer.ts';
import { showFocus } from './focus-outline.ts';
import { labelInHelper } from './helper-label.ts';
import { nameMain } from './main-part.ts';
import { giveControls } from './media-controls.ts';
import { emptyAlt, nameControl, nameField, showLabel } from './names.ts';
import { oneName } from './one-name.ts';
import { callIfThere } from './optional-call.ts';
import { allowZoom, closeHeadingGap, setLanguage } from './page-frame.ts';
import { setTitle } from './page-title.ts';
import { tellPagesApart } from './page-titles.ts';
import { freeWidth } from './page-width.ts';
import { plainWords } from './plain-words.ts';
import { linkToButton, realButton } from './real-button.ts';
import { addSkipLink } from './skip-link.ts';
import { targetSize } from './target-size.ts';
import { freeEdge } from './text-edge.ts';

/** Which fault can be changed by rule; every other one is handed to people. */
export const FIXERS: Readonly<Record<string, Fixer>> = {
  'missing-language': setLanguage,
  'missing-title': setTitle,
  'title-not-changed': tellPagesApart,
  'missing-landmarks': nameMain,
  'no-main-landmark': nameMain,
  'no-way-past': addSkipLink,
  'axe-violation': allowZoom,
  reflow: freeWidth,
  'horizontal-scroll': freeWidth,
  'invisible-focus': showFocus,
  'heading-skips': closeHeadingGap,
  'image-without-text': emptyAlt,
  'unlabelled-field': nameField,
  'missing-visible-label': (issue, context) => showLabel(issue, context) ?? labelInHelper(issue, context),
  'field-without-purpose': allowFilling,
  'error-not-tied-to-field': tieError,
  'paste-blocked': allowPaste,
  'positive-tab-order': naturalOrder,
  'cryptic-name': nameControl,
  'unnamed-control': nameControl,
  'clickable-not-focusable': realButton,
  'mouse-only-control': realButton,
  'link-without-target': linkToButton,
  'small-target': targetSize,
  'tiny-target': targetSize,
  contrast: darkenColour,
  'justified-text': freeEdge,
  'sound-by-itself': giveControls,
  'preticked-consent': untickConsent,
  'raw-data-shown': plainWords,
  'place-named-differently': oneName,
  'uncaught-page-error': callIfThere,
};
