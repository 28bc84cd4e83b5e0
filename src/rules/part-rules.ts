import { altOfAnotherPicture } from './accessibility/alt-of-another-picture.ts';
import { changeOnChoice } from './accessibility/change-on-choice.ts';
import { changeOnFocus } from './accessibility/change-on-focus.ts';
import { deprecatedMarkup } from './accessibility/deprecated-markup.ts';
import { duplicateId } from './accessibility/duplicate-id.ts';
import { emptyTableHeader } from './accessibility/empty-table-header.ts';
import { focusObscured } from './accessibility/focus-obscured.ts';
import { frameTitleElsewhere } from './accessibility/frame-title-elsewhere.ts';
import { hoverOnlyContent } from './accessibility/hover-only-content.ts';
import { idleTabStop } from './accessibility/idle-tab-stop.ts';
import { invisibleFocus } from './accessibility/invisible-focus.ts';
import { keyboardTrap } from './accessibility/keyboard-trap.ts';
import { layoutTable } from './accessibility/layout-table.ts';
import { lostEnlargedText } from './accessibility/lost-enlarged-text.ts';
import { lostSpacedText } from './accessibility/lost-spaced-text.ts';
import { meaningInBackground } from './accessibility/meaning-in-background.ts';
import { mediaLinkWithoutText } from './accessibility/media-link-without-text.ts';
import { mediaWithoutText } from './accessibility/media-without-text.ts';
import { mouseOnlyControl } from './accessibility/mouse-only-control.ts';
import { namelessSummary } from './accessibility/nameless-summary.ts';
import { orientationLock } from './accessibility/orientation-lock.ts';
import { ornamentThatSpeaks } from './accessibility/ornament-that-speaks.ts';
import { pageLanguageMismatch } from './accessibility/page-language-mismatch.ts';
import { partLanguageMismatch } from './accessibility/part-language-mismatch.ts';
import { pluginContent } from './accessibility/plugin-content.ts';
import { positiveTabOrder } from './accessibility/positive-tab-order.ts';
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
import { videoWithoutCaptions } from './accessibility/video-without-captions.ts';
import { colourAlone } from './clutter/colour-alone.ts';
import { crampedLines } from './clutter/cramped-lines.ts';
import { drawingInText } from './clutter/drawing-in-text.ts';
import { emptyParagraph } from './clutter/empty-paragraph.ts';
import { fakeHeading } from './clutter/fake-heading.ts';
import { fakeList } from './clutter/fake-list.ts';
import { italicPassage } from './clutter/italic-passage.ts';
import { justifiedText } from './clutter/justified-text.ts';
import { unexplainedAbbreviation } from './clutter/unexplained-abbreviation.ts';
import { wallOfText } from './clutter/wall-of-text.ts';
import { helpMoves } from './consistency/help-moves.ts';
import { sameNameOtherContent } from './consistency/same-name-other-content.ts';
import { emptySubmitSilent } from './errors/empty-submit-silent.ts';
import { errorOutOfReach } from './errors/error-out-of-reach.ts';
import { vagueError } from './errors/vague-error.ts';
import { emptyLegend } from './forms/empty-legend.ts';
import { pasteBlocked } from './forms/paste-blocked.ts';
import { ungroupedCheckboxes } from './forms/ungrouped-checkboxes.ts';
import { adjacentSameLinks } from './navigation/adjacent-same-links.ts';
import { altRepeatsLink } from './navigation/alt-repeats-link.ts';
import { hiddenLinkWords } from './navigation/hidden-link-words.ts';
import { linkLikeText } from './navigation/link-like-text.ts';
import { linksRunTogether } from './navigation/links-run-together.ts';
import { newWindowUnannounced } from './navigation/new-window-unannounced.ts';
import { noMainLandmark } from './navigation/no-main-landmark.ts';
import { noWayPast } from './navigation/no-way-past.ts';
import type { Rule } from './rule.ts';

/** Rules about single parts of a screen, as the survey and the probes find them, in the order of reports. */
export const partRules: readonly Rule[] = [
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
];
