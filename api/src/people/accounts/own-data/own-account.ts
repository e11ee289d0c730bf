import { users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import { createIn, editIn } from '../../../engine/write/write.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { isOpenSession } from '../../../platform/server/access/session-store.ts';
import { notSignedIn, type SignedIn } from '../../../platform/server/access/signed-in.ts';
import { revokeAccess } from '../account-store.ts';
import { hashPassword } from '../passwords/password.ts';

/** An account that somebody registers, by the same write path as every record; returns its id. */
export async function register(app: FastifyInstance, database: Database, email: string, password: string) {
  const hidden = { passwordHash: await hashPassword(password) };
  const values = { email, role: 'user' as const, isActive: true };
  const { id } = await database.transaction((transaction) =>
    createIn(transaction, { app, database, resource: users, by: null }, values, { hidden }),
  );
  return id;
}

/**
 * Changes one's own address or password; every session ends but the one that `token` opened, which must still stand.
 * `onMoved` adds to the transaction when the address is another one than before.
 */
export async function changeAccount(
  app: FastifyInstance,
  database: Database,
  by: SignedIn,
  change: { email?: string; password?: string },
  token: string,
  onMoved: (transaction: Executor, before: string, now: string) => Promise<void>,
): Promise<void> {
  const { id } = by;
  const passwordHash = change.password ? await hashPassword(change.password) : null;
  await database.transaction(async (transaction) => {
    const held = await transaction.execute<{ email: string }>(sql`select email from users where id = ${id} for update`);
    const before = held.rows[0]?.email;
    // Ended by its owner while this request was under way.
    if (before === undefined || !(await isOpenSession(transaction, token))) throw notSignedIn();
    if (passwordHash)
      await transaction.execute(
        sql`update users set password_hash = ${passwordHash}, ${NEXT_VERSION} where id = ${id}`,
      );
    await revokeAccess(transaction, id, token);
    if (change.email === undefined || change.email === before) return;
    await editIn(transaction, { app, database, resource: users, by }, id, { email: change.email });
    await onMoved(transaction, before, change.email);
  });
}
