import { isAdmin } from '@karite/shared/accounts';
import { newsletter, stockRequests, users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deleteIn } from '../../../engine/write/delete-record.ts';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { isOpenSession } from '../../../platform/server/access/session-store.ts';
import { notSignedIn } from '../../../platform/server/access/signed-in.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { hasAdministrator, lockAdministrators, revokeAccess } from '../account-store.ts';
import { removePasskeys } from '../passkeys/passkey-store.ts';
import { switchOff } from '../sign-in/second-factor.ts';
import { confirmedAddress, isOwnRequest } from './email-confirmation.ts';

const LAST = 'Vous êtes le dernier administrateur actif : nommez-en un autre avant de supprimer votre compte';

/**
 * Deletes an account and what is its owner's alone: sessions, links, favourites, addresses, what they requested and were
 * written, its address in the audit; by its address alone only what came with one that is confirmed. Orders stay, as the books need them, with nothing that leads to the
 * account. `token` is the session of the request, which must still be valid. `forget` deletes what was written to the owner, and
 * what they wrote themselves; what it answers is answered.
 * Throws a 409 for the last administrator.
 */
export async function deleteAccount<T>(
  app: FastifyInstance,
  database: Database,
  { id, token }: { id: string; token: string },
  forget: (transaction: Executor, owner: { id: string; confirmed: string | null }) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await lockAdministrators(transaction);
    const held = await transaction.execute<{ email: string; role: string }>(
      sql`select email, role from users where id = ${id} for update`,
    );
    const account = held.rows[0];
    if (!account || !(await isOpenSession(transaction, token))) throw notSignedIn();
    if (isAdmin(account) && !(await hasAdministrator(transaction, id))) throw new ApiError(409, 'conflict', LAST);
    const { email } = account;
    // What carries an address alone is theirs where they have shown that they read its mailbox (R2043).
    const confirmed = await confirmedAddress(transaction, id);
    const forgotten = await forget(transaction, { id, confirmed });
    // The history of a customer's orders stays, without their address.
    await transaction.execute(sql`
      update orders_history set by = null where by = ${email} and orders_id in (select id from orders where user_id = ${id})`);
    await transaction.execute(sql`update orders set user_id = null, ${NEXT_VERSION} where user_id = ${id}`);
    // Before the rows are deleted: webhooks send their deletion with the ids alone.
    await transaction.execute(sql`
      delete from "webhook-deliveries" where record_id = ${id}
        or record_id in (select newsletter.id from newsletter where newsletter.email = ${confirmed})
        or record_id in (select wished.id from "stock-requests" wished where ${isOwnRequest(id, confirmed)})`);
    await transaction.execute(sql`delete from favourites where user_id = ${id}`);
    for (const [resource, isOwn] of [
      [newsletter, sql`email = ${confirmed}`],
      [stockRequests, isOwnRequest(id, confirmed)],
    ] as const) {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`select id from ${sql.identifier(resource.name)} where ${isOwn} order by id`,
      );
      for (const row of rows) await deleteIn(transaction, { app, database, resource, by: null }, row.id);
    }
    await transaction.execute(sql`
      update audit set before = before - 'email', after = after - 'email' where resource = 'users' and record_id = ${id}`);
    await removePasskeys(transaction, id);
    for (const table of ['email_changes', 'notice_choices', 'notice_reads'])
      await transaction.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
    // Files that waited for their owner.
    await transaction.execute(sql`delete from jobs where user_id = ${id} and kind = 'export'`);
    await switchOff(transaction, id);
    await revokeAccess(transaction, id);
    await deleteIn(transaction, { app, database, resource: users, by: null }, id);
    return forgotten;
  });
}
