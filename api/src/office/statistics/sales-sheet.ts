import { inCurrency } from '@karite/shared/money';
import { SALES_BY, type SalesBy, salesLabel } from '@karite/shared/statistics';
import type { SheetFormat } from '../../engine/exchange/routes/sheet-types.ts';
import type { SalesRow } from './sales.ts';
import { sheetOf } from './sheet.ts';

/** What the screen shows of a period as a sheet: each row beside the same of the period before. */
export const salesSheet = (format: SheetFormat, by: SalesBy, rows: readonly SalesRow[]): Promise<Buffer> =>
  sheetOf(
    format,
    'Ventes',
    [
      SALES_BY[by],
      'Commandes',
      inCurrency('Chiffre d’affaires'),
      'Commandes avant',
      inCurrency('Chiffre d’affaires avant'),
    ],
    rows.map(({ value, name, orders, revenue, before }) => [
      salesLabel(by, value, name),
      orders,
      revenue,
      before?.orders ?? null,
      before?.revenue ?? null,
    ]),
  );
