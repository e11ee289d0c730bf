import { inCurrency } from '@karite/shared/money';
import { SALES_BY, type SalesBy, salesLabel } from '@karite/shared/statistics';
import { validText } from '@karite/shared/text';
import type { SheetFormat } from '../../engine/exchange/routes/sheet-types.ts';
import type { SalesRow } from './sales.ts';

/** What the screen shows of a period as a sheet: each row beside the same of the period before, with plain numbers. */
export async function salesSheet(format: SheetFormat, by: SalesBy, rows: readonly SalesRow[]): Promise<Buffer> {
  const headings = [
    SALES_BY[by],
    'Commandes',
    inCurrency("Chiffre d'affaires"),
    'Commandes avant',
    inCurrency("Chiffre d'affaires avant"),
  ];
  async function* cells() {
    for (const { value, name, orders, revenue, before } of rows)
      yield [validText(salesLabel(by, value, name)), orders, revenue, before?.orders ?? null, before?.revenue ?? null];
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
          name: 'Ventes',
          columns: headings.map((header) => ({ header })),
          freezePane: { rows: 1 },
        });
  const held: Uint8Array[] = [];
  for await (const chunk of chunks) held.push(chunk);
  return Buffer.concat(held);
}
