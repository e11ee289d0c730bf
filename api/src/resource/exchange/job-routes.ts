import path from 'node:path';
import { Readable } from 'node:stream';
import { administers } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { isUuid } from '../../database/uuid.ts';
import { type SignedIn, signedIn } from '../../server/access/signed-in.ts';
import { notFound } from '../../server/errors/api-error.ts';
import { findJob } from '../../server/jobs/job-store.ts';
import { importReport } from './report.ts';
import { SHEET_TYPES, sheetAnswer } from './sheet-types.ts';

export const job = z
  .object({
    id: z.string(),
    kind: z.enum(['import', 'export']),
    resource: z.string(),
    state: z.enum(['running', 'done', 'failed']),
    step: z.enum(['reading', 'checking', 'saving', 'writing']),
    done: z.number().describe('Combien de lignes'),
    total: z.number().nullable().describe('Sur combien, dès que c’est connu'),
    report: importReport.nullable().describe("Ce qu'un import a trouvé et fait"),
    problem: z.string().nullable().describe("Pourquoi il n'a pas abouti"),
    fileName: z.string().nullable().describe("Le fichier d'un export, dès qu'il est prêt, pendant une heure"),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .meta({ id: 'Job' });

const types: Readonly<Record<string, string>> = SHEET_TYPES;
const typeOf = (fileName: string) => types[path.extname(fileName).slice(1)] ?? 'application/octet-stream';

/** A job's file, piece by piece. */
async function* pieces(database: Database, id: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const found = await database.execute<{ bytes: Buffer }>(
      sql`select bytes from job_files where job_id = ${id} and position = ${position}`,
    );
    if (!found.rows[0]) return;
    yield found.rows[0].bytes;
  }
}

/** Of one's own jobs: `GET /jobs/{id}`, how far it is and what came of it; `GET /jobs/{id}/file`. */
export const jobRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const params = z.object({ id: z.string().max(64) });
  const tags = ['Travaux'];
  const find = async (id: string, user: SignedIn) => {
    const found = isUuid(id) ? await findJob(database, id, user.id) : null;
    // Seen is what one could still begin oneself: rights end, and a program's token has its scopes.
    const isSeen = found && administers(user, found.resource, found.kind === 'import' ? 'update' : 'read');
    if (!isSeen) throw notFound('Ce travail est inconnu, ou terminé depuis plus d’un jour');
    return found;
  };
  app.get(
    '/jobs/:id',
    {
      onRequest: app.access.ownJobs,
      schema: { tags, summary: "L'avancement d'un import ou d'un export", params, response: { 200: job } },
    },
    async (request) => job.parse(await find(request.params.id, signedIn(request))),
  );
  app.get(
    '/jobs/:id/file',
    {
      onRequest: app.access.ownJobs,
      schema: { tags, summary: "Le fichier d'un export", params, response: { 200: sheetAnswer } },
    },
    async (request, reply) => {
      const { id, fileName } = await find(request.params.id, signedIn(request));
      const content = pieces(database, id);
      const first = fileName ? await content.next() : null;
      if (!fileName || !first || first.done) throw notFound("Ce fichier n'est pas prêt, ou n'est plus là");
      const begun = first.value;
      async function* whole() {
        yield begun;
        yield* content;
      }
      return reply
        .type(typeOf(fileName))
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(whole()));
    },
  );
};
