import type * as Docx from 'docx';
import { type Block, type Native, plainText, type Words } from '../../../team/producers/document-model.ts';
import { legalText } from './legal-text.ts';
import { fitInto, type ReadPicture } from './picture.ts';

/** The text's width on A4 with an inch at both sides; a document is measured in 96 px an inch. */
const FRAME = { width: 600, height: 400 };
const TABLE_WIDTH = 9000;

interface Desk {
  readonly docx: typeof Docx;
  readonly readPicture: ReadPicture;
}

/** Sets a document for a text program, with real headings, lists, table heads and words for each picture. */
export async function renderDocx(
  { title, blocks }: Extract<Native, { format: 'docx' | 'pdf' }>,
  readPicture: ReadPicture,
  docx: typeof Docx,
): Promise<Uint8Array> {
  const children = blocks.flatMap((block) => setBlock(block, { docx, readPicture }));
  const run = { font: 'Calibri', size: 22, language: { value: 'en-US' } };
  const document = new docx.Document({
    title: legalText(title),
    creator: 'UX Jury',
    styles: { default: { document: { run } } },
    sections: [{ children }],
  });
  return docx.Packer.toBuffer(document);
}

function setBlock(block: Block, desk: Desk): (Docx.Paragraph | Docx.Table)[] {
  const { Paragraph, HeadingLevel } = desk.docx;
  switch (block.kind) {
    case 'heading': {
      const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
      return [new Paragraph({ text: legalText(block.text), heading: levels[block.level], keepNext: true })];
    }
    case 'paragraph':
      return [new Paragraph({ text: legalText(block.text) })];
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ children: setWords(item, desk), bullet: { level: 0 } }),
      );
    case 'table':
      return [setTable(block, desk)];
    case 'picture':
      return setPicture(block, desk);
  }
}

function setWords(words: Words, { docx: { TextRun } }: Desk): Docx.TextRun[] {
  return words.map((part) =>
    typeof part === 'string'
      ? new TextRun({ text: legalText(part) })
      : new TextRun({ text: legalText(part.code), font: 'Consolas' }),
  );
}

function setTable(block: Extract<Block, { kind: 'table' }>, desk: Desk): Docx.Table {
  const { Table, TableRow, TableCell, Paragraph } = desk.docx;
  const whole = block.widths.reduce((sum, part) => sum + part, 0);
  const setRow = (cells: readonly Words[], isHead: boolean): Docx.TableRow =>
    new TableRow({
      tableHeader: isHead,
      children: cells.map(
        (cell) => new TableCell({ children: [new Paragraph({ children: setWords(cell, desk) })] }),
      ),
    });
  return new Table({
    columnWidths: block.widths.map((part) => Math.round((TABLE_WIDTH * part) / whole)),
    rows: [
      setRow(
        block.head.map((text) => [text]),
        true,
      ),
      ...block.rows.map((row) => setRow(row, false)),
    ],
  });
}

function setPicture({ ref, caption }: Extract<Block, { kind: 'picture' }>, desk: Desk): Docx.Paragraph[] {
  const { Paragraph, ImageRun } = desk.docx;
  const picture = desk.readPicture(ref);
  if (picture === null) return [];
  const words = legalText(plainText([caption]));
  const image = new ImageRun({
    type: picture.type,
    data: picture.bytes,
    transformation: fitInto(picture, FRAME),
    altText: { name: legalText(ref), title: words, description: words },
  });
  return [new Paragraph({ children: [image] })];
}
