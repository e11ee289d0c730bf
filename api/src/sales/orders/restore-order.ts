import { valuesOf } from '@karite/shared/labels';
import { PREPARATION_LABELS } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseUnseen, type Undone, type UndoRequest } from '../../engine/undo/undo-check.ts';
import { changeIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { orderStatus, recordMove } from './change-status.ts';

/** What of an order is taken back. */
const formerOf = z.object({ status: orderStatus, preparation: z.enum(valuesOf(PREPARATION_LABELS)) }).partial();

const NAMES = ['status', 'preparation'] as const;

/** Takes back the cash that a change of an order took. Throws where that is too late. */
export type TakeBackCash = (
  transaction: Executor,
  till: Pick<Writer, 'app' | 'database'> & { by: SignedIn },
  change: Undone,
) => Promise<void>;

/**
 * Takes a change of status or preparation back, with the cash that it took: the former status again is one more step of the
 * order's history (R510).
 */
export const restoreOrder =
  (app: FastifyInstance, database: Database, takeBackCash: TakeBackCash) =>
  async (change: Undone, requested: UndoRequest): Promise<void> => {
    const former = formerOf.safeParse(change.before).data ?? {};
    const altered = NAMES.filter((name) => former[name] !== undefined && former[name] !== change.after?.[name]);
    if (altered.length === 0)
      throw new ApiError(409, 'conflict', 'Seul un changement de statut ou de préparation peut être annulé');
    const writer = { app, database, by: requested.by };
    await database.transaction(async (transaction) => {
      const present = await lock(transaction, orders, change.recordId);
      if (!present) return;
      await refuseUnseen(transaction, orders, present, change, altered, requested);
      await takeBackCash(transaction, writer, change);
      if (altered.every((name) => present[name] === former[name])) return;
      const after = await changeIn(transaction, { ...writer, resource: orders }, present, {
        status: altered.includes('status') ? former.status : undefined,
        preparation: altered.includes('preparation') ? former.preparation : undefined,
      });
      await recordMove(transaction, requested.by, present, after);
      if (after.status !== present.status)
        await app.messages.tellUndone(transaction, present, { from: present.status, to: after.status });
    });
  };
