import { isUtf8 } from 'node:buffer';
import { FileRefused, MAX_CELL, MAX_COLUMNS, unreadable } from './limits.ts';

const QUOTE = '"';
const DELIMITERS = [';', '\t', ','];
/** A spreadsheet would run a cell that begins so: an export puts an apostrophe before it (export-job.ts). */
const ESCAPED = /^'+[=+\-@\t\r\n|]/;

/** Characters that Excel writes into no list: a file that has some, and is no UTF-8, is none. */
const BINARY = /[^\P{Cc}\t\n\v\f\r]/u;
/** How files begin that people mistake for lists: pictures, PDF, Excel's format before 2007. */
const OTHERS = ['\x89PNG', '\xff\xd8\xff', 'GIF8', '%PDF', '\xd0\xcf\x11\xe0'];

/** The byte order mark at its start gives a file's encoding. */
function encodingOf([first, second]: Buffer): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** What Windows-1252 has in the place of the 32 characters from U+0080 on. Node 20 decodes it as Latin-1, which has none of them. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const fromWindows = (file: Buffer): string =>
  file.toString('latin1').replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

/** The text of a file: UTF-8, UTF-16 as « Texte Unicode » is saved, or Windows-1252, in which French Excel saves « CSV » (R2124). */
function decode(file: Buffer): string {
  const wide = encodingOf(file);
  if (OTHERS.some((beginning) => file.subarray(0, 4).toString('latin1').startsWith(beginning))) throw unreadable();
  // Two-byte characters without a mark, or no text at all.
  if (!wide && file.includes(0)) throw unreadable();
  if (wide || isUtf8(file)) return new TextDecoder(wide ?? 'utf-8').decode(file);
  const text = fromWindows(file);
  if (BINARY.test(text)) throw unreadable();
  return text;
}

/** The first line of some files names the mark between their cells; it is no row of them. */
const SEPARATOR = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/** The mark that the heads have most of, outside quotes. */
function delimiterOf(text: string): string {
  const heads = (text.split(/[\r\n]/, 1)[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((each) => heads.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** The end of a quoted cell: the first quote that is not doubled. */
function endOfQuoted(text: string, from: number, row: number): number {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at;
  throw new FileRefused(`Ligne ${row} : guillemet ouvert et jamais fermé`);
}

/** The rows of a CSV (`;`, tab or comma, or what its first line names), one by one: who reads them stops when there are too many. */
export function* csvRows(file: Buffer): Generator<string[]> {
  const whole = decode(file);
  const [line = '', named] = SEPARATOR.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const delimiter = named ?? delimiterOf(text);
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
    if (cell.length > MAX_CELL) throw new FileRefused(`Ligne ${row} : ${MAX_CELL} caractères au plus par cellule`);
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
