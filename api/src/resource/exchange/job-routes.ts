import { administers } from '@karite/shared/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { isUuid } from '../../database/uuid.ts';
import { findActor } from '../../server/access/session-store.ts';
import { type SignedIn, signedIn } from '../../server/access/signed-in.ts';
import { notFound } from '../../server/errors/api-error.ts';
import { findJob } from '../../server/jobs/job-store.ts';
import { makeLink, takeLink } from './job-links.ts';
import { importReport } from './report.ts';
import { sendFile } from './send-file.ts';
import { sheetAnswer } from './sheet-types.ts';

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
    fileSize: z.number().nullable().describe('Sa taille, en octets'),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .meta({ id: 'Job' });

const UNKNOWN = 'Ce travail est inconnu, ou terminé depuis plus d’un jour';

/**
 * Of one's own jobs: `GET /jobs/{id}`, how far it is and what came of it; `GET /jobs/{id}/file`; `POST /jobs/{id}/link`, an
 * address by which a browser fetches the file by itself, straight to the disk.
 */
export const jobRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const params = z.object({ id: z.string().max(64) });
  const tags = ['Travaux'];
  const find = async (id: string, user: SignedIn | null) => {
    if (!user) throw notFound(UNKNOWN);
    const found = isUuid(id) ? await findJob(database, id, user.id) : null;
    // Seen is what one could still begin oneself: rights end, and a program's token has its scopes.
    const isSeen = found && administers(user, found.resource, found.kind === 'import' ? 'update' : 'read');
    if (!isSeen) throw notFound(UNKNOWN);
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
      const found = await find(request.params.id, signedIn(request));
      return sendFile(reply, database, found);
    },
  );
  app.post(
    '/jobs/:id/link',
    {
      onRequest: app.access.ownJobs,
      schema: {
        tags,
        summary: "Une adresse pour le fichier d'un export",
        description: 'Elle sert une fois, dans les deux minutes, sans session : à suivre aussitôt.',
        params,
        response: { 201: z.object({ path: z.string() }).meta({ id: 'JobLink' }) },
      },
    },
    async (request, reply) => {
      const { id } = await find(request.params.id, signedIn(request));
      return reply.code(201).send({ path: `/api/downloads/${await makeLink(database, id)}` });
    },
  );
  app.get(
    '/downloads/:key',
    {
      onRequest: app.access.everyone,
      // Asked whether it is there, it would be gone.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: "Le fichier d'un export, par l'adresse qui sert une fois",
        params: z.object({ key: z.string().max(64) }),
        response: { 200: sheetAnswer },
      },
    },
    async (request, reply) => {
      const taken = await takeLink(database, request.params.key);
      if (!taken) throw notFound('Ce lien a déjà servi, ou a plus de deux minutes : exportez de nouveau');
      // What the account may do now counts, not what it could when it asked.
      const found = await find(taken.jobId, await findActor(database, taken.userId));
      return sendFile(reply, database, found);
    },
  );
};
