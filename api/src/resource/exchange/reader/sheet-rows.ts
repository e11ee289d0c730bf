import { ReadableStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { csvRows } from './csv-rows.ts';
import {
  FileRefused,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_SHEET_ROWS,
  MAX_TEXT,
  type SheetRow,
  tooLarge,
  tooManyRows,
  unreadable,
} from './limits.ts';
import { rewriteArchive } from './unpack.ts';

const ZIP = Buffer.from('PK\x03\x04');
/** What the parser of spreadsheets is given at a time, in bytes. */
const PIECE = 8_192;
const isBlank = (cell: unknown) => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Up to the last cell that says something: a formatted sheet goes on for thousands of blank ones. */
function withoutBlanks(cells: SheetRow['cells']): SheetRow['cells'] {
  let end = cells.length;
  while (end > 0 && isBlank(cells[end - 1])) end -= 1;
  return cells.slice(0, end);
}

/** Small ones: what comes after a row that is refused is never looked at. */
function* inPieces(parts: Iterable<Buffer>): Generator<Uint8Array> {
  for (const data of parts) for (let at = 0; at < data.length; at += PIECE) yield data.subarray(at, at + PIECE);
}

/**
 * What the parser of spreadsheets is given, no faster than its rows are taken: it keeps those that wait in an array, whose
 * first one is taken in the time that the others are many, and would read a whole sheet before anybody has seen a row.
 */
function withRowsTaken(pieces: Iterable<Uint8Array>) {
  let held: Promise<void> | undefined;
  let release = () => {};
  async function* given() {
    for (const piece of pieces) {
      await nextTurn();
      while (held) await held;
      yield piece;
    }
  }
  return {
    stream: ReadableStream.from(given()),
    /** A row is being looked at. */
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    goOn() {
      held = undefined;
      release();
    },
  };
}

async function* spreadsheetRows(file: Buffer): AsyncGenerator<SheetRow> {
  const archive = withRowsTaken(inPieces(rewriteArchive(file)));
  let count = 0;
  try {
    for await (const { index, values } of streamXlsxRows(archive.stream, { maxRows: MAX_SHEET_ROWS })) {
      count += 1;
      if (count === MAX_SHEET_ROWS) throw tooManyRows();
      archive.hold();
      yield {
        row: index + 1,
        cells: values.map((value) =>
          value instanceof Date ? value.toISOString() : (value as SheetRow['cells'][number]),
        ),
      };
      archive.goOn();
    }
  } finally {
    archive.goOn();
  }
}

async function* allRows(file: Buffer): AsyncGenerator<SheetRow> {
  if (file.subarray(0, ZIP.length).equals(ZIP)) {
    yield* spreadsheetRows(file);
    return;
  }
  let row = 0;
  for (const cells of csvRows(file)) {
    row += 1;
    yield { row, cells };
  }
}

/** The rows of a file that say something, each as a spreadsheet counts it. Throws `FileRefused`. */
export async function* sheetRows(file: Buffer): AsyncGenerator<SheetRow> {
  let rows = 0;
  let last = 0;
  let room = MAX_TEXT;
  try {
    for await (const { row, cells: all } of allRows(file)) {
      const cells = withoutBlanks(all);
      if (cells.length === 0) continue;
      if (cells.length > MAX_COLUMNS) throw new FileRefused(`${MAX_COLUMNS} colonnes au plus`);
      for (const cell of cells) {
        if (typeof cell !== 'string') continue;
        if (cell.length > MAX_CELL) throw new FileRefused(`Ligne ${row} : ${MAX_CELL} caractères au plus par cellule`);
        room -= cell.length;
      }
      if (room < 0) throw tooLarge();
      // Rows are told apart by their number.
      if (row <= last) throw unreadable();
      last = row;
      rows += 1;
      // The headings are one more.
      if (rows > MAX_ROWS + 1) throw tooManyRows();
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : unreadable();
  }
}
