import { allows, type ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { Upload } from '../../media/upload.ts';
import { listQueryOf, listQuerySchema } from '../list-query.ts';
import type { Writer } from '../write.ts';
import { exportSheet } from './export.ts';
import { importSheet } from './import.ts';
import { readSheet } from './read-sheet.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const bytes = z.any().meta({ type: 'string', format: 'binary' });
const sheets = {
  description: 'Le fichier',
  content: Object.fromEntries(Object.values(TYPES).map((type) => [type, { schema: bytes }])),
};

const format = z.enum(['csv', 'xlsx'], 'Format attendu : csv ou xlsx').default('csv');
const flag = z.enum(['true', 'false'], 'true ou false attendu').default('false');
const file = z
  .any()
  .refine((value) => value instanceof Upload, 'Fichier CSV ou Excel attendu')
  .meta({ type: 'string', format: 'binary' });
const problem = z.object({ row: z.number(), field: z.string(), message: z.string() });
const report = z
  .object({
    rows: z.number(),
    created: z.number(),
    updated: z.number(),
    problems: z.array(problem),
    isSaved: z.boolean(),
  })
  .meta({ id: 'ImportReport' });

/**
 * For administrators: `GET /{resource}/export`, the list's current filter and sort as a file; `POST
 * /{resource}/import`, a file with a report by row, of a dry run or of the real thing (all rows or none).
 */
export function exchangeRoutes(
  app: FastifyInstance,
  database: Database,
  resource: ResourceShape,
  writerOf: (request: FastifyRequest) => Writer,
) {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const tags = [resource.label.many];
  routes.get(
    `/${resource.name}/export`,
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: `Exporter : ${resource.label.many}`,
        querystring: listQuerySchema(resource).extend({ format }),
        response: { 200: sheets },
      },
    },
    async (request, reply) => {
      const { format: asked, ...query } = request.query;
      const list = { ...listQueryOf(resource, query), start: 0, end: Number.MAX_SAFE_INTEGER };
      const stream = await exportSheet(database, resource, list, asked);
      return reply
        .type(TYPES[asked])
        .header('content-disposition', `attachment; filename="${resource.name}.${asked}"`)
        .send(stream);
    },
  );

  if (!allows(resource, 'create') || !allows(resource, 'edit')) return;
  routes.post(
    `/${resource.name}/import`,
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: `Importer : ${resource.label.many}`,
        consumes: ['multipart/form-data'],
        querystring: z.strictObject({ dryRun: flag }),
        body: z.strictObject({ file }),
        response: { 200: report, 422: report },
      },
    },
    async (request, reply) => {
      const isDryRun = request.query.dryRun === 'true';
      const done = await importSheet(writerOf(request), await readSheet(request.body.file), isDryRun);
      return reply.code(done.isSaved || isDryRun ? 200 : 422).send(done);
    },
  );
}
