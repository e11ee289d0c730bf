import { barcodeOf } from '@karite/shared/barcode';
import { valuesOf } from '@karite/shared/labels';
import { LOT_STATES } from '@karite/shared/stock';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';

/** A product as a sheet shows it: what lies there, by lot. */
export const lookedUp = z
  .object({
    id: z.string(),
    name: z.string(),
    barcode: z.string().nullable(),
    quantity: z.number().nullable().describe('Combien il y en a ; vide : pas compté'),
    loose: z.number().describe('Sans lot'),
    toSend: z.number().describe('Commandées et pas encore parties, en plus'),
    lots: z.array(
      z.object({
        number: z.string(),
        expiresOn: z.string().nullable(),
        quantity: z.number(),
        status: z.enum(valuesOf(LOT_STATES)),
      }),
    ),
  })
  .meta({ id: 'StockedProduct' });

type LookedUp = z.infer<typeof lookedUp>;

/** Products by their ids, bar codes or exact names, with what there is of each. What is not found is not there. */
export async function lookUp(
  executor: Executor,
  { codes, ids }: { codes: readonly string[]; ids: readonly string[] },
): Promise<LookedUp[]> {
  const barcodes = codes.flatMap((code) => barcodeOf(code) ?? []);
  const { rows } = await executor.execute<LookedUp>(sql`
    select product.id, product.name, product.barcode, stock.quantity, coalesce(stock.quantity - stock.in_lots, 0) as loose,
      coalesce((
        select -sum(moved.change) from "stock-movements" moved join orders on orders.id = moved.order_id
        where moved.stock_id = stock.id and orders.status in ('pending', 'paid')), 0)::int as "toSend",
      coalesce((
        select json_agg(json_build_object('number', lot.number, 'expiresOn', lot.expires_on, 'quantity', lot.quantity,
            'status', lot.status) order by lot.expires_on nulls last, lot.number)
        from lots lot where lot.stock_id = stock.id and lot.quantity > 0), '[]') as lots
    from products product left join stocks stock on stock.product_id = product.id
    where product.id = any(${sql.param(ids)}::uuid[]) or product.barcode = any(${sql.param(barcodes)}::text[])
      or product.name = any(${sql.param(codes)}::text[])
    order by product.name, product.id`);
  return rows;
}
