import { COUNT, readDay, readNumber } from '../reading/index.ts';
import { lotNumberOf } from './lots.ts';
import { MOST_PIECES } from './sheets.ts';

/** One row of a list that was pasted or uploaded. `code`: a bar code, or a product's exact name. */
export type ListedPieces = { code: string; quantity: number; lot: string | null; expiresOn: string | null };

/** `row`: which of the list, from 1. */
export type ListProblem = { row: number; problem: string };

/**
 * An expiry date as it is printed or typed: `2027-03-31`, `31/03/2027`, or `03/2027`, which lasts to the end of that month.
 * `null` for what is none.
 */
export function expiryOf(typed: string): string | null {
  const read = readDay(typed);
  if ('value' in read) return read.value;
  const [, month, year] = /^(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(typed.trim()) ?? [];
  if (!month || !year) return null;
  const first = readDay(`1/${month}/${year}`);
  if ('problem' in first) return null;
  const last = new Date(first.value);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.toISOString().slice(0, 10);
}

/** The cells of a row, between semicolons, tabs or, where there is none of those, commas; blanks and quotes around them go. */
const cellsOf = (row: string): string[] =>
  row.split(/[;\t]/.test(row) ? /[;\t]/ : ',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

function readRow(cells: readonly string[]): ListedPieces | string {
  const [code = '', quantity = '', lot = '', expiry = ''] = cells;
  if (!code) return 'il manque le code-barres';
  const read = readNumber(quantity === '' ? '1' : quantity, COUNT);
  const pieces = 'value' in read ? read.value : null;
  if (pieces === null || pieces < 0 || pieces > MOST_PIECES) return `« ${quantity} » n’est pas une quantité`;
  const expiresOn = expiry ? expiryOf(expiry) : null;
  if (expiry && !expiresOn) return `« ${expiry} » n’est pas une date (attendu : 31/03/2027 ou 03/2027)`;
  if (expiresOn && !lot) return 'une date de péremption va avec un numéro de lot';
  return { code, quantity: pieces, lot: lot ? lotNumberOf(lot) : null, expiresOn };
}

/**
 * Reads a list of deliveries or counts: bar code (or exact name); quantity; lot; expiry (R1870). Without a quantity a row is
 * one piece, so that a scanner may type into it. A first row of headings is passed over.
 */
export function readSheetList(text: string): { rows: ListedPieces[]; problems: ListProblem[] } {
  const rows: ListedPieces[] = [];
  const problems: ListProblem[] = [];
  const listed = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  listed.forEach((line, index) => {
    if (!line.trim()) return;
    const cells = cellsOf(line);
    if (index === 0 && cells.length > 1 && !/\d/.test(cells[1] ?? '') && cells[1] !== '') return;
    const read = readRow(cells);
    if (typeof read === 'string') problems.push({ row: index + 1, problem: read });
    else rows.push(read);
  });
  return { rows, problems };
}
