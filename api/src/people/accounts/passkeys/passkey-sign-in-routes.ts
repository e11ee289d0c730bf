import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { countAttempt, forgetAttempts, type Limit, networkOf } from '../../../platform/server/access/rate-limit.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { LOGIN_BY_ADDRESS } from '../sign-in/judge-guess.ts';
import { session, signIn } from '../sign-in/sign-in.ts';
import { challengeIn, fetchLibrary, judgeSignature, type Party, requestOptions } from './passkey-ceremony.ts';
import { assertion, assertionInput } from './passkey-schema.ts';
import { holdPasskey, makeChallenge, notePasskeyUse, useChallenge } from './passkey-store.ts';

/** A page that offers passkeys sends a request as it opens, and again while it stays open. */
const ASKED_BY_ADDRESS: Limit = { name: 'passkey:address', most: 200, minutes: 15 };
const SIGNED_BY_PASSKEY: Limit = { name: 'passkey:key', most: 20, minutes: 15 };
const tags = ['Comptes'];

export const noParty = () =>
  new ApiError(409, 'conflict', 'Les clés d’accès demandent que la boutique ait un nom de domaine en https');

/** Whichever part of it is wrong, so that nobody learns which passkeys and accounts there are. */
const refused = (userId: string | null) =>
  new ApiError(401, 'unauthorized', 'Cette clé d’accès n’ouvre aucun compte', {
    event: { name: 'login failed', details: { userId } },
  });

/** Signing in by a passkey: a device that signs after a finger, a face or a PIN is both factors at once. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<{ database: Database; party: Party | null }> = async (
  app,
  { database, party },
) => {
  app.post(
    '/auth/passkey/options',
    {
      schema: {
        tags,
        summary: 'Préparer une connexion par clé d’accès',
        description: 'Ce que la clé d’accès signe, une fois, dans les 5 minutes.',
        response: { 200: assertionInput },
      },
    },
    async (request) => {
      if (!party) throw noParty();
      await countAttempt(database, ASKED_BY_ADDRESS, networkOf(request.ip));
      fetchLibrary();
      return requestOptions(party, await makeChallenge(database, null));
    },
  );

  app.post(
    '/auth/passkey',
    {
      schema: {
        tags,
        summary: 'Se connecter par une clé d’accès',
        body: z.strictObject({ response: assertion }),
        response: { 200: session },
      },
    },
    async (request, reply) => {
      if (!party) throw noParty();
      const { response } = request.body;
      await countAttempt(database, LOGIN_BY_ADDRESS, networkOf(request.ip));
      await countAttempt(database, SIGNED_BY_PASSKEY, response.id);
      const challenge = challengeIn(response.response.clientDataJSON);
      if (!(await useChallenge(database, challenge, null)))
        throw new ApiError(401, 'unauthorized', 'Cette demande a expiré. Veuillez réessayer.');
      const userId = await database.transaction(async (transaction) => {
        const passkey = await holdPasskey(transaction, response.id);
        const counter = passkey && (await judgeSignature(party, challenge, response, passkey));
        if (!passkey || counter === null) throw refused(passkey?.userId ?? null);
        await notePasskeyUse(transaction, passkey.id, counter);
        return passkey.userId;
      });
      await forgetAttempts(database, SIGNED_BY_PASSKEY, response.id);
      return signIn(database, request, reply, userId);
    },
  );
};
