import { altOfAnotherPicture } from './accessibility/alt-of-another-picture.ts';
import { ariaMisuse } from './accessibility/aria-misuse.ts';
import { axeViolation } from './accessibility/axe-violation.ts';
import { brokenStructure } from './accessibility/broken-structure.ts';
import { changeOnChoice } from './accessibility/change-on-choice.ts';
import { changeOnFocus } from './accessibility/change-on-focus.ts';
import { clickableNotFocusable } from './accessibility/clickable-not-focusable.ts';
import { contrast } from './accessibility/contrast.ts';
import { crypticName } from './accessibility/cryptic-name.ts';
import { deprecatedMarkup } from './accessibility/deprecated-markup.ts';
import { duplicateId } from './accessibility/duplicate-id.ts';
import { emptyTableHeader } from './accessibility/empty-table-header.ts';
import { focusObscured } from './accessibility/focus-obscured.ts';
import { frameTitleElsewhere } from './accessibility/frame-title-elsewhere.ts';
import { genericName } from './accessibility/generic-name.ts';
import { hoverOnlyContent } from './accessibility/hover-only-content.ts';
import { idleTabStop } from './accessibility/idle-tab-stop.ts';
import { imageOfText } from './accessibility/image-of-text.ts';
import { imageWithoutText } from './accessibility/image-without-text.ts';
import { invisibleFocus } from './accessibility/invisible-focus.ts';
import { keyboardTrap } from './accessibility/keyboard-trap.ts';
import { layoutTable } from './accessibility/layout-table.ts';
import { lostEnlargedText } from './accessibility/lost-enlarged-text.ts';
import { lostSpacedText } from './accessibility/lost-spaced-text.ts';
import { meaningInBackground } from './accessibility/meaning-in-background.ts';
import { mediaLinkWithoutText } from './accessibility/media-link-without-text.ts';
import { mediaWithoutText } from './accessibility/media-without-text.ts';
import { missingLanguage } from './accessibility/missing-language.ts';
import { mouseOnlyControl } from './accessibility/mouse-only-control.ts';
import { namelessSummary } from './accessibility/nameless-summary.ts';
import { orientationLock } from './accessibility/orientation-lock.ts';
import { ornamentThatSpeaks } from './accessibility/ornament-that-speaks.ts';
import { pageLanguageMismatch } from './accessibility/page-language-mismatch.ts';
import { partLanguageMismatch } from './accessibility/part-language-mismatch.ts';
import { pluginContent } from './accessibility/plugin-content.ts';
import { positiveTabOrder } from './accessibility/positive-tab-order.ts';
import { reflow } from './accessibility/reflow.ts';
import { reversedOrder } from './accessibility/reversed-order.ts';
import { sidewaysOnPhone } from './accessibility/sideways-on-phone.ts';
import { silentPicture } from './accessibility/silent-picture.ts';
import { singleKeyShortcut } from './accessibility/single-key-shortcut.ts';
import { soundByItself } from './accessibility/sound-by-itself.ts';
import { spacerImage } from './accessibility/spacer-image.ts';
import { strayTag } from './accessibility/stray-tag.ts';
import { tableWithoutHeaders } from './accessibility/table-without-headers.ts';
import { tableWithoutName } from './accessibility/table-without-name.ts';
import { tableWithoutScope } from './accessibility/table-without-scope.ts';
import { textThatChanges } from './accessibility/text-that-changes.ts';
import { textThatMoves } from './accessibility/text-that-moves.ts';
import { twoPictureNames } from './accessibility/two-picture-names.ts';
import { unnamedControl } from './accessibility/unnamed-control.ts';
import { unreachableControl } from './accessibility/unreachable-control.ts';
import { videoWithoutCaptions } from './accessibility/video-without-captions.ts';
import { clutter } from './clutter/clutter.ts';
import { colourAlone } from './clutter/colour-alone.ts';
import { crampedLines } from './clutter/cramped-lines.ts';
import { drawingInText } from './clutter/drawing-in-text.ts';
import { emptyParagraph } from './clutter/empty-paragraph.ts';
import { fakeHeading } from './clutter/fake-heading.ts';
import { fakeList } from './clutter/fake-list.ts';
import { horizontalScroll } from './clutter/horizontal-scroll.ts';
import { italicPassage } from './clutter/italic-passage.ts';
import { justifiedText } from './clutter/justified-text.ts';
import { longLines } from './clutter/long-lines.ts';
import { rawDataShown } from './clutter/raw-data-shown.ts';
import { rawLabel } from './clutter/raw-label.ts';
import { shoutingText } from './clutter/shouting-text.ts';
import { tinyText } from './clutter/tiny-text.ts';
import { toldByLooks } from './clutter/told-by-looks.ts';
import { unexplainedAbbreviation } from './clutter/unexplained-abbreviation.ts';
import { wallOfText } from './clutter/wall-of-text.ts';
import { helpMoves } from './consistency/help-moves.ts';
import { navigationOrderChanges } from './consistency/navigation-order-changes.ts';
import { sameNameDifferentPlaces } from './consistency/same-name-different-places.ts';
import { sameNameOtherContent } from './consistency/same-name-other-content.ts';
import { samePlaceDifferentNames } from './consistency/same-place-different-names.ts';
import { askedTwice } from './efficiency/asked-twice.ts';
import { longJourney } from './efficiency/long-journey.ts';
import { repeatedActivation } from './efficiency/repeated-activation.ts';
import { repeatedConfirmation } from './efficiency/repeated-confirmation.ts';
import { emptySubmitSilent } from './errors/empty-submit-silent.ts';
import { errorNotTiedToField } from './errors/error-not-tied-to-field.ts';
import { errorOutOfReach } from './errors/error-out-of-reach.ts';
import { errorWithoutHelp } from './errors/error-without-help.ts';
import { inputLostAfterError } from './errors/input-lost-after-error.ts';
import { prematureError } from './errors/premature-error.ts';
import { refusedInSilence } from './errors/refused-in-silence.ts';
import { vagueError } from './errors/vague-error.ts';
import { deadControl } from './feedback/dead-control.ts';
import { emptiedWithoutWords } from './feedback/emptied-without-words.ts';
import { focusLeftBehind } from './feedback/focus-left-behind.ts';
import { lateShift } from './feedback/late-shift.ts';
import { nativeAlert } from './feedback/native-alert.ts';
import { slowFeedback } from './feedback/slow-feedback.ts';
import { statusNotAnnounced } from './feedback/status-not-announced.ts';
import { successNotConfirmed } from './feedback/success-not-confirmed.ts';
import { changeOnInput } from './forms/change-on-input.ts';
import { emptyLegend } from './forms/empty-legend.ts';
import { fieldWithoutPurpose } from './forms/field-without-purpose.ts';
import { formatNotShown } from './forms/format-not-shown.ts';
import { manyFields } from './forms/many-fields.ts';
import { missingVisibleLabel } from './forms/missing-visible-label.ts';
import { pasteBlocked } from './forms/paste-blocked.ts';
import { sameLabelFields } from './forms/same-label-fields.ts';
import { ungroupedCheckboxes } from './forms/ungrouped-checkboxes.ts';
import { ungroupedRadios } from './forms/ungrouped-radios.ts';
import { unlabelledField } from './forms/unlabelled-field.ts';
import { valueNotKept } from './forms/value-not-kept.ts';
import { destructiveWithoutGuard } from './honesty/destructive-without-guard.ts';
import { falseUrgency } from './honesty/false-urgency.ts';
import { hiddenCost } from './honesty/hidden-cost.ts';
import { lopsidedChoice } from './honesty/lopsided-choice.ts';
import { pretickedConsent } from './honesty/preticked-consent.ts';
import { shamingDecline } from './honesty/shaming-decline.ts';
import { adjacentSameLinks } from './navigation/adjacent-same-links.ts';
import { altRepeatsLink } from './navigation/alt-repeats-link.ts';
import { brokenLink } from './navigation/broken-link.ts';
import { currentPlaceNotMarked } from './navigation/current-place-not-marked.ts';
import { deadEnd } from './navigation/dead-end.ts';
import { dialogWithoutClose } from './navigation/dialog-without-close.ts';
import { emptyHeading } from './navigation/empty-heading.ts';
import { fileLinkUnannounced } from './navigation/file-link-unannounced.ts';
import { headingSkips } from './navigation/heading-skips.ts';
import { hiddenLinkWords } from './navigation/hidden-link-words.ts';
import { linkLikeText } from './navigation/link-like-text.ts';
import { linkWithoutTarget } from './navigation/link-without-target.ts';
import { linksRunTogether } from './navigation/links-run-together.ts';
import { missingHeading } from './navigation/missing-heading.ts';
import { missingLandmarks } from './navigation/missing-landmarks.ts';
import { missingTitle } from './navigation/missing-title.ts';
import { newWindowUnannounced } from './navigation/new-window-unannounced.ts';
import { noMainLandmark } from './navigation/no-main-landmark.ts';
import { noWayBack } from './navigation/no-way-back.ts';
import { noWayPast } from './navigation/no-way-past.ts';
import { placeNamedDifferently } from './navigation/place-named-differently.ts';
import { popupUnannounced } from './navigation/popup-unannounced.ts';
import { titleNotChanged } from './navigation/title-not-changed.ts';
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

/** Every rule, by area, in the order of reports. A new rule is its file, its page, its fixtures and a line here. */
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
  pageLanguageMismatch,
  partLanguageMismatch,
  namelessSummary,
  keyboardTrap,
  invisibleFocus,
  focusObscured,
  changeOnFocus,
  changeOnChoice,
  singleKeyShortcut,
  lostEnlargedText,
  lostSpacedText,
  sidewaysOnPhone,
  mouseOnlyControl,
  hoverOnlyContent,
  positiveTabOrder,
  idleTabStop,
  duplicateId,
  deprecatedMarkup,
  strayTag,
  noMainLandmark,
  noWayPast,
  silentPicture,
  twoPictureNames,
  altOfAnotherPicture,
  spacerImage,
  meaningInBackground,
  frameTitleElsewhere,
  pluginContent,
  soundByItself,
  videoWithoutCaptions,
  mediaWithoutText,
  mediaLinkWithoutText,
  textThatMoves,
  linkLikeText,
  newWindowUnannounced,
  adjacentSameLinks,
  linksRunTogether,
  altRepeatsLink,
  hiddenLinkWords,
  sameNameOtherContent,
  tableWithoutHeaders,
  emptyTableHeader,
  tableWithoutScope,
  tableWithoutName,
  layoutTable,
  ungroupedCheckboxes,
  emptyLegend,
  vagueError,
  emptySubmitSilent,
  errorOutOfReach,
  fakeHeading,
  fakeList,
  emptyParagraph,
  drawingInText,
  unexplainedAbbreviation,
  colourAlone,
  reversedOrder,
  wallOfText,
  justifiedText,
  crampedLines,
  italicPassage,
  textThatChanges,
  ornamentThatSpeaks,
  pasteBlocked,
  orientationLock,
  helpMoves,
  toldByLooks,
];
