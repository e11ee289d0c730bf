import { validText } from '@karite/shared/text';
import type { SheetFormat } from '../../engine/exchange/routes/sheet-types.ts';

type Cell = string | number | null;

/** A table of figures as a file: a heading for each column, and plain numbers. `name`: of the sheet. */
export async function sheetOf(
  format: SheetFormat,
  name: string,
  headings: string[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  async function* cells() {
    for (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? validText(cell) : cell));
  }
  const chunks =
    format === 'csv'
      ? // A name that begins like a formula is a text.
        (await import('hucre/csv')).writeCsvStream(cells(), {
          headers: headings,
          delimiter: ';',
          bom: true,
          escapeFormulae: true,
        })
      : (await import('hucre/xlsx')).writeXlsxStream(cells(), {
          name,
          columns: headings.map((header) => ({ header })),
          freezePane: { rows: 1 },
        });
  const held: Uint8Array[] = [];
  for await (const chunk of chunks) held.push(chunk);
  return Buffer.concat(held);
}
