import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { emailAddress } from '../../platform/server/access/email-address.ts';
import { countAttempt, type Limit, networkOf } from '../../platform/server/access/rate-limit.ts';
import { closeSession } from '../../platform/server/access/session-store.ts';
import { signedIn, tokenOf } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { ownAccount, readOwnAccount } from './account-store.ts';
import { useSetupLink } from './first-administrator.ts';
import { register } from './own-data/own-account.ts';
import { newPassword } from './passwords/password-rules.ts';
import { codeInput, judgeCode } from './sign-in/judge-code.ts';
import { judgeGuess, LOGIN_BY_ADDRESS } from './sign-in/judge-guess.ts';
import { session, signIn } from './sign-in/sign-in.ts';

const REGISTER_BY_ADDRESS: Limit = { name: 'register:address', most: 10, minutes: 60 };

const newAccount = z.strictObject({ email: emailAddress, password: newPassword });
const guess = z.strictObject({
  email: emailAddress,
  password: z
    .string('Le mot de passe est requis')
    .min(1, 'Le mot de passe est requis')
    .max(200, 'Adresse e-mail ou mot de passe incorrect'),
  code: codeInput,
});
const tags = ['Comptes'];

/** Accounts: register, sign in and out, who one is (R1401), and the first administrator's one-time link. */
export const accountRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/auth/register',
    {
      preHandler: app.limitByAddress(REGISTER_BY_ADDRESS),
      schema: { tags, summary: "S'inscrire", body: newAccount, response: { 201: session } },
    },
    async (request, reply) => {
      const id = await register(app, database, request.body.email, request.body.password);
      return reply.code(201).send(await signIn(database, request, reply, id));
    },
  );

  app.post(
    '/auth/login',
    { schema: { tags, summary: 'Se connecter', body: guess, response: { 200: session } } },
    async (request, reply) => {
      const { isRight, id } = await judgeGuess(database, request, request.body);
      if (!isRight)
        throw new ApiError(401, 'unauthorized', 'Adresse e-mail ou mot de passe incorrect', {
          event: { name: 'login failed', details: { userId: id } },
        });
      await judgeCode(database, request, id, request.body.code);
      return signIn(database, request, reply, id);
    },
  );

  app.post(
    '/auth/logout',
    {
      onRequest: app.access.securing.leaving,
      schema: { tags, summary: 'Se déconnecter', response: { 204: z.null() } },
    },
    async (request, reply) => {
      await closeSession(database, tokenOf(request));
      return reply.code(204).send(null);
    },
  );

  const setup = newAccount.extend({ token: z.string().max(100) });
  app.post(
    '/auth/setup',
    { schema: { tags, summary: 'Créer le premier administrateur', body: setup, response: { 201: session } } },
    async (request, reply) => {
      await countAttempt(database, LOGIN_BY_ADDRESS, networkOf(request.ip));
      const id = await useSetupLink(database, request.body.token, request.body.email, request.body.password);
      if (!id) throw new ApiError(403, 'forbidden', 'Ce lien d’installation n’est plus valable');
      return reply.code(201).send(await signIn(database, request, reply, id));
    },
  );

  app.get(
    '/users/me',
    {
      onRequest: app.access.securing.signedIn,
      schema: { tags, summary: 'Lire son profil', response: { 200: ownAccount } },
    },
    (request) => readOwnAccount(database, signedIn(request).id, app.shopTimeZone),
  );
};
