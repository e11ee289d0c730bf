import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hashOf, newToken } from '../../platform/server/access/secret-token.ts';
import { addAccount, hasAdministrator, lockAdministrators } from './account-store.ts';

/**
 * Ensures that the shop can be administered: creates the administrator that the settings name, or returns the token
 * of a one-time link, when there is none yet. Returns `null` when there is nothing to do.
 */
export async function prepareFirstAdministrator(database: Database, given: { email: string; password: string } | null) {
  return database.transaction(async (transaction) => {
    await lockAdministrators(transaction);
    if (await hasAdministrator(transaction)) return null;
    if (given) {
      await addAccount(transaction, given.email.toLowerCase(), given.password, 'admin');
      return null;
    }
    const token = newToken();
    await transaction.execute(sql`delete from setup_links`);
    await transaction.execute(sql`insert into setup_links (token_hash) values (${hashOf(token)})`);
    return token;
  });
}

/** Makes the first administrator by the one-time link; `null` when the link is used up or wrong. */
export async function useSetupLink(
  database: Database,
  token: string,
  email: string,
  password: string,
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    await lockAdministrators(transaction);
    if (await hasAdministrator(transaction)) return null;
    const used = await transaction.execute(
      sql`delete from setup_links where token_hash = ${hashOf(token)} returning 1`,
    );
    return used.rows.length > 0 ? addAccount(transaction, email, password, 'admin') : null;
  });
}
