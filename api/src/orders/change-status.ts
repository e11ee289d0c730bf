import { ORDER_STATUSES } from '@karite/shared/orders';
import { type Order, orders } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Executor } from '../database/database.ts';
import { moveOrder } from '../order-state/move-order.ts';
import { recordChange } from '../resource/changes.ts';
import type { Found } from '../resource/read.ts';
import { refuseUnseen, type UndoAsked, type Undone } from '../resource/undo-check.ts';
import { lock } from '../resource/write.ts';
import type { SignedIn } from '../server/access/signed-in.ts';
import { ApiError } from '../server/errors/api-error.ts';

type Status = Order['status'];

/** A status, as requests name it. */
export const orderStatus = z.enum(ORDER_STATUSES, 'Statut inconnu');

type StatusChange = {
  id: string;
  /** Absent: it stays as it is. */
  to: Status | undefined;
  by: SignedIn;
  /** May refuse, having seen the order as it stands, locked. */
  check(transaction: Executor, before: Found<typeof orders>): Promise<void>;
  /** Writes to the customer of the change. */
  tell(transaction: Executor, to: Status, from: Status): Promise<void>;
};

/**
 * Sets an order's status and keeps the step (who, when, from, to); the same status again changes nothing (R502, R503).
 * `null` when there is no such order.
 */
export const changeStatus = (app: FastifyInstance, database: Database, { id, to, by, check, tell }: StatusChange) =>
  database.transaction(async (transaction) => {
    const before = await lock(transaction, orders, id);
    if (!before) return null;
    await check(transaction, before);
    const { status: from, rowVersion } = before;
    if (to === undefined || from === to) return { from, order: before };
    const order = await moveOrder(transaction, { app, database, by }, before, { to });
    await recordChange(transaction, {
      by,
      resource: orders.name,
      recordId: id,
      action: 'edit',
      before: { status: from, rowVersion },
      after: { status: order.status, rowVersion: order.rowVersion },
    });
    await tell(transaction, to, from);
    return { from, order };
  });

/** Takes a change of status back: the former one again, as one more step of the order's history. */
export const restoreStatus =
  (app: FastifyInstance, database: Database) =>
  async (change: Undone, asked: UndoAsked): Promise<void> => {
    const { data: status } = orderStatus.safeParse(change.before?.status);
    if (!status) throw new ApiError(409, 'conflict', 'Seul un changement de statut peut être annulé');
    const id = change.recordId;
    await changeStatus(app, database, {
      id,
      to: status,
      by: asked.by,
      check: (transaction, present) => refuseUnseen(transaction, orders, present, change, ['status'], asked),
      tell: (transaction, to, from) => app.messages.tellUndone(transaction, id, { from, to }),
    });
  };
