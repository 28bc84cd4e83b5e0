import type { State } from '../contract/state.ts';

/** What a screen says is to be paid. */
export interface Total {
  readonly amount: number;
  readonly sign: string;
  readonly text: string;
}

const LABEL = /\b(grand total|total|amount due|to pay|you pay|balance due)\b/i;
const MONEY = /([€$£¥])\s?(\d[\d.,]*)|(\d[\d.,]*)\s?([€$£¥]|EUR|USD|GBP)/;

/** The first amount beside a word for the sum; `null` where no screen text tells one. */
export function readTotal({ text }: Pick<State, 'text'>): Total | null {
  for (const [index, block] of text.blocks.entries()) {
    const label = LABEL.exec(block.text);
    if (label === null || /\bsub-?total\b/i.test(block.text)) continue;
    const here = readMoney(block.text.slice(label.index));
    const next = here ?? readMoney(text.blocks[index + 1]?.text ?? '');
    if (next !== null) return next;
  }
  return null;
}

function readMoney(text: string): Total | null {
  const [whole, before, first, second, after] = MONEY.exec(text) ?? [];
  const digits = first ?? second;
  if (whole === undefined || digits === undefined) return null;
  const amount = readNumber(digits);
  return Number.isNaN(amount) ? null : { amount, sign: before ?? after ?? '', text: whole };
}

/** The last mark with one or two digits behind it parts the cents. */
function readNumber(digits: string): number {
  const [, whole = digits, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits.replace(/[.,]$/, '')) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents === '' ? '0' : cents}`);
}
