import type PdfDocument from 'pdfkit';
import { type Block, type Native, plainText } from '../../../team/producers/document-model.ts';
import { westernText } from './legal-text.ts';
import { fitInto, type ReadPicture } from './picture.ts';

type Pdf = PDFKit.PDFDocument;
interface Desk {
  readonly pdf: Pdf;
  readonly root: PDFKit.PDFStructureElement;
  readonly readPicture: ReadPicture;
}

const SIZES = { 1: 20, 2: 15, 3: 12 } as const;
const FRAME = { width: 480, height: 320 };
const BODY_SIZE = 10;
const TABLE_SIZE = 8.5;

/** Sets a document as a tagged PDF with a title and a language: headings, lists and table heads are told to a reader. */
export async function renderPdf(
  { title, blocks }: Extract<Native, { format: 'docx' | 'pdf' }>,
  readPicture: ReadPicture,
  Pdf: typeof PdfDocument,
): Promise<Uint8Array> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 50,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: westernText(title), Creator: 'UX Jury', Producer: 'UX Jury' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const block of blocks) setBlock(block, { pdf, root, readPicture });
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function setBlock(block: Block, desk: Desk): void {
  switch (block.kind) {
    case 'heading':
      desk.pdf.font('Helvetica-Bold').fontSize(SIZES[block.level]);
      setText(block.text, `H${block.level}`, desk);
      break;
    case 'paragraph':
      desk.pdf.font('Helvetica').fontSize(BODY_SIZE);
      setText(block.text, 'P', desk);
      break;
    case 'list':
      setList(block, desk);
      break;
    case 'table':
      setTable(block, desk);
      break;
    case 'picture':
      setPicture(block, desk);
  }
}

function setText(text: string, structType: string, { pdf, root }: Desk): void {
  pdf.text(westernText(text), { structParent: root, structType });
  pdf.moveDown(0.6);
}

function setList({ items }: Extract<Block, { kind: 'list' }>, { pdf, root }: Desk): void {
  const list = pdf.struct('L');
  root.add(list);
  pdf.font('Helvetica').fontSize(BODY_SIZE);
  pdf.list(
    items.map((item) => westernText(plainText(item))),
    { bulletRadius: 2, structParent: list },
  );
  list.end();
  pdf.moveDown(0.6);
}

function setTable({ head, rows, widths }: Extract<Block, { kind: 'table' }>, { pdf, root }: Desk): void {
  const whole = widths.reduce((sum, part) => sum + part, 0);
  const width = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
  const heads = head.map((text) => ({
    ...{ scope: 'Column' },
    text: westernText(text),
    type: 'TH' as const,
    backgroundColor: '#eef1f4',
  }));
  pdf.font('Helvetica').fontSize(TABLE_SIZE);
  pdf.table({
    ...{ structParent: root },
    columnStyles: widths.map((part) => (part / whole) * width),
    defaultStyle: { border: 0.5, borderColor: '#9aa5b1', padding: 3 },
    data: [heads, ...rows.map((row) => row.map((cell) => westernText(plainText(cell))))],
  });
  pdf.moveDown(0.8);
}

function setPicture(
  { ref, caption }: Extract<Block, { kind: 'picture' }>,
  { pdf, root, readPicture }: Desk,
): void {
  const picture = readPicture(ref);
  if (picture === null) return;
  const { width, height } = fitInto(picture, FRAME);
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const figure = pdf.struct('Figure', { alt: westernText(caption) }, () => {
    pdf.image(picture.bytes, { width, height });
  });
  root.add(figure);
  pdf.moveDown(0.6);
}
