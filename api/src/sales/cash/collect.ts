import { TILL_NAME } from '@karite/shared/cash';
import { cashReceipts, couriers, type orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { recordChange } from '../../engine/undo/changes.ts';
import type { Undone } from '../../engine/undo/undo-check.ts';
import type { RunAction } from '../../engine/write/actions.ts';
import { deleteIn } from '../../engine/write/delete-record.ts';
import { addIn, addUnlessTaken, changeIn, lock } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { cashAmount } from './cash-amount.ts';
import { auditReceipt, settleReceipt, type Till } from './hand-over.ts';

const TAKEN = 'Les espèces de cette commande sont déjà encaissées';
const CLOSED = 'Ces espèces sont comptées dans une caisse clôturée : on ne peut plus revenir dessus';
const NO_TILL =
  'Aucune caisse en service : ajoutez-en une sous « Livreurs et relais », ou remettez la commande à un livreur';

/** The shop's till, which is added with the first cash that it takes. Throws a 409 where it was taken out of service. */
async function tillOf(transaction: Executor, { app, database, by }: Till): Promise<string> {
  const findTill = () =>
    transaction.execute<{ id: string }>(sql`
      select id from couriers where kind = 'till' and is_active order by created_at, id limit 1`);
  const [till] = (await findTill()).rows;
  if (till) return till.id;
  const writer = { app, database, by, resource: couriers };
  const added = await addUnlessTaken(transaction, writer, ['name'], { name: TILL_NAME, kind: 'till', isActive: true });
  if (!added) {
    // Somebody else has just added it, or it no longer takes anything.
    const [other] = (await findTill()).rows;
    if (!other) throw new ApiError(409, 'conflict', NO_TILL);
    return other.id;
  }
  await recordChange(transaction, {
    by,
    resource: couriers.name,
    recordId: added.id,
    action: 'create',
    before: null,
    after: added,
  });
  return added.id;
}

/**
 * Takes an order's cash in one tap: what its courier owes, or else its whole total, into the shop's till (R510). That ends
 * the order, but of one that is still to be delivered: paid in the shop before it leaves, it is paid (R2154). A second tap
 * finds nothing to take (409).
 */
export const collect =
  (database: Database): RunAction<typeof orders> =>
  async ({ app, transaction, by, record }) => {
    if (!by) throw new Error('Nobody takes cash');
    const till: Till = { app, database, by };
    const found = await transaction.execute<{ id: string; status: string }>(sql`
      select id, status from "cash-receipts" where order_id = ${record.id} and status <> 'refused'`);
    const [open] = found.rows;
    if (open && open.status !== 'expected') throw new ApiError(409, 'conflict', TAKEN);
    const owed = open && (await lock(transaction, cashReceipts, open.id));
    if (owed) await settleReceipt(transaction, till, owed, { received: owed.expected, note: null });
    else {
      const courierId = await tillOf(transaction, till);
      const { amount, currency, rate } = await cashAmount(transaction, record);
      const receipt = await addIn(
        transaction,
        { ...till, resource: cashReceipts },
        {
          orderId: record.id,
          courierId,
          status: 'received',
          expected: amount,
          received: amount,
          currency,
          rate,
          handedBy: by.email,
          settledAt: 'now',
          settledBy: by.email,
        },
      );
      await auditReceipt(transaction, by, null, receipt);
    }
    const status = record.status === 'pending' ? 'paid' : 'completed';
    await app.messages.tellStatus(transaction, record.id, status);
    return { status };
  };

/**
 * Takes back the cash of an order with the change that took it: what a courier owes is owed again, what went straight into
 * the till was never there. The audit keeps both. Throws a 409 once it is in a closing.
 */
export async function takeBackCash(transaction: Executor, till: Till, change: Undone): Promise<void> {
  // All rows of one transaction have one timestamp.
  const { rows } = await transaction.execute<{ id: string; isNew: boolean }>(sql`
    select receipt.id, entry.action = 'create' as "isNew"
    from audit entry join "cash-receipts" receipt on receipt.id::text = entry.record_id::text
    where entry.resource = ${cashReceipts.name} and entry.created_at = (select created_at from audit where id = ${change.id})
      and receipt.order_id = ${change.recordId} and receipt.status = 'received'`);
  for (const { id, isNew } of rows) {
    const writer = { ...till, resource: cashReceipts };
    const before = await lock(transaction, cashReceipts, id);
    if (before?.closing) throw new ApiError(409, 'conflict', CLOSED);
    if (!before) continue;
    if (isNew) {
      await deleteIn(transaction, writer, id);
      continue;
    }
    const owed = { status: 'expected', received: null, settledAt: null, settledBy: null } as const;
    await auditReceipt(transaction, till.by, before, await changeIn(transaction, writer, before, owed));
  }
}
