import { ORDER_STATUSES } from '@karite/shared/orders';
import { type Order, orders } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StoredRecord } from '../../engine/read/read.ts';
import { recordChange } from '../../engine/undo/changes.ts';
import { lock } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { moveOrder } from '../order-core/move-order.ts';

type Status = Order['status'];

/** A status, as requests name it. */
export const orderStatus = z.enum(ORDER_STATUSES, 'Statut inconnu');

type StatusChange = {
  id: string;
  /** Absent: it stays as it is. */
  to: Status | undefined;
  /** Why it is cancelled, for its history. */
  reason?: string | undefined;
  by: SignedIn;
  /** May refuse, having seen the order as it is now, locked. */
  check(transaction: Executor, before: StoredRecord<typeof orders>): Promise<void>;
  /** Writes to the customer of the change. */
  tell(transaction: Executor, to: Status, from: Status): Promise<void>;
};

type Moved = Pick<StoredRecord<typeof orders>, 'id' | 'status' | 'preparation' | 'rowVersion'>;
const movedOf = ({ status, preparation, rowVersion }: Moved) => ({ status, preparation, rowVersion });

/** Keeps in the audit how an order was moved on. */
export const recordMove = (transaction: Executor, by: SignedIn, before: Moved, after: Moved) =>
  recordChange(transaction, {
    by,
    resource: orders.name,
    recordId: after.id,
    action: 'edit',
    before: movedOf(before),
    after: movedOf(after),
  });

/**
 * Sets an order's status and keeps the step (who, when, from, to); the same status again changes nothing (R502, R503).
 * `null` when there is no such order.
 */
export const changeStatus = (
  app: FastifyInstance,
  database: Database,
  { id, to, reason, by, check, tell }: StatusChange,
) =>
  database.transaction(async (transaction) => {
    const before = await lock(transaction, orders, id);
    if (!before) return null;
    await check(transaction, before);
    const { status: from } = before;
    if (before.isRefunded && to !== undefined && to !== from && to !== 'cancelled')
      throw new ApiError(409, 'conflict', 'Cette commande a été remboursée : il n’y a plus rien à faire');
    if (to === undefined || from === to) return { from, order: before };
    const order = await moveOrder(transaction, { app, database, by }, before, { to, ...(reason && { note: reason }) });
    await recordMove(transaction, by, before, order);
    await tell(transaction, to, from);
    return { from, order };
  });
