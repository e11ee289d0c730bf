import { identity, users } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findSingle } from '../../../engine/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { closeSessions, isFreshSession } from '../../../platform/server/access/session-store.ts';
import { signedIn, tokenOf } from '../../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../../platform/server/errors/api-error.ts';
import { codeInput, judgeCode, proveInFull, requireCode, requiredCode } from './judge-code.ts';
import { currentPassword } from './prove-owner.ts';
import { removeFactors } from './remove-factors.ts';
import { factorsOf, isGuarded, propose, renewRecoveryCodes, switchOff, switchOn } from './second-factor.ts';

const tags = ['Comptes'];
const ofUser = z.object({ id: z.uuid('Identifiant invalide') });
const flag = z.enum(['true', 'false'], 'true ou false attendu').default('false');
const withCode = z.strictObject({ code: requiredCode });
const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('Montrés cette fois seulement ; chacun sert une fois'),
});
const factors = z.object({
  isOn: z.boolean().describe('Par les codes d’une application'),
  passkeys: z.number().describe('Nombre de clés d’accès'),
  recoveryCodesLeft: z.number(),
});
const IS_ON = 'La double authentification est déjà activée';
const IS_OFF = 'La double authentification n’est pas activée';

/** A second proof at sign-in, for those who switch it on: codes of an application, and recovery codes for when that is lost. */
export const secondFactorRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const onRequest = app.access.securing.signedIn;
  const path = '/users/me/second-factor';
  /** Throws a 409 unless it is switched on, or off, as a change of it needs. */
  const requireState = async (id: string, isOn: boolean) => {
    if ((await factorsOf(database, id)).isOn !== isOn) throw new ApiError(409, 'conflict', isOn ? IS_OFF : IS_ON);
  };

  app.get(
    path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Lire sa double authentification',
        response: { 200: factors },
      },
    },
    (request) => factorsOf(database, signedIn(request).id),
  );

  app.post(
    path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Préparer sa double authentification',
        description: 'Donne un secret à mettre dans une application. Il ne compte qu’une fois un code confirmé.',
        body: z.strictObject({ currentPassword, code: codeInput }),
        response: { 201: z.object({ secret: z.string(), uri: z.string() }) },
      },
    },
    async (request, reply) => {
      const { id, email } = signedIn(request);
      await requireState(id, false);
      await proveInFull(database, request, request.body);
      const { name: issuer } = await findSingle(database, identity);
      return reply.code(201).send(await propose(database, { id, email, issuer }));
    },
  );

  app.post(
    `${path}/confirmation`,
    {
      onRequest,
      schema: { tags, summary: 'Activer sa double authentification', body: withCode, response: { 200: recoveryCodes } },
    },
    async (request) => {
      const { id } = signedIn(request);
      await requireState(id, false);
      await requireCode(database, request, id, request.body.code, { isFirst: true });
      const codes = await database.transaction(async (transaction) => {
        // Sessions that were opened without a code end.
        await closeSessions(transaction, id, tokenOf(request));
        return switchOn(transaction, id);
      });
      request.logEvent('second factor changed', { isOn: true });
      return { recoveryCodes: codes };
    },
  );

  app.post(
    `${path}/recovery-codes`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Renouveler ses codes de secours',
        description: 'Par un code ; qui n’a que des clés d’accès vient de se connecter.',
        body: z.strictObject({ code: codeInput }),
        response: { 200: recoveryCodes },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const held = await factorsOf(database, id);
      if (!isGuarded(held)) throw new ApiError(409, 'conflict', IS_OFF);
      const { code } = request.body;
      const isFresh = !held.isOn && (await isFreshSession(database, tokenOf(request)));
      if (code !== undefined || !isFresh) await judgeCode(database, request, id, code, 403);
      return { recoveryCodes: await database.transaction((transaction) => renewRecoveryCodes(transaction, id)) };
    },
  );

  app.post(
    `${path}/removal`,
    {
      onRequest,
      schema: { tags, summary: 'Retirer sa double authentification', body: withCode, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id } = signedIn(request);
      await requireState(id, true);
      await requireCode(database, request, id, request.body.code);
      await database.transaction((transaction) => switchOff(transaction, id));
      request.logEvent('second factor changed', { isOn: false });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/users/:id/second-factor',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [users.label.many],
        summary: 'Lire si un compte a la double authentification',
        params: ofUser,
        response: { 200: factors.omit({ recoveryCodesLeft: true }) },
      },
    },
    ({ params }) => factorsOf(database, params.id),
  );

  app.delete(
    '/users/:id/second-factor',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [users.label.many],
        summary: 'Retirer la double authentification d’un compte',
        description: 'Pour qui a perdu son téléphone et ses codes de secours ; ses sessions se ferment.',
        params: ofUser,
        querystring: z.strictObject({ passkeys: flag.describe('Retirer aussi ses clés d’accès') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const by = signedIn(request);
      const { id } = request.params;
      const hasPasskeys = request.query.passkeys === 'true';
      const exceptToken = id === by.id ? tokenOf(request) : '';
      const isDone = await database.transaction((transaction) =>
        removeFactors(transaction, { id, by, hasPasskeys, exceptToken }),
      );
      if (!isDone) throw notFound(IS_OFF);
      request.logEvent('second factor changed', { isOn: false });
      return reply.code(204).send(null);
    },
  );
};
