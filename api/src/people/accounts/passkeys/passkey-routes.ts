import { identity, users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findSingle } from '../../../engine/read/read.ts';
import { recordChange } from '../../../engine/undo/changes.ts';
import type { Database } from '../../../platform/database/database.ts';
import { closeSessions } from '../../../platform/server/access/session-store.ts';
import { signedIn, tokenOf } from '../../../platform/server/access/signed-in.ts';
import { ApiError, invalid, notFound } from '../../../platform/server/errors/api-error.ts';
import { deviceOf } from '../sign-in/device.ts';
import { codeInput, proveInFull } from '../sign-in/judge-code.ts';
import { currentPassword } from '../sign-in/prove-owner.ts';
import { dropIdleRecoveryCodes, factorsOf, isGuarded, renewRecoveryCodes } from '../sign-in/second-factor.ts';
import { challengeIn, creationOptions, fetchLibrary, judgeCreation, type Party } from './passkey-ceremony.ts';
import { creation, creationInput, ownPasskey, passkeyName } from './passkey-schema.ts';
import { noParty } from './passkey-sign-in-routes.ts';
import { addPasskey, MOST_PASSKEYS, makeChallenge, passkeysOf, removePasskeys, useChallenge } from './passkey-store.ts';

const tags = ['Comptes'];
const path = '/users/me/passkeys';
const one = z.object({ id: z.uuid('Identifiant invalide') });
const proof = z.strictObject({ currentPassword, code: codeInput });
const MISSING = 'Cette clé d’accès n’existe plus';

/** The passkeys of one's own account: staff add them, in place of the password or besides it. */
export const passkeyRoutes: FastifyPluginAsyncZod<{ database: Database; party: Party | null }> = async (
  app,
  { database, party },
) => {
  const onRequest = app.access.securing.signedIn;

  app.get(
    path,
    {
      onRequest,
      schema: { tags, summary: 'Lister ses clés d’accès', response: { 200: z.array(ownPasskey) } },
    },
    async (request, reply) => {
      const rows = await passkeysOf(database, signedIn(request).id);
      return reply.header('x-total-count', rows.length).send(rows);
    },
  );

  app.post(
    `${path}/options`,
    {
      onRequest: app.access.securing.staff,
      schema: {
        tags,
        summary: 'Préparer une clé d’accès',
        description: 'Ce qu’il faut à l’appareil pour en faire une, dans les 5 minutes.',
        body: proof,
        response: { 200: creationInput },
      },
    },
    async (request) => {
      if (!party) throw noParty();
      const { id, email } = signedIn(request);
      await proveInFull(database, request, request.body);
      const credentials = await passkeysOf(database, id);
      if (credentials.length >= MOST_PASSKEYS)
        throw new ApiError(409, 'conflict', `${MOST_PASSKEYS} clés d’accès au plus : retirez-en une`);
      const { name } = await findSingle(database, identity);
      const challenge = await makeChallenge(database, id);
      fetchLibrary();
      return creationOptions(party, name, challenge, { id, email, credentials });
    },
  );

  app.post(
    path,
    {
      onRequest: app.access.securing.staff,
      schema: {
        tags,
        summary: 'Ajouter une clé d’accès',
        description: 'La première ferme les autres sessions, et donne des codes de secours s’il n’y en a pas.',
        body: z.strictObject({ response: creation, name: passkeyName.optional() }),
        response: {
          201: z.object({ id: z.string(), recoveryCodes: z.array(z.string()).nullable() }),
        },
      },
    },
    async (request, reply) => {
      if (!party) throw noParty();
      const by = signedIn(request);
      const { response, name = deviceOf(request.headers['user-agent'] ?? '') } = request.body;
      const challenge = challengeIn(response.response.clientDataJSON);
      if (!(await useChallenge(database, challenge, by.id)))
        throw invalid({ response: 'Cette demande a expiré. Veuillez réessayer.' });
      const made = await judgeCreation(party, challenge, response);
      if (!made) throw invalid({ response: 'Cette clé d’accès n’a pas pu être vérifiée' });
      const added = await database.transaction(async (transaction) => {
        await transaction.execute(sql`select 1 from users where id = ${by.id} for update`);
        const before = await factorsOf(transaction, by.id);
        const id = await addPasskey(transaction, { userId: by.id, ...made, name });
        if (!id) throw new ApiError(409, 'conflict', 'Cette clé d’accès est déjà enregistrée');
        // Sessions that were opened by the password alone end.
        if (!isGuarded(before)) await closeSessions(transaction, by.id, tokenOf(request));
        const action = 'add-passkey';
        await recordChange(transaction, {
          by,
          resource: users.name,
          recordId: by.id,
          action,
          before: null,
          after: null,
        });
        const recoveryCodes = before.recoveryCodesLeft > 0 ? null : await renewRecoveryCodes(transaction, by.id);
        return { id, recoveryCodes };
      });
      request.logEvent('passkey changed', { isAdded: true });
      return reply.code(201).send(added);
    },
  );

  app.patch(
    `${path}/:id`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Renommer une clé d’accès',
        params: one,
        body: z.strictObject({ name: passkeyName }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { rows } = await database.execute(sql`
        update passkeys set name = ${request.body.name}
        where id = ${request.params.id} and user_id = ${signedIn(request).id} returning 1`);
      if (rows.length === 0) throw notFound(MISSING);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/:id/removal`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Retirer une clé d’accès',
        params: one,
        body: proof,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const by = signedIn(request);
      await proveInFull(database, request, request.body);
      await database.transaction(async (transaction) => {
        if ((await removePasskeys(transaction, by.id, request.params.id)) === 0) throw notFound(MISSING);
        await dropIdleRecoveryCodes(transaction, by.id);
        const action = 'remove-passkey';
        await recordChange(transaction, {
          by,
          resource: users.name,
          recordId: by.id,
          action,
          before: null,
          after: null,
        });
      });
      request.logEvent('passkey changed', { isAdded: false });
      return reply.code(204).send(null);
    },
  );
};
