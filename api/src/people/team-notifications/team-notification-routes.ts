import { CURRENCIES } from '@karite/shared/payments';
import { MOST_UNREAD, TEAM_NOTIFICATION_KINDS } from '@karite/shared/team-notifications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { outOfScope } from '../../platform/server/access/api-tokens.ts';
import { type SignedIn, signedIn } from '../../platform/server/access/signed-in.ts';
import {
  choicesOf,
  countUnread,
  readAll,
  readOne,
  readTeamNotifications,
  switchOff,
} from './team-notification-store.ts';

const kind = z.enum(TEAM_NOTIFICATION_KINDS, 'Type de notification inconnu');
const notice = z
  .object({
    kind,
    key: z.uuid().describe('Ce qui la distingue des autres de son type'),
    resource: z.string(),
    record: z.uuid().nullable().describe('L’élément où elle mène'),
    title: z.string().nullable(),
    note: z.string().nullable(),
    amount: z.number().nullable(),
    currency: z.enum(CURRENCIES).nullable(),
    at: z.string(),
    isUnread: z.boolean(),
  })
  .meta({ id: 'Notice' });
const choices = z.strictObject({ off: z.array(kind).max(TEAM_NOTIFICATION_KINDS.length) });
const line = z.coerce.number('Nombre attendu').int('Nombre entier attendu').min(0, '0 au moins').max(100_000);
const tags = ['Notifications'];
const AT_A_TIME = 20;
const MOST = 100;

/** Notifications of staff, from the records that they may read (R1551). */
export const teamNotificationRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const onRequest = app.access.staff;
  /** A member of staff in a browser: programs use webhooks. */
  const reader = (request: Parameters<typeof signedIn>[0]): { by: SignedIn; resources: typeof app.resources } => {
    const by = signedIn(request);
    if (by.token) throw outOfScope('Cette adresse est fermée aux jetons d’accès');
    return { by, resources: app.resources };
  };

  app.get(
    '/users/me/notices',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Lire ses notifications',
        querystring: z.strictObject({ _start: line.default(0), _end: line.optional() }),
        response: { 200: z.array(notice) },
      },
    },
    async (request, reply) => {
      const { _start: start, _end: end = start + AT_A_TIME } = request.query;
      const page = { start, most: Math.min(MOST, Math.max(0, end - start)) };
      const { rows, total } = await readTeamNotifications(database, reader(request), page);
      reply.header('x-total-count', total);
      return z.array(notice).parse(rows);
    },
  );

  app.get(
    '/users/me/notices/unread',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Compter ses notifications non lues',
        response: {
          200: z.object({ count: z.number().describe(`${MOST_UNREAD + 1} : davantage que ${MOST_UNREAD}`) }),
        },
      },
    },
    async (request) => ({ count: await countUnread(database, reader(request)) }),
  );

  app.post(
    '/users/me/notices/read',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Marquer des notifications comme lues',
        body: z.union([
          z.strictObject({ until: z.iso.datetime('Date attendue').describe('Toutes, jusqu’à ce moment') }),
          z.strictObject({ kind, key: z.uuid('Identifiant invalide') }),
        ]),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { by } = reader(request);
      const { body } = request;
      if ('until' in body) await readAll(database, by.id, body.until);
      else await readOne(database, by.id, body.kind, body.key);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/users/me/notices/choices',
    { onRequest, schema: { tags, summary: 'Lire les notifications que l’on a coupées', response: { 200: choices } } },
    async (request) => {
      const { off } = await choicesOf(database, reader(request).by.id);
      return { off: TEAM_NOTIFICATION_KINDS.filter((each) => off.includes(each)) };
    },
  );

  app.put(
    '/users/me/notices/choices',
    {
      onRequest,
      schema: { tags, summary: 'Choisir les notifications que l’on coupe', body: choices, response: { 200: choices } },
    },
    async (request) => {
      const off = [...new Set(request.body.off)];
      await switchOff(database, reader(request).by.id, off);
      return { off };
    },
  );
};
