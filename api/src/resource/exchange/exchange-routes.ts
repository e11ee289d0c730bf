import { setTimeout as pause } from 'node:timers/promises';
import { isWhollyAdmins, type ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { Upload } from '../../media/upload.ts';
import { signedIn } from '../../server/access/signed-in.ts';
import { listQueryOf, listQuerySchema } from '../list-query.ts';
import type { Writer } from '../write.ts';
import { exportSheet } from './export-job.ts';
import { readHeadings } from './headings.ts';
import { importSheet } from './import-job.ts';
import { job } from './job-routes.ts';
import { readSheet } from './read-sheet.ts';

/** How long the answer waits for the file to be read, in ms: what is wrong with it is mostly found by then. */
const READ_WAIT_MS = 3_000;

const format = z.enum(['csv', 'xlsx'], 'Format attendu : csv ou xlsx').default('csv');
const flag = z.enum(['true', 'false'], 'true ou false attendu').default('false');
const file = z
  .instanceof(Upload, { message: 'Fichier CSV ou Excel attendu' })
  .meta({ type: 'string', format: 'binary' });

/**
 * For those who administer the resource, both as jobs: `POST /{resource}/export`, the list's current filter and sort as a file; `POST
 * /{resource}/import`, a file with a report by row, of a dry run or of the real thing.
 */
export function exchangeRoutes(
  app: FastifyInstance,
  database: Database,
  resource: ResourceShape,
  writerOf: (request: FastifyRequest) => Writer,
) {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const tags = [resource.label.many];
  routes.post(
    `/${resource.name}/export`,
    {
      onRequest: app.access.administers(resource, 'read'),
      schema: {
        tags,
        summary: `Exporter : ${resource.label.many}`,
        querystring: listQuerySchema(resource).extend({ format }),
        response: { 202: job },
      },
    },
    async (request, reply) => {
      const { format: asked, ...query } = request.query;
      const list = { ...listQueryOf(resource, query), start: 0, end: Number.MAX_SAFE_INTEGER };
      const begun = await app.jobs.start(
        { kind: 'export', resource: resource.name, step: 'writing', userId: signedIn(request).id },
        (running) =>
          exportSheet(database, resource, running, list, asked, signedIn(request), query._sort !== undefined),
      );
      return reply.code(202).send(job.parse(begun));
    },
  );

  if (!isWhollyAdmins(resource, 'create') || !isWhollyAdmins(resource, 'update')) return;
  routes.post(
    `/${resource.name}/import`,
    {
      onRequest: [app.access.administers(resource, 'create'), app.access.administers(resource, 'update')],
      schema: {
        tags,
        summary: `Importer : ${resource.label.many}`,
        consumes: ['multipart/form-data'],
        querystring: z.strictObject({ dryRun: flag }),
        body: z.strictObject({ file }),
        response: { 202: job },
      },
    },
    async (request, reply) => {
      const isDryRun = request.query.dryRun === 'true';
      const writer = writerOf(request);
      const sheet = readSheet(request.body.file.data).then((rows) => readHeadings(resource, rows));
      // A refusal within the wait is the answer; a later one is the job's.
      await Promise.race([sheet, pause(READ_WAIT_MS)]);
      sheet.catch(() => undefined);
      const begun = await app.jobs.start(
        { kind: 'import', resource: resource.name, step: 'reading', userId: signedIn(request).id },
        async (running) => importSheet(writer, running, await sheet, isDryRun),
      );
      return reply.code(202).send(job.parse(begun));
    },
  );
}
