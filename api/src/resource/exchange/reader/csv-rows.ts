import { FileRefused, MAX_CELL, MAX_COLUMNS, unreadable } from './limits.ts';

const QUOTE = '"';
const DELIMITERS = [';', '\t', ','];
/** A spreadsheet would run a cell that begins so: an export puts an apostrophe before it (export-job.ts). */
const ESCAPED = /^'[=+\-@\t\r\n|]/;

function decode(file: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw unreadable();
  }
  // Letters of two bytes, or no text at all.
  if (text.includes('\0')) throw unreadable();
  return text;
}

/** The end of a quoted cell: the first quote that is not doubled. */
function endOfQuoted(text: string, from: number, row: number): number {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at;
  throw new FileRefused(`Ligne ${row} : guillemet ouvert et jamais fermé`);
}

/** The rows of a CSV (UTF-8; `;`, tab or comma), one by one: who reads them stops when there are too many. */
export function* csvRows(file: Buffer): Generator<string[]> {
  const text = decode(file);
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const delimiter = DELIMITERS.find((each) => heading.includes(each)) ?? ';';
  let cells: string[] = [];
  let row = 1;
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === QUOTE) {
      const end = endOfQuoted(text, at + 1, row);
      cell = text.slice(at + 1, end).replaceAll('""', QUOTE);
      at = end + 1;
    }
    let end = at;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
    cell += text.slice(at, end);
    if (cell.length > MAX_CELL) throw new FileRefused(`Ligne ${row} : ${MAX_CELL} caractères au plus par cellule`);
    cells.push(ESCAPED.test(cell) ? cell.slice(1) : cell);
    if (cells.length > MAX_COLUMNS) throw new FileRefused(`${MAX_COLUMNS} colonnes au plus`);
    at = end + 1;
    if (text[end] === delimiter && at < text.length) continue;
    if (text[end] === delimiter) cells.push('');
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    yield cells;
    cells = [];
    row += 1;
  }
}
