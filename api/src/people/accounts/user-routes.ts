import { type HeldRights, heldRights, isAdmin, rightsIn, STAFF_RIGHTS } from '@karite/shared/accounts';
import { valuesOf } from '@karite/shared/labels';
import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { type User, users } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { StoredRecord } from '../../engine/read/read.ts';
import { refuseUnseen, type Undone, type UndoRequest } from '../../engine/undo/undo-check.ts';
import { separateEchoedFields } from '../../engine/write/echoed-fields.ts';
import { checkPreconditions, preconditionsOf } from '../../engine/write/if-match.ts';
import { editIn, lock } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type SignedIn, signedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import { hasAdministrator, lockAdministrators, revokeAccess } from './account-store.ts';

/** The rights of an account as a request gives them. */
export const rightsInput = z.partialRecord(
  z.enum(valuesOf(STAFF_RIGHTS), 'Droits inconnus'),
  z.boolean('Oui ou non attendu').nullable(),
  'Droits inconnus',
);

const change = z.strictObject({
  role: z.enum(['user', 'admin'], 'Rôle inconnu').optional(),
  isActive: z.boolean('Oui ou non attendu').optional(),
  rights: rightsInput.nullable().optional(),
});
type Change = z.infer<typeof change>;
/** What a change wrote, out of all that the audit holds of it; rights among it that are no longer declared. */
const changed = z.object({
  ...change.shape,
  rights: z.record(z.string(), z.boolean().nullable()).nullable().optional(),
});

/** Whether an account may administer the shop today. */
const isActiveAdmin = (account: Pick<User, 'role' | 'isActive'>) => isAdmin(account) && account.isActive;

const isOther = (one: HeldRights | null | undefined, other: HeldRights | null | undefined): boolean =>
  rightsIn(one).join() !== rightsIn(other).join();

/** An account as it will be. Who becomes an administrator leaves a part of the administration for all of it. */
function changedBy(before: Pick<User, 'role' | 'isActive' | 'rights'>, requested: Change) {
  const role = requested.role ?? before.role;
  if (role === 'admin' && rightsIn(requested.rights).length > 0)
    throw new ApiError(409, 'conflict', 'Un administrateur a déjà tous les droits');
  const held = requested.rights === undefined ? before.rights : requested.rights;
  const rights = role === 'admin' ? null : heldRights(rightsIn(held));
  return { role, isActive: requested.isActive ?? before.isActive, rights };
}

/**
 * Changes the role or the rights of an account, or lets it in or out, and keeps the change. One at a time: of the last two
 * administrators who demote each other at once, one stays. `check` may refuse, having seen the account as it is now,
 * locked. `null` when there is no such account.
 */
async function changeUser(
  app: FastifyInstance,
  database: Database,
  id: string,
  requested: Change,
  by: SignedIn,
  check: (transaction: Executor, before: StoredRecord<typeof users>) => Promise<void>,
): Promise<{ user: StoredRecord<typeof users>; isChanged: boolean } | null> {
  return database.transaction(async (transaction) => {
    await lockAdministrators(transaction);
    const before = await lock(transaction, users, id);
    if (!before) return null;
    await check(transaction, before);
    const after = changedBy(before, requested);
    if (after.role === before.role && after.isActive === before.isActive && !isOther(after.rights, before.rights))
      return { user: before, isChanged: false };
    if (isOther(after.rights, before.rights) && by.id === id)
      throw new ApiError(403, 'forbidden', 'Vous ne pouvez pas changer vos propres droits');
    if (isActiveAdmin(before) && !isActiveAdmin(after) && !(await hasAdministrator(transaction, id)))
      throw new ApiError(409, 'conflict', 'Le dernier administrateur actif ne peut être ni rétrogradé ni désactivé');
    const user = await editIn(transaction, { app, database, resource: users, by }, id, after);
    // Let in again later, the account starts without the sessions and links of before.
    if (!after.isActive) await revokeAccess(transaction, id);
    return user && { user, isChanged: true };
  });
}

/** Puts the role and the access of before a change back, by the same rules; what that change left alone stays as it is. */
export const restoreUser =
  (app: FastifyInstance, database: Database) =>
  async (entry: Undone, requested: UndoRequest): Promise<void> => {
    const [was, became] = [changed.parse(entry.before), changed.parse(entry.after)];
    const former: Change = {
      ...(was.role !== became.role && { role: was.role }),
      ...(was.isActive !== became.isActive && { isActive: was.isActive }),
      ...(isOther(was.rights, became.rights) && { rights: was.rights }),
    };
    const restored = await changeUser(app, database, entry.recordId, former, requested.by, (transaction, present) =>
      refuseUnseen(transaction, users, present, entry, Object.keys(former), requested),
    );
    if (!restored) throw notFound(messagesOf(users).notFound);
  };

/** What administrators change of an account: its role, its rights, and whether it may sign in. It acts on the next request. */
export const userRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const user = recordSchema(users);
  // Generic clients of the REST dialect put the whole account back, with another role or access.
  for (const method of ['PUT', 'PATCH'] as const)
    app.route({
      method,
      url: '/users/:id',
      onRequest: app.access.admin,
      preValidation: separateEchoedFields(users, new Set(Object.keys(change.shape)), false),
      schema: {
        tags: [users.label.many],
        summary: 'Changer le rôle, les droits ou l’accès d’un utilisateur',
        params: z.object({ id: z.string().max(64) }),
        body: change,
        response: { 200: user },
      },
      handler: async (request) => {
        const preconditions = preconditionsOf(request);
        const done = await changeUser(
          app,
          database,
          request.params.id,
          request.body,
          signedIn(request),
          (transaction, before) => checkPreconditions(transaction, users, before, preconditions),
        );
        if (!done) throw notFound(messagesOf(users).notFound);
        const { id, role, isActive, rights, rowVersion } = done.user;
        if (done.isChanged)
          request.logEvent('account changed', {
            account: id,
            role,
            isActive,
            rights: rightsIn(rights).join(' ') || null,
          });
        request.recordVersion = rowVersion;
        return done.user;
      },
    });
};
