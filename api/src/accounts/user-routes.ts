import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { type User, users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../plugins/api-error.ts';
import type { SignedIn } from '../plugins/sessions.ts';
import { recordChange } from '../resource/changes.ts';
import { closeDoors, hasAdministrator, lockAdministrators, readAccount } from './account-store.ts';

const change = z.strictObject({
  role: z.enum(['user', 'admin'], 'Rôle inconnu').optional(),
  isActive: z.boolean('Oui ou non attendu').optional(),
});
type Change = z.infer<typeof change>;

const isAdministrator = ({ role, isActive }: Pick<User, 'role' | 'isActive'>) => role === 'admin' && isActive;

/**
 * Changes the role of an account, or lets it in or out, and keeps the change. One at a time: of the last two
 * administrators who demote each other at once, one stays. `null` when there is no such account.
 */
async function changeUser(
  database: Database,
  id: string,
  asked: Change,
  by: SignedIn,
): Promise<{ user: User; isChanged: boolean } | null> {
  return database.transaction(async (transaction) => {
    await lockAdministrators(transaction);
    await transaction.execute(sql`select 1 from users where id = ${id} for update`);
    const before = await readAccount(transaction, id);
    if (!before) return null;
    const after = { role: asked.role ?? before.role, isActive: asked.isActive ?? before.isActive };
    if (after.role === before.role && after.isActive === before.isActive) return { user: before, isChanged: false };
    if (isAdministrator(before) && !isAdministrator(after) && !(await hasAdministrator(transaction, id)))
      throw new ApiError(409, 'conflict', 'Le dernier administrateur actif ne peut être ni rétrogradé ni désactivé');
    await transaction.execute(sql`
      update users set role = ${after.role}, is_active = ${after.isActive}, updated_at = now() where id = ${id}`);
    // Let in again later, the account starts without the sessions and links of before.
    if (!after.isActive) await closeDoors(transaction, id);
    await recordChange(transaction, {
      by,
      resource: users.name,
      recordId: id,
      action: 'edit',
      before: { role: before.role, isActive: before.isActive },
      after,
    });
    return { user: (await readAccount(transaction, id))!, isChanged: true };
  });
}

/** Puts the role and the access of before a change back, by the same rules; what that change left alone stays as it is. */
export const restoreUser =
  (database: Database) =>
  async (entry: { recordId: string; before: object | null; after: object | null }, by: SignedIn): Promise<void> => {
    const [was, became] = [entry.before as Change, entry.after as Change];
    const former: Change = {
      ...(was.role !== became.role && { role: was.role }),
      ...(was.isActive !== became.isActive && { isActive: was.isActive }),
    };
    if (!(await changeUser(database, entry.recordId, former, by))) throw notFound(messagesOf(users).notFound);
  };

/** What administrators change of an account: its role, and whether it may sign in. Both act on its next request. */
export const userRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const user = recordSchema(users);
  app.patch(
    '/users/:id',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [users.label.many],
        summary: "Changer le rôle ou l'accès d'un utilisateur",
        params: z.object({ id: z.string().max(64) }),
        body: change,
        response: { 200: user },
      },
    },
    async (request) => {
      const isId = z.uuid().safeParse(request.params.id).success;
      const changed = isId && (await changeUser(database, request.params.id, request.body, request.user!));
      if (!changed) throw notFound(messagesOf(users).notFound);
      const { id, role, isActive } = changed.user;
      if (changed.isChanged) request.tell('account changed', { account: id, role, isActive });
      return changed.user;
    },
  );
};
