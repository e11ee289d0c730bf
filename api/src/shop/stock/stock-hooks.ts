import { stockMovements, stocks } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { hooks } from '../../engine/write/hooks.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { follow } from './follow.ts';
import { forgetLevels, holdLevels } from './hold-levels.ts';
import { applyMovement, judgeMovement } from './movement.ts';
import { takeStock } from './take-stock.ts';

/** Counted products: movements change what is left, orders take and return pieces, `inStock` follows. */
export const stockHooks = (app: FastifyInstance, database: Database) =>
  hooks({
    [stockMovements.name]: {
      async check({ values: { reason, quantity } }) {
        if (reason !== 'counted' && quantity === 0) throw invalid({ quantity: 'Indiquez 1 ou plus' });
      },
      async beforeSave({ transaction, by, before, values }) {
        const { productId, reason, quantity, lotId, sheetId } = values;
        if (before || !productId || !reason || typeof quantity !== 'number') return;
        const moving = { productId, reason, quantity, lotId, isOfSheet: Boolean(sheetId) };
        Object.assign(values, await judgeMovement(transaction, { app, database, by }, moving));
        values.by = by?.email ?? null;
      },
      async afterSave({ transaction, by, before, after }) {
        if (!before) await applyMovement(transaction, { app, database, by }, after);
      },
    },
    [stocks.name]: {
      /** For each writer: a movement, or an undo of a deletion. */
      async afterSave({ transaction, by, after }) {
        forgetLevels(transaction);
        if (after.product) await follow(transaction, { app, database, by }, after.product.id, after.available ?? 0);
      },
    },
    orders: {
      async afterSave({ transaction, by, before, after }) {
        if (before?.status === after.status) return;
        const isNew = before === null;
        if (isNew || before.status === 'cancelled' || after.status === 'cancelled')
          await takeStock(transaction, { app, database, by }, after, { isNew });
      },
    },
    products: {
      async beforeSave({ transaction, before, values }) {
        if (!before || values.inStock === undefined || values.inStock === null) return;
        const level = (await holdLevels(transaction, [before.id], { isHeld: false })).get(before.id);
        if (level) values.inStock = level.available > 0;
      },
    },
  });
