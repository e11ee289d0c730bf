import { administers, isAdmin } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { type SignedIn, signedIn } from '../../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../../platform/server/errors/api-error.ts';
import { type ListedImport, left, leftOf, listed, listImports } from '../import/import-list.ts';
import { job, jobAnswer } from '../jobs/job.ts';
import { startJob } from '../jobs/start-job.ts';

const AT_A_TIME = 20;
const MOST = 100;
const at = z.coerce.number('Nombre attendu').int('Nombre entier attendu').min(0, '0 au moins').max(1_000_000);
const paged = { _start: at.default(0), _end: at.optional() };
const pageOf = ({ _start: start, _end: end = start + AT_A_TIME }: { _start: number; _end?: number | undefined }) => ({
  start,
  most: Math.min(MOST, Math.max(0, end - start)),
});

const conflict = (message: string) => new ApiError(409, 'conflict', message);

/** What keeps an import from being taken back now; `null` where nothing does. */
function hindrance({ state, there, undo }: ListedImport): ApiError | null {
  if (state === 'running') return conflict('Cet import est en cours : arrêtez-le d’abord');
  if (undo?.state === 'running') return conflict('Cet import est déjà en cours d’annulation');
  return there === 0 ? conflict('Il n’y a rien à annuler dans cet import') : null;
}

/** The import's owner, or an administrator, where their rights cover its undo. */
const isGranted = (by: SignedIn, { isMine, resource }: ListedImport): boolean =>
  (isMine || isAdmin(by)) && administers(by, resource, 'update') && administers(by, resource, 'delete');

const UNKNOWN = 'Cet import est inconnu, ou date de plus de 90 jours';

/**
 * Of one's own imports, and for administrators of everybody's (R1571): `GET /imports`, what they did; `POST
 * /imports/{id}/undo`, a job that takes one back; `GET /imports/{id}/left`, what that had to leave, and why.
 */
export const importRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const onRequest = app.access.staff;
  const tags = ['Imports'];
  const params = z.object({ id: z.string().max(64) });
  const find = async (by: SignedIn, id: string): Promise<{ found: ListedImport; resource: ResourceShape }> => {
    const page = { start: 0, most: 1 };
    const [found] = isUuid(id) ? (await listImports(database, by, app.resources, { id }, page)).rows : [];
    const resource = app.resources.find(({ name }) => name === found?.resource);
    if (!found || !resource) throw notFound(UNKNOWN);
    return { found, resource };
  };

  app.get(
    '/imports',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Les derniers imports, de 90 jours',
        querystring: z.strictObject({ ...paged, resource: z.string().max(100).optional() }),
        response: { 200: z.array(listed) },
      },
    },
    async (request, reply) => {
      const by = signedIn(request);
      const { resource } = request.query;
      const { rows, total } = await listImports(database, by, app.resources, { resource }, pageOf(request.query));
      reply.header('x-total-count', total);
      return rows.map((each) => ({ ...each, mayUndo: isGranted(by, each) && hindrance(each) === null }));
    },
  );

  app.get(
    '/imports/:id/left',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ce que l’annulation d’un import a laissé, avec la raison',
        params,
        querystring: z.strictObject(paged),
        response: { 200: z.array(left) },
      },
    },
    async (request, reply) => {
      const { found, resource } = await find(signedIn(request), request.params.id);
      const { rows, total } = await leftOf(database, found.id, resource, pageOf(request.query));
      reply.header('x-total-count', total);
      return rows;
    },
  );

  app.post(
    '/imports/:id/undo',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Annuler un import',
        description:
          'Ce qu’il a ajouté est supprimé, ce qu’il a modifié reprend ses valeurs d’avant ; ce qui a changé depuis, ou sert ailleurs, est laissé.',
        params,
        response: { 202: job },
      },
    },
    async (request, reply) => {
      const by = signedIn(request);
      const { found, resource } = await find(by, request.params.id);
      if (!isGranted(by, found)) throw new ApiError(403, 'forbidden', 'Vos droits ne couvrent pas cette opération');
      const hindered = hindrance(found);
      if (hindered) throw hindered;
      const begun = await startJob(app, {
        kind: 'undo',
        resource: resource.name,
        step: 'undoing',
        userId: by.id,
        work: { by },
        title: found.title ?? undefined,
        importId: found.id,
      });
      request.logEvent('import undone', { import: found.id, job: begun.id });
      return reply.code(202).send(jobAnswer(begun));
    },
  );
};
