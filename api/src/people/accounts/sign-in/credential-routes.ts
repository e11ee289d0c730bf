import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { emailAddress } from '../../../platform/server/access/email-address.ts';
import { countAttempt, type Limit, networkOf } from '../../../platform/server/access/rate-limit.ts';
import { signedIn, tokenOf } from '../../../platform/server/access/signed-in.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { ownAccount, readOwnAccount } from '../account-store.ts';
import { notifyEmailChange, takeEmailBack } from '../own-data/email-change.ts';
import { changeAccount } from '../own-data/own-account.ts';
import { newPassword } from '../passwords/password-rules.ts';
import { blankIsAbsent, currentPassword, proveOwner } from './prove-owner.ts';
import { notePlace } from './sign-in-places.ts';

/** Always counted: each change sends two e-mails, one of them to an address that nobody has proved to be theirs. */
const EMAIL_BY_ACCOUNT: Limit = { name: 'email:account', most: 10, minutes: 24 * 60 };
const TAKE_BACK_BY_ADDRESS: Limit = { name: 'take-back:address', most: 20, minutes: 15 };

/** A blank password keeps the current one (R908). */
const profile = z.strictObject({
  email: emailAddress.optional(),
  password: z.preprocess(blankIsAbsent, newPassword.optional()),
  currentPassword: currentPassword.describe(
    'Demandé pour changer l’adresse ou le mot de passe, sauf dans les 10 minutes après la connexion',
  ),
});

const tags = ['Comptes'];

/** What signs an account in, its address and its password: how they are changed, and how a change is taken back. */
export const credentialRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.patch(
    '/users/me',
    {
      onRequest: app.access.signedIn,
      schema: { tags, summary: 'Modifier son profil', body: profile, response: { 200: ownAccount } },
    },
    async (request, reply) => {
      const by = signedIn(request);
      const { id, email: from } = by;
      const { password, currentPassword } = request.body;
      const email = request.body.email === from ? undefined : request.body.email;
      if (!email && !password) return readOwnAccount(database, id);
      await proveOwner(database, request, currentPassword);
      if (email) await countAttempt(database, EMAIL_BY_ACCOUNT, id);
      await changeAccount(app, database, by, { email, password }, tokenOf(request), (transaction, before, to) =>
        notifyEmailChange(app, transaction, { userId: id, from: before, to, ip: request.ip }),
      );
      await notePlace(database, request, reply, id);
      request.logEvent('credentials changed', { email: Boolean(email), password: Boolean(password) });
      return readOwnAccount(database, id);
    },
  );

  app.post(
    '/auth/take-back',
    {
      schema: {
        tags,
        summary: 'Reprendre l’adresse d’avant un changement',
        body: z.strictObject({ token: z.string('Lien incomplet').max(100) }),
        response: { 200: z.object({ email: z.string(), resetToken: z.string() }) },
      },
    },
    async (request) => {
      const back = await takeEmailBack(app, database, request.body.token);
      if (!back) {
        // A right link is never held up by what others behind the same address have tried.
        await countAttempt(database, TAKE_BACK_BY_ADDRESS, networkOf(request.ip));
        throw new ApiError(403, 'forbidden', 'Ce lien n’est plus valable.');
      }
      request.logEvent('email taken back', { userId: back.id });
      return back;
    },
  );
};
