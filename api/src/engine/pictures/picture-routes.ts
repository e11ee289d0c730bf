import { storable } from '@karite/shared/resource/validation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import { findUnfinished, finishAgain } from './finish-pictures.ts';
import { findPictures, withPictures } from './library.ts';

const MOST = 100;
const tags = ['Images'];
const query = z.strictObject({
  q: storable(z.string().max(200, '200 caractères au plus'))
    .default('')
    .describe('Ce que porte l’élément qui la montre'),
  _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _end: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
const picture = z
  .object({ url: z.string(), name: z.string().describe('Un élément qui la montre'), label: z.string() })
  .meta({ id: 'LibraryPicture' });
const unfinished = z
  .object({ url: z.string(), file: z.string().describe('Son nom de fichier'), problem: z.string() })
  .meta({ id: 'UnfinishedPicture' });

/** The library of the shop's pictures (R2186), and those whose sizes could not be made (R2185). */
export const pictureRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  /** Those of the caller; 403 where there is none. */
  const writable = (user: SignedIn | null) => {
    const resources = withPictures(user, app.resources);
    if (resources.length === 0) throw new ApiError(403, 'forbidden', 'Vos droits ne couvrent pas les images');
    return resources;
  };

  app.get(
    '/pictures',
    {
      onRequest: app.access.staff,
      schema: {
        tags,
        summary: 'Lister les images de la boutique',
        description: 'Celles des éléments que le compte peut modifier, chacune une fois.',
        querystring: query,
        response: { 200: z.array(picture) },
      },
    },
    async ({ user, query: { q, _start: start, _end: end = start + MOST } }, reply) => {
      const most = Math.min(MOST, Math.max(0, end - start));
      const { rows, total } = await findPictures(database, writable(user), { q, start, most });
      reply.header('x-total-count', total);
      return rows;
    },
  );

  app.get(
    '/pictures/unfinished',
    {
      onRequest: app.access.staff,
      schema: {
        tags,
        summary: 'Lister les images dont les tailles n’ont pas pu être préparées',
        querystring: z.strictObject({}),
        response: { 200: z.array(unfinished) },
      },
    },
    async ({ user }) => {
      writable(user);
      return findUnfinished(database);
    },
  );

  app.post(
    '/pictures/retry',
    {
      onRequest: app.access.staff,
      schema: {
        tags,
        summary: 'Préparer de nouveau les tailles d’une image',
        body: z.strictObject({ url: storable(z.string().max(200)) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      writable(request.user);
      if (!(await finishAgain(database, request.body.url))) throw notFound('Cette image est prête');
      return reply.code(204).send(null);
    },
  );
};
