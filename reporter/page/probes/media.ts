import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';

declare const clip: typeof dom.clip;
declare const countWords: typeof parts.countWords;
declare const isExposed: typeof parts.isExposed;
declare const partOf: typeof parts.partOf;
declare const shownText: typeof parts.shownText;

/** Sound and film, what plays by itself, and the words that may stand for them. */
export function surveyMedia(shown: readonly Element[]): Part[] {
  const media = [...document.querySelectorAll('audio, video')].filter(
    (element) => element instanceof HTMLMediaElement,
  );
  const links = shown.filter((element) => element instanceof HTMLAnchorElement && isMediaFile(element.href));
  const words = countWords(exposedText(document.body));
  const offers = offersText(shown);
  return [
    ...media.map((element) => mediaPart(element, { words, offers, isShown: shown.includes(element) })),
    ...links.map((link) => partOf('media_link', link, { offers })),
    ...shown.flatMap((element) => movingPart(element)),
  ];
}

export function isMediaFile(address: string): boolean {
  const file = /\.(mp3|m4a|ogg|oga|wav|flac|mp4|m4v|mov|avi|wmv|webm|ogv|mpe?g)$/i;
  return URL.canParse(address) && file.test(new URL(address).pathname);
}

/** Words that are shown and told; text moved out of view for screen readers counts. */
export function exposedText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|VIDEO|AUDIO)$/.test(node.tagName))
    return '';
  if (node !== document.body && !isExposed(node)) return '';
  return ` ${[...node.childNodes].map((child) => exposedText(child)).join('')} `;
}

/** A link or inner heading that offers the same as text. */
export function offersText(shown: readonly Element[]): boolean {
  const offer =
    /\b(transcript|transcription|text (version|alternative)|read (the|this) (interview|speech|talk)|described version|audio description)\b/i;
  return shown.some(
    (element) =>
      element.matches('a[href], summary, button, h2, h3, h4, h5, h6') && offer.test(shownText(element)),
  );
}

export function mediaPart(
  media: HTMLMediaElement,
  { words, offers, isShown }: { words: number; offers: boolean; isShown: boolean },
): Part {
  const tracks = [...media.querySelectorAll('track')].map((track) => track.kind);
  return partOf('media', media, {
    tag: media.tagName.toLowerCase(),
    shown: isShown,
    controls: media.controls,
    autoplay: media.autoplay,
    muted: media.muted || media.volume === 0,
    duration: Number.isFinite(media.duration) ? Math.round(media.duration * 10) / 10 : null,
    played_s: playedSeconds(media),
    sound: hasSound(media),
    captions: tracks.some((kind) => kind === 'captions' || kind === 'subtitles'),
    descriptions: tracks.includes('descriptions'),
    words,
    offers,
    buttons: hasStopButton(media),
    companions: document.querySelectorAll('audio[controls], video[controls]').length - 1,
  });
}

/** How long it plays by itself: the part that a media fragment names, else all. */
export function playedSeconds(media: HTMLMediaElement): number | null {
  const [, from = '0', to = ''] = /#t=([\d.]*),?([\d.]*)/.exec(media.currentSrc) ?? [];
  const end = to === '' ? media.duration : Number(to);
  return Number.isFinite(end) ? Math.round((end - Number(from)) * 10) / 10 : null;
}

/** Whether there is a sound track, as far as the browser has read the file. */
export function hasSound(media: HTMLMediaElement): boolean | null {
  if (media.tagName === 'AUDIO') return true;
  const decoded: unknown = Reflect.get(media, 'webkitAudioDecodedByteCount');
  if (typeof decoded === 'number' && decoded > 0) return true;
  try {
    const capture: unknown = Reflect.get(media, 'captureStream');
    const stream: unknown = typeof capture === 'function' ? Reflect.apply(capture, media, []) : null;
    if (stream instanceof MediaStream && media.readyState >= 2) return stream.getAudioTracks().length > 0;
  } catch {
    // A film of another site does not let itself be looked into.
  }
  return null;
}

export function hasStopButton(media: HTMLMediaElement): boolean {
  const words = /\b(pause|stop|mute|play|sound|volume)\b/i;
  const buttons = [...document.querySelectorAll('button, [role=button], input[type=button]')];
  return buttons.some(
    (button) =>
      button !== media &&
      words.test(
        `${button.textContent} ${button.getAttribute('aria-label')} ${button.getAttribute('value')}`,
      ),
  );
}

/** Text that an old element moves or blinks. */
export function movingPart(element: Element): Part[] {
  return element.matches('marquee, blink')
    ? [
        partOf('moving_text', element, {
          how: element.tagName.toLowerCase(),
          text: clip(shownText(element), 120),
          stops: false,
        }),
      ]
    : [];
}

export const MEDIA_PART = {
  surveyMedia,
  isMediaFile,
  exposedText,
  offersText,
  mediaPart,
  playedSeconds,
  hasSound,
  hasStopButton,
  movingPart,
} satisfies PagePart;
