import type Pptx from 'pptxgenjs';
import { type Native, plainText, type Slide } from '../../../team/producers/document-model.ts';
import { legalText } from './legal-text.ts';
import { fitInto, type Picture, type ReadPicture } from './picture.ts';

type Canvas = ReturnType<InstanceType<typeof Pptx.default>['addSlide']>;

/** A wide slide is 13.33 by 7.5 inches. */
const TITLE = { x: 0.6, y: 0.4, w: 12.1, h: 1.1 };
const BODY = { x: 0.6, y: 1.7, w: 12.1, h: 5.2 };
const LEFT = { x: 0.6, y: 1.7, w: 5, h: 5.2 };
const RIGHT = { x: 5.9, y: 1.7, w: 6.8, h: 5.2 };
const DOTS_PER_INCH = 96;
const INK = '1F2933';

/** Sets slides for a slide program; each title is a real one, each screenshot has words. */
export async function renderPptx(
  { title, slides }: Extract<Native, { format: 'pptx' }>,
  readPicture: ReadPicture,
  Show: typeof Pptx.default,
): Promise<Uint8Array> {
  const show = new Show();
  show.layout = 'LAYOUT_WIDE';
  show.title = legalText(title);
  show.author = 'UX Jury';
  show.company = 'UX Jury';
  show.defineSlideMaster({
    title: 'FINDING',
    background: { color: 'FFFFFF' },
    objects: [
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            ...TITLE,
            fontSize: 28,
            bold: true,
            color: INK,
            align: 'left',
            valign: 'middle',
            margin: 0,
          },
          text: '',
        },
      },
    ],
  });
  for (const one of slides) setSlide(show.addSlide({ masterName: 'FINDING' }), one, readPicture);
  const bytes = await show.write({ outputType: 'uint8array' });
  return bytes instanceof Uint8Array ? bytes : new Uint8Array();
}

function setSlide(slide: Canvas, { title, lines, picture: ref }: Slide, readPicture: ReadPicture): void {
  const picture = ref === null ? null : readPicture(ref);
  slide.addText(legalText(title), { placeholder: 'title' });
  slide.addText(
    lines.map((line) => ({ text: legalText(plainText(line)), options: { bullet: true, breakLine: true } })),
    {
      ...(picture === null ? BODY : LEFT),
      fontSize: picture === null ? 20 : 16,
      color: INK,
      valign: 'top',
      margin: 0,
      paraSpaceAfter: 8,
    },
  );
  if (picture !== null && ref !== null) slide.addImage(placeOf(picture, `${title}, ${ref}`));
}

function placeOf(picture: Picture, words: string): Parameters<Canvas['addImage']>[0] {
  const frame = { width: RIGHT.w * DOTS_PER_INCH, height: RIGHT.h * DOTS_PER_INCH };
  const { width, height } = fitInto(picture, frame);
  const kind = picture.type === 'jpg' ? 'jpeg' : 'png';
  return {
    data: `image/${kind};base64,${picture.bytes.toString('base64')}`,
    x: RIGHT.x,
    y: RIGHT.y,
    w: width / DOTS_PER_INCH,
    h: height / DOTS_PER_INCH,
    altText: legalText(words),
  };
}
