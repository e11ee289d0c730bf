import { paths } from '@karite/shared/paths';
import { messagesOf } from '@karite/shared/resource';
import { users } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordChange } from '../../engine/undo/changes.ts';
import { lock } from '../../engine/write/write.ts';
import type { Database } from '../../platform/database/database.ts';
import { countAttempt, type Limit, networkOf } from '../../platform/server/access/rate-limit.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import { confirmationKeys, mailConfirmation, noteConfirmed } from './own-data/email-confirmation.ts';
import { addResetLink } from './passwords/password-reset.ts';
import { codeInput, proveInFull } from './sign-in/judge-code.ts';
import { currentPassword } from './sign-in/prove-owner.ts';

const tags = ['Comptes'];
const ofUser = z.object({ id: z.uuid('Identifiant invalide') });
const BY_ADDRESS: Limit = { name: 'confirm:address', most: 20, minutes: 15 };

/** What an administrator may hand over where no e-mail leaves, as the audit names it. */
const LINKS = { reset: 'Lien de nouveau mot de passe', confirmation: 'Lien de confirmation de l’adresse' } as const;
const kinds = z.enum(['reset', 'confirmation'], 'Lien inconnu');

const MAIL_LEAVES = 'Les e-mails de la boutique partent : cette personne demande elle-même son lien';
const NO_MAIL = 'La boutique n’envoie pas d’e-mails : demandez-lui votre lien de confirmation';
const WRONG_LINK = 'Ce lien n’est pas celui de votre compte, ou votre adresse a changé depuis. Demandez-en un nouveau.';

/**
 * Links that open an account or confirm its address (R2042, R2043): by e-mail, for its owner; where the shop sends none, by an
 * administrator who names the account, and whom the audit names.
 */
export const accountLinkRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const keys = confirmationKeys(database);
  const hasMail = () => app.outbox.isSent('email');

  app.post(
    '/users/me/confirmation',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags,
        summary: 'Demander le lien qui confirme son adresse',
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async (request, reply) => {
      if (!hasMail()) throw new ApiError(409, 'conflict', NO_MAIL);
      await mailConfirmation(app, database, keys, signedIn(request));
      return reply.code(202).send({ message: 'Un e-mail vient d’être envoyé à votre adresse : ouvrez son lien.' });
    },
  );

  // Requires a session of the account: the reader of a mailbox must not confirm it for an account that a stranger opened with it.
  app.put(
    '/users/me/confirmation',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags,
        summary: 'Confirmer son adresse par le lien reçu',
        body: z.strictObject({ key: z.string('Lien incomplet').max(100, 'Lien incomplet') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await countAttempt(database, BY_ADDRESS, networkOf(request.ip));
      const owner = signedIn(request);
      if (!(await keys.isKeyOf(owner, request.body.key))) throw new ApiError(403, 'forbidden', WRONG_LINK);
      await noteConfirmed(database, owner);
      request.logEvent('email confirmed', { userId: owner.id });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/users/:id/link',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [users.label.many],
        summary: 'Lire si un lien de compte peut être remis',
        params: ofUser,
        response: { 200: z.object({ isOffered: z.boolean().describe('Aucun e-mail ne part de la boutique') }) },
      },
    },
    async () => ({ isOffered: !hasMail() }),
  );

  app.post(
    '/users/:id/link',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [users.label.many],
        summary: 'Remettre un lien de compte',
        description: 'Où la boutique n’envoie pas d’e-mails. Le journal garde qui l’a demandé, et pour quel compte.',
        params: ofUser,
        body: z.strictObject({ kind: kinds, currentPassword, code: codeInput }),
        response: { 201: z.object({ url: z.string() }) },
      },
    },
    async (request, reply) => {
      if (hasMail()) throw new ApiError(409, 'conflict', MAIL_LEAVES);
      const { kind, ...proof } = request.body;
      await proveInFull(database, request, proof);
      const by = signedIn(request);
      const { id } = request.params;
      const path = await database.transaction(async (transaction) => {
        const account = await lock(transaction, users, id);
        if (!account) throw notFound(messagesOf(users).notFound);
        if (!account.isActive) throw new ApiError(409, 'conflict', 'Ce compte est désactivé');
        await recordChange(transaction, {
          ...{ by, resource: users.name, recordId: id, action: 'renew-link', through: LINKS[kind] },
          ...{ before: null, after: null },
        });
        return kind === 'reset' ? paths.resetBy(await addResetLink(transaction, id)) : keys.pathOf(account);
      });
      request.logEvent('account link given', { account: id, kind });
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ url: app.mail.urlOf(path) });
    },
  );
};
