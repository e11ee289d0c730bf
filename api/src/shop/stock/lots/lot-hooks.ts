import { dayIn } from '@karite/shared/cash';
import { lots, stockMovements, stocks } from '@karite/shared/resources';
import { lotNumberOf, lotStatus } from '@karite/shared/stock';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findOne } from '../../../engine/read/read.ts';
import { hooks } from '../../../engine/write/hooks.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { follow } from '../follow.ts';

/** What the movements of a lot come to. */
async function movedOf(transaction: Executor, lotId: string): Promise<number> {
  const { rows } = await transaction.execute<{ moved: number }>(sql`
    select coalesce(sum(change), 0)::int as moved from ${sql.identifier(stockMovements.name)} where lot_id = ${lotId}`);
  return rows[0]?.moved ?? 0;
}

/** Lots: their stored number, their status by date, and a quantity that is the sum of their movements. */
export const lotHooks = (app: FastifyInstance, database: Database, zone: string) =>
  hooks({
    [lots.name]: {
      async beforeSave({ transaction, before, values }) {
        if (typeof values.number === 'string') values.number = lotNumberOf(values.number);
        const expiresOn = values.expiresOn === undefined ? before?.expiresOn : values.expiresOn;
        const status = values.status ?? before?.status ?? 'onSale';
        values.status = lotStatus(status, expiresOn, dayIn(zone, new Date()));
        // Whatever writes it: an undo of a change that pieces were taken out by does not bring them back.
        const isMoved = before && typeof values.quantity === 'number' && values.quantity !== before.quantity;
        if (isMoved && values.quantity !== (await movedOf(transaction, before.id)))
          throw new ApiError(409, 'conflict', 'La quantité d’un lot ne change que par des mouvements de stock');
      },
      async afterSave({ transaction, by, before, after }) {
        if (!before || before.status === after.status) return;
        const stock = after.stock && (await findOne(transaction, stocks, after.stock.id));
        if (stock?.product) await follow(transaction, { app, database, by }, stock.product.id, stock.available ?? 0);
      },
    },
  });
