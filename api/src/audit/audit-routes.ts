import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { moment } from '../database/moment.ts';
import { firstRow } from '../database/rows.ts';
import { isUuid } from '../database/uuid.ts';
import { AUDIT_ACTIONS } from '../resource/changes.ts';
import { signedIn } from '../server/access/signed-in.ts';
import { notFound } from '../server/errors/api-error.ts';
import { type Entry, entry, type StoredEntry } from './entry.ts';
import { type Restorers, restoreChange } from './restore.ts';

const instant = z.iso.datetime({ offset: true, message: 'Date attendue' });
const row = z.coerce.number('Nombre attendu').int().min(0).max(100_000_000);
/** At most this many entries an answer: each carries two whole records. */
const MAX_ENTRIES = 100;
const query = z.strictObject({
  _start: row.default(0),
  _end: row.optional(),
  resource: z.string().max(60).optional(),
  recordId: z.uuid('Identifiant invalide').optional(),
  userId: z.uuid('Identifiant invalide').optional(),
  action: z.enum(AUDIT_ACTIONS, 'Choix inconnu').optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
});

const COLUMNS = sql`id, ${moment(sql`at`)} as at, user_id as "userId", email,
  resource, record_id as "recordId", action, before, after`;

function whereOf(asked: z.infer<typeof query>) {
  const conditions = [sql`true`];
  if (asked.resource) conditions.push(sql`resource = ${asked.resource}`);
  if (asked.recordId) conditions.push(sql`record_id = ${asked.recordId}`);
  if (asked.userId) conditions.push(sql`user_id = ${asked.userId}`);
  if (asked.action) conditions.push(sql`action = ${asked.action}`);
  if (asked.at_gte) conditions.push(sql`at >= ${asked.at_gte}`);
  if (asked.at_lte) conditions.push(sql`at <= ${asked.at_lte}`);
  return sql.join(conditions, sql` and `);
}

/** What administrators changed: read it, newest first, and put former values back. */
export const auditRoutes: FastifyPluginAsyncZod<{ database: Database; restorers: Restorers }> = async (
  app,
  { database, restorers },
) => {
  const tags = ['Journal'];
  app.get(
    '/audit',
    {
      onRequest: app.access.admin,
      schema: { tags, summary: 'Lister : modifications', querystring: query, response: { 200: z.array(entry) } },
    },
    async (request, reply) => {
      const where = whereOf(request.query);
      const { _start: start, _end: end = start + MAX_ENTRIES } = request.query;
      const [rows, count] = await Promise.all([
        database.execute<Entry>(sql`
          select ${COLUMNS} from audit where ${where} order by audit.at desc, id
          limit ${Math.min(MAX_ENTRIES, Math.max(0, end - start))} offset ${start}`),
        database.execute<{ total: number }>(sql`select count(*)::int as total from audit where ${where}`),
      ]);
      reply.header('x-total-count', firstRow(count).total);
      return rows.rows;
    },
  );

  app.post(
    '/audit/:id/restore',
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: "Remettre les valeurs d'avant une modification",
        params: z.object({ id: z.string().max(64) }),
        body: z.strictObject({ force: z.boolean('Oui ou non attendu').optional() }).nullish(),
        response: { 200: z.object({ resource: z.string(), recordId: z.uuid() }) },
      },
    },
    async (request) => {
      const isId = isUuid(request.params.id);
      const found = isId
        ? await database.execute<StoredEntry>(sql`select ${COLUMNS}, links from audit where id = ${request.params.id}`)
        : { rows: [] };
      const change = found.rows[0];
      if (!change) throw notFound('Modification introuvable');
      const isForced = request.body?.force ?? false;
      await restoreChange(restorers, change, { by: signedIn(request), isForced, ifMatch: request.headers['if-match'] });
      request.tell('change undone', { resource: change.resource, recordId: change.recordId });
      return { resource: change.resource, recordId: change.recordId };
    },
  );
};
