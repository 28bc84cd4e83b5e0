import { ariaMisuse } from './accessibility/aria-misuse.ts';
import { axeViolation } from './accessibility/axe-violation.ts';
import { brokenStructure } from './accessibility/broken-structure.ts';
import { clickableNotFocusable } from './accessibility/clickable-not-focusable.ts';
import { contrast } from './accessibility/contrast.ts';
import { crypticName } from './accessibility/cryptic-name.ts';
import { genericName } from './accessibility/generic-name.ts';
import { imageOfText } from './accessibility/image-of-text.ts';
import { imageWithoutText } from './accessibility/image-without-text.ts';
import { missingLanguage } from './accessibility/missing-language.ts';
import { reflow } from './accessibility/reflow.ts';
import { unnamedControl } from './accessibility/unnamed-control.ts';
import { unreachableControl } from './accessibility/unreachable-control.ts';
import { clutter } from './clutter/clutter.ts';
import { horizontalScroll } from './clutter/horizontal-scroll.ts';
import { longLines } from './clutter/long-lines.ts';
import { rawDataShown } from './clutter/raw-data-shown.ts';
import { rawLabel } from './clutter/raw-label.ts';
import { shoutingText } from './clutter/shouting-text.ts';
import { tinyText } from './clutter/tiny-text.ts';
import { toldByLooks } from './clutter/told-by-looks.ts';
import { navigationOrderChanges } from './consistency/navigation-order-changes.ts';
import { sameNameDifferentPlaces } from './consistency/same-name-different-places.ts';
import { samePlaceDifferentNames } from './consistency/same-place-different-names.ts';
import { askedTwice } from './efficiency/asked-twice.ts';
import { longJourney } from './efficiency/long-journey.ts';
import { repeatedActivation } from './efficiency/repeated-activation.ts';
import { repeatedConfirmation } from './efficiency/repeated-confirmation.ts';
import { errorNotTiedToField } from './errors/error-not-tied-to-field.ts';
import { errorWithoutHelp } from './errors/error-without-help.ts';
import { inputLostAfterError } from './errors/input-lost-after-error.ts';
import { prematureError } from './errors/premature-error.ts';
import { refusedInSilence } from './errors/refused-in-silence.ts';
import { deadControl } from './feedback/dead-control.ts';
import { emptiedWithoutWords } from './feedback/emptied-without-words.ts';
import { focusLeftBehind } from './feedback/focus-left-behind.ts';
import { lateShift } from './feedback/late-shift.ts';
import { nativeAlert } from './feedback/native-alert.ts';
import { slowFeedback } from './feedback/slow-feedback.ts';
import { statusNotAnnounced } from './feedback/status-not-announced.ts';
import { successNotConfirmed } from './feedback/success-not-confirmed.ts';
import { changeOnInput } from './forms/change-on-input.ts';
import { fieldWithoutPurpose } from './forms/field-without-purpose.ts';
import { formatNotShown } from './forms/format-not-shown.ts';
import { manyFields } from './forms/many-fields.ts';
import { missingVisibleLabel } from './forms/missing-visible-label.ts';
import { sameLabelFields } from './forms/same-label-fields.ts';
import { ungroupedRadios } from './forms/ungrouped-radios.ts';
import { unlabelledField } from './forms/unlabelled-field.ts';
import { valueNotKept } from './forms/value-not-kept.ts';
import { destructiveWithoutGuard } from './honesty/destructive-without-guard.ts';
import { falseUrgency } from './honesty/false-urgency.ts';
import { hiddenCost } from './honesty/hidden-cost.ts';
import { lopsidedChoice } from './honesty/lopsided-choice.ts';
import { pretickedConsent } from './honesty/preticked-consent.ts';
import { shamingDecline } from './honesty/shaming-decline.ts';
import { brokenLink } from './navigation/broken-link.ts';
import { currentPlaceNotMarked } from './navigation/current-place-not-marked.ts';
import { deadEnd } from './navigation/dead-end.ts';
import { dialogWithoutClose } from './navigation/dialog-without-close.ts';
import { emptyHeading } from './navigation/empty-heading.ts';
import { fileLinkUnannounced } from './navigation/file-link-unannounced.ts';
import { headingSkips } from './navigation/heading-skips.ts';
import { linkWithoutTarget } from './navigation/link-without-target.ts';
import { missingHeading } from './navigation/missing-heading.ts';
import { missingLandmarks } from './navigation/missing-landmarks.ts';
import { missingTitle } from './navigation/missing-title.ts';
import { noWayBack } from './navigation/no-way-back.ts';
import { placeNamedDifferently } from './navigation/place-named-differently.ts';
import { popupUnannounced } from './navigation/popup-unannounced.ts';
import { titleNotChanged } from './navigation/title-not-changed.ts';
import { partRules } from './part-rules.ts';
import { brokenAsset } from './robustness/broken-asset.ts';
import { brokenImage } from './robustness/broken-image.ts';
import { consoleError } from './robustness/console-error.ts';
import { journeyBlocked } from './robustness/journey-blocked.ts';
import { journeyFlaky } from './robustness/journey-flaky.ts';
import { silentRequestFailure } from './robustness/silent-request-failure.ts';
import { uncaughtPageError } from './robustness/uncaught-page-error.ts';
import type { Rule } from './rule.ts';
import { smallTarget } from './targets/small-target.ts';
import { targetObscured } from './targets/target-obscured.ts';
import { targetOutOfView } from './targets/target-out-of-view.ts';
import { tinyTarget } from './targets/tiny-target.ts';

/** Every rule, by area, in the order of reports. A new rule is its file, its page, its fixtures and a line here or in `partRules`. */
export const catalogue: readonly Rule[] = [
  deadControl,
  emptiedWithoutWords,
  focusLeftBehind,
  lateShift,
  nativeAlert,
  slowFeedback,
  statusNotAnnounced,
  successNotConfirmed,
  errorNotTiedToField,
  errorWithoutHelp,
  inputLostAfterError,
  prematureError,
  refusedInSilence,
  changeOnInput,
  fieldWithoutPurpose,
  formatNotShown,
  manyFields,
  missingVisibleLabel,
  sameLabelFields,
  ungroupedRadios,
  unlabelledField,
  valueNotKept,
  brokenLink,
  currentPlaceNotMarked,
  deadEnd,
  dialogWithoutClose,
  emptyHeading,
  fileLinkUnannounced,
  headingSkips,
  linkWithoutTarget,
  missingHeading,
  missingLandmarks,
  missingTitle,
  noWayBack,
  placeNamedDifferently,
  popupUnannounced,
  titleNotChanged,
  navigationOrderChanges,
  sameNameDifferentPlaces,
  samePlaceDifferentNames,
  smallTarget,
  targetObscured,
  targetOutOfView,
  tinyTarget,
  ariaMisuse,
  axeViolation,
  brokenStructure,
  clickableNotFocusable,
  contrast,
  crypticName,
  genericName,
  imageOfText,
  imageWithoutText,
  missingLanguage,
  reflow,
  unnamedControl,
  unreachableControl,
  clutter,
  horizontalScroll,
  longLines,
  rawDataShown,
  rawLabel,
  shoutingText,
  tinyText,
  askedTwice,
  longJourney,
  repeatedActivation,
  repeatedConfirmation,
  destructiveWithoutGuard,
  falseUrgency,
  hiddenCost,
  lopsidedChoice,
  pretickedConsent,
  shamingDecline,
  brokenAsset,
  brokenImage,
  consoleError,
  journeyBlocked,
  journeyFlaky,
  silentRequestFailure,
  uncaughtPageError,
  ...partRules,
  toldByLooks,
];
