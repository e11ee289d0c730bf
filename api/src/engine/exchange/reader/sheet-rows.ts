import { csvRows } from './csv-rows.ts';
import {
  FileRefused,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_TEXT,
  type SheetCell,
  type SheetNotes,
  type SheetRow,
  saysNothing,
  tooLarge,
  tooManyRows,
  unreadable,
} from './limits.ts';
import { spreadsheetRows } from './spreadsheet.ts';
import { unpackParts } from './unpack.ts';

const ZIP = Buffer.from('PK\x03\x04');

/** Up to the last cell with a value: a formatted sheet continues for thousands of blank ones. */
function withoutBlanks(cells: SheetRow['cells']): SheetRow['cells'] {
  let end = cells.length;
  while (end > 0 && saysNothing(cells[end - 1] ?? null)) end -= 1;
  return cells.slice(0, end);
}

async function* allRows(file: Buffer, notes: SheetNotes): AsyncGenerator<SheetRow> {
  if (file.subarray(0, ZIP.length).equals(ZIP)) {
    yield* spreadsheetRows(await unpackParts(file), notes);
    return;
  }
  let row = 0;
  for (const cells of csvRows(file)) {
    row += 1;
    yield { row, cells };
  }
}

/** The characters of a cell, as far as they are bounded. */
const lengthOf = (cell: SheetCell): number =>
  typeof cell === 'string' ? cell.length : typeof cell === 'object' && cell && 'shown' in cell ? cell.shown.length : 0;

/** The notes on a file: none for a CSV, where `name` stays blank. */
export const noNotes = (): SheetNotes => ({ name: '', hiddenRows: 0, hiddenColumns: [], others: [] });

/**
 * The rows of a file that are not blank, each with its number in a spreadsheet; `notes` collects the notes on it. Throws
 * `FileRefused`.
 */
export async function* sheetRows(file: Buffer, notes: SheetNotes): AsyncGenerator<SheetRow> {
  let rows = 0;
  let last = 0;
  let space = MAX_TEXT;
  try {
    for await (const { row, cells: all } of allRows(file, notes)) {
      const cells = withoutBlanks(all);
      if (cells.length === 0) continue;
      if (cells.length > MAX_COLUMNS) throw new FileRefused(`${MAX_COLUMNS} colonnes au plus`);
      for (const cell of cells) {
        const length = lengthOf(cell);
        if (length > MAX_CELL) throw new FileRefused(`Ligne ${row} : ${MAX_CELL} caractères au plus par cellule`);
        space -= length;
      }
      if (space < 0) throw tooLarge();
      // Rows are identified by their number.
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
