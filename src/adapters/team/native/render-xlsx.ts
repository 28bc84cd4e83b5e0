import type writeSheet from 'write-excel-file/node';
import type { CellObject } from 'write-excel-file/node';
import type { Native } from '../../../team/producers/document-model.ts';
import { legalText } from './legal-text.ts';

const WIDEST = 60;

/** Sets rows as a sheet. Every text is typed as text, so that none is taken for a formula. */
export async function renderXlsx(
  { rows, title }: Extract<Native, { format: 'xlsx' }>,
  write: typeof writeSheet,
): Promise<Uint8Array> {
  const data = rows.map((row, at) => row.map((value) => cellOf(value, at === 0)));
  const columns = (rows[0] ?? []).map((_head, at) => ({
    width: Math.min(WIDEST, Math.max(...rows.map((row) => String(row[at] ?? '').length)) + 2),
  }));
  const sheet = title.replace(/[\\/?*[\]:]/g, '').slice(0, 31);
  return write(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

function cellOf(value: string | number, isHead: boolean): CellObject {
  if (typeof value === 'number') return { value, type: Number };
  const cell: CellObject = { value: legalText(value), type: String, wrap: true, alignVertical: 'top' };
  return isHead ? { ...cell, fontWeight: 'bold' } : cell;
}
