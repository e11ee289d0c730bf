import { once } from 'node:events';
import { isWhollyAdmins, type ResourceShape, writableFields } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { timeLimit } from '../../../platform/database/time-limit.ts';
import { Upload } from '../../../platform/media/upload.ts';
import { signedIn } from '../../../platform/server/access/signed-in.ts';
import { listQuerySchema } from '../../list/list-query.ts';
import { fileColumns, readColumns } from '../export/chosen-columns.ts';
import { exportedOf } from '../export/export-job.ts';
import { job, jobAnswer } from '../jobs/job.ts';
import { startJob, untilRead } from '../jobs/start-job.ts';
import { archiveOf, archiveRoute } from '../pictures/archive-route.ts';
import { holdsPictures } from '../pictures/picture-fields.ts';
import { MAX_BYTES, MAX_COLUMNS } from '../reader/limits.ts';
import { templateRoute } from '../template/template-route.ts';

/** How long the answer waits for the file to be read, in ms: what is wrong with it is mostly found by then. */
const READ_WAIT_MS = 3_000;

const format = z.enum(['csv', 'xlsx'], 'Format attendu : csv ou xlsx').default('csv');
const flag = z.enum(['true', 'false'], 'true ou false attendu').default('false');
/** The most rows that an export may request by id: they fit into the body of a request. */
const MOST_TICKED = 2_000;
const ticked = z
  .strictObject({
    ids: z
      .array(z.uuid('Identifiant invalide'))
      .min(1, 'Une ligne au moins')
      .max(MOST_TICKED, `${MOST_TICKED} lignes au plus`)
      .describe('Les lignes qui sont cochées'),
  })
  .nullish();
const file = z
  .instanceof(Upload, { message: 'Fichier CSV ou Excel attendu' })
  .meta({ type: 'string', format: 'binary' });
/** The field of each column of a file, in their order; a form sends one value without a list. */
const target = z.string().max(100, '100 caractères au plus');
const targets = z
  .union([target, z.array(target).max(MAX_COLUMNS, `${MAX_COLUMNS} colonnes au plus`)])
  .optional()
  .describe('Le champ de chaque colonne, dans leur ordre : son nom, `id`, ou vide ; sans cela, d’après leurs titres');
const made = z
  .union([target, z.array(target).max(MAX_COLUMNS, `${MAX_COLUMNS} colonnes au plus`)])
  .optional()
  .describe('Les champs dont les éléments inconnus sont créés par leur nom (`missing` du rapport)');
/**
 * For those who administer the resource, both as jobs: `POST /{resource}/export`, the list's current filter and sort as a file; `POST
 * /{resource}/import`, a file with a report by row, of a dry run or of the real thing; and before it `POST
 * /{resource}/import/columns`, where the columns of a file go.
 */
export function exchangeRoutes(app: FastifyInstance, database: Database, resource: ResourceShape) {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const tags = [resource.label.many];
  routes.post(
    `/${resource.name}/export`,
    {
      onRequest: app.access.administers(resource, 'read'),
      schema: {
        tags,
        summary: `Exporter : ${resource.label.many}`,
        description:
          'Ce que la liste trouve, dans son ordre ; avec `fields` ces colonnes seules, avec `ids` ces lignes seules.',
        querystring: listQuerySchema(resource).extend({ format }),
        body: ticked,
        response: { 202: job },
      },
    },
    async (request, reply) => {
      const { format: requested, ...query } = request.query;
      const by = signedIn(request);
      const list = { ...query, id: request.body?.ids ?? query.id };
      // Refused at once where the list does not support it.
      exportedOf(resource, list, requested);
      const begun = await startJob(app, {
        kind: 'export',
        resource: resource.name,
        step: 'writing',
        userId: by.id,
        work: { by, query: list, format: requested },
      });
      return reply.code(202).send(jobAnswer(begun));
    },
  );

  if (!isWhollyAdmins(resource, 'create') || !isWhollyAdmins(resource, 'update')) return;
  const onRequest = [app.access.administers(resource, 'create'), app.access.administers(resource, 'update')];
  routes.post(
    `/${resource.name}/import/columns`,
    {
      config: { maxFileBytes: MAX_BYTES },
      onRequest,
      schema: {
        tags,
        summary: `Les colonnes d’un fichier à importer : ${resource.label.many}`,
        consumes: ['multipart/form-data'],
        body: z.strictObject({ file }),
        response: { 200: fileColumns },
      },
    },
    (request) => readColumns(database, resource, request.body.file.data),
  );
  templateRoute(app, resource, onRequest);
  if (writableFields(resource).some(([, field]) => holdsPictures(field))) archiveRoute(app, resource, onRequest);
  routes.post(
    `/${resource.name}/import`,
    {
      config: { maxFileBytes: MAX_BYTES },
      onRequest,
      schema: {
        tags,
        summary: `Importer : ${resource.label.many}`,
        consumes: ['multipart/form-data'],
        querystring: z.strictObject({ dryRun: flag }),
        body: z.strictObject({ file, columns: targets, pictures: z.uuid('Archive inconnue').optional(), create: made }),
        response: { 202: job },
      },
    },
    async (request, reply) => {
      const by = signedIn(request);
      const { file: sent, columns, pictures, create } = request.body;
      if (pictures !== undefined) await archiveOf(app, by.id, pictures);
      const begun = await startJob(
        app,
        {
          kind: 'import',
          resource: resource.name,
          step: 'reading',
          userId: by.id,
          work: {
            by,
            columns: columns === undefined ? undefined : [columns].flat(),
            pictures,
            create: create === undefined ? undefined : [create].flat(),
          },
          title: sent.name,
          isTrial: request.query.dryRun === 'true',
        },
        sent.data,
      );
      // A refusal within the wait is the answer; a later one is the job's. The job is stored before: a wait would leave no time.
      const left = Math.min(READ_WAIT_MS, timeLimit.getStore()?.left ?? READ_WAIT_MS);
      const wait = AbortSignal.timeout(Math.max(0, Math.trunc(left)));
      const read = timeLimit.exit(() => untilRead(app, begun.id, wait));
      await Promise.race([read, once(wait, 'abort')]);
      return reply.code(202).send(jobAnswer(begun));
    },
  );
}
