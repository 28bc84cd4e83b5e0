import type { ReportInput, ReportPicture, ReportState } from '../input.ts';
import { unrestOf } from '../unrest.ts';

/** Only what an image decoder reads: nothing that could leave a CSS string or run. */
const IMAGE = /^data:image\/(?:png|jpeg|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * A state's picture as the page shows it; `class_name` is `null` when it is not embedded. Sizes in CSS pixels; `left`
 * and `top` say where in the page the picture begins; `unrest` is why the screen was not at rest, `null` when it was.
 */
export interface Shot {
  readonly class_name: string | null;
  readonly path: string | null;
  readonly screen: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly unrest: string | null;
}

/** Hands out pictures by state and remembers which ones the page uses, so that each is embedded once. */
export interface PictureBook {
  readonly find: (state: string | null) => Shot | null;
  readonly style: () => string;
}

export function openPictureBook(input: Pick<ReportInput, 'states' | 'pictures'>): PictureBook {
  const shots = new Map<string, Shot | null>();
  const classes = new Map<string, string>();
  const classOf = (uri: string): string => {
    const name = classes.get(uri) ?? `p${classes.size + 1}`;
    classes.set(uri, name);
    return name;
  };
  return {
    find: (id) => {
      if (id === null) return null;
      const known = shots.get(id);
      if (known !== undefined) return known;
      const shot = shotOf(id, input, classOf);
      shots.set(id, shot);
      return shot;
    },
    style: () => [...classes].map(([uri, name]) => `.${name}{background-image:url(${uri})}`).join('\n'),
  };
}

function shotOf(
  id: string,
  input: Pick<ReportInput, 'states' | 'pictures'>,
  classOf: (uri: string) => string,
): Shot | null {
  const state = input.states.get(id);
  const picture = input.pictures.get(state?.picture ?? id) ?? input.pictures.get(id);
  if (state === undefined && picture === undefined) return null;
  const uri = picture?.data_uri ?? null;
  return {
    class_name: uri !== null && IMAGE.test(uri) ? classOf(uri) : null,
    path: picture?.path ?? null,
    screen: nameOf(state) ?? id,
    ...sizeOf(state, picture),
    left: state?.scroll?.x ?? 0,
    top: state?.scroll?.y ?? 0,
    unrest: unrestOf(state),
  };
}

/** A picture is as wide as the viewport it shows, whatever the density of its pixels. */
function sizeOf(
  state: ReportState | undefined,
  picture: ReportPicture | undefined,
): { width: number; height: number } {
  const width = state?.viewport.width || picture?.width || 16;
  if (picture === undefined || picture.width === 0 || picture.height === 0)
    return { width, height: state?.viewport.height || Math.round(width * 0.625) };
  return { width, height: (picture.height * width) / picture.width };
}

function nameOf(state: ReportState | undefined): string | null {
  if (state === undefined) return null;
  return state.title.trim() === '' ? state.route : state.title;
}
