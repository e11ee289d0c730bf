import { users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { type Change, recordChange } from '../../../engine/undo/changes.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { closeSessions } from '../../../platform/server/access/session-store.ts';
import { removePasskeys } from '../passkeys/passkey-store.ts';
import { switchOff } from './second-factor.ts';

/** The author in the audit where nobody was signed in. */
const ON_SERVER = 'Double authentification retirée sur le serveur';

type Removal = Pick<Change, 'by' | 'through'> & { id: string; hasPasskeys: boolean; exceptToken?: string };

/**
 * Takes an account's codes away, and its passkeys too (`hasPasskeys`), ends its sessions but `exceptToken`'s, and records it in
 * the audit; false where there was nothing of it.
 */
export async function removeFactors(
  transaction: Transaction,
  { id, by, through, hasPasskeys, exceptToken }: Removal,
): Promise<boolean> {
  const hadKeys = hasPasskeys && (await removePasskeys(transaction, id)) > 0;
  const wasOn = await switchOff(transaction, id);
  if (!wasOn && !hadKeys) return false;
  await closeSessions(transaction, id, exceptToken);
  const notified = { by, through, resource: users.name, recordId: id, before: null, after: null };
  if (hadKeys) await recordChange(transaction, { ...notified, action: 'remove-passkey' });
  if (wasOn) await recordChange(transaction, { ...notified, action: 'remove-second-factor' });
  return true;
}

/**
 * The same for the operator of the server where no administrator is left (R915): codes and passkeys, in the account's own
 * name. `null`: nobody has that address; false: its password alone opens it.
 */
export const removeFactorsOf = (database: Database, email: string): Promise<boolean | null> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string; email: string }>(
      sql`select id, email from users where email = ${email.trim().toLowerCase()} for update`,
    );
    const [by] = rows;
    return by ? removeFactors(transaction, { id: by.id, by, through: ON_SERVER, hasPasskeys: true }) : null;
  });
