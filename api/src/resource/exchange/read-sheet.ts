import { parseCsv } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { Upload } from '../../media/upload.ts';
import { invalid } from '../../plugins/api-error.ts';

/** `row` is the number that a spreadsheet shows: headings are row 1. */
export type SheetRow = { row: number; cells: (string | number | boolean | null)[] };

/** At most this many records in one file: one transaction, one report. */
export const MAX_ROWS = 5_000;

const refused = (message: string) => invalid({ file: message });
const ZIP = [0x50, 0x4b];
const isSpreadsheet = (data: Buffer) => ZIP.every((byte, index) => data[index] === byte);

async function readCells(data: Buffer): Promise<SheetRow['cells'][]> {
  if (!isSpreadsheet(data)) {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data);
    const heading = text.slice(0, text.indexOf('\n'));
    const delimiter = [';', '\t', ','].find((each) => heading.includes(each)) ?? ';';
    return parseCsv(text, { delimiter, unescapeFormulae: true }) as SheetRow['cells'][];
  }
  const rows: SheetRow['cells'][] = [];
  for await (const { index, values } of streamXlsxRows(data, { maxRows: MAX_ROWS + 2 })) {
    // A sheet leaves empty rows out; the numbers must stay those that people see.
    while (rows.length < Math.min(index, MAX_ROWS + 2)) rows.push([]);
    rows.push(
      values.map((value) => (value instanceof Date ? value.toISOString() : (value as SheetRow['cells'][number]))),
    );
  }
  return rows;
}

/** The rows of an uploaded CSV (UTF-8; `;`, tab or comma) or spreadsheet (.xlsx). Throws a 400 when it can't be read. */
export async function readSheet(file: unknown): Promise<SheetRow[]> {
  if (!(file instanceof Upload)) throw refused('Fichier CSV ou Excel attendu');
  let cells: SheetRow['cells'][];
  try {
    cells = await readCells(file.data);
  } catch {
    throw refused('Fichier illisible : CSV (UTF-8) ou Excel (.xlsx) attendu');
  }
  const rows = cells
    .map((each, index) => ({ row: index + 1, cells: each }))
    .filter((each) => each.row === 1 || each.cells.some((cell) => cell !== null && String(cell).trim() !== ''));
  if (rows.length > MAX_ROWS + 1) throw refused(`${MAX_ROWS} lignes au plus`);
  return rows;
}
