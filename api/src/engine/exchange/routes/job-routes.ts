import { administers, isAdmin } from '@karite/shared/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { findActor } from '../../../platform/server/access/session-store.ts';
import { type SignedIn, signedIn } from '../../../platform/server/access/signed-in.ts';
import { notFound } from '../../../platform/server/errors/api-error.ts';
import { hasFile } from '../export/job-file.ts';
import { unsavedRows } from '../import/staged-rows.ts';
import { type Job, job, jobAnswer } from '../jobs/job.ts';
import { cancelJob, findJob } from '../jobs/job-store.ts';
import { MAX_UNSAVED } from '../sheet/report.ts';
import { makeLink, takeLink } from './job-links.ts';
import { noFile, sendFile } from './send-file.ts';
import { sheetAnswer } from './sheet-types.ts';

/** Whether a job has ended with rows that are checked and not saved. */
const leavesRows = ({ state, report }: Job) => state !== 'running' && Number(report?.unsavedCount ?? 0) > 0;

const UNKNOWN = 'Ce travail est inconnu, ou terminé depuis plus d’un jour';

/**
 * For one's own jobs, and for administrators all: `GET /jobs/{id}`, its progress and result; `POST /jobs/{id}/cancel`. For
 * one's own only: `GET /jobs/{id}/file`; `POST /jobs/{id}/link`, an address for a direct download by the browser.
 */
export const jobRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const params = z.object({ id: z.string().max(64) });
  const tags = ['Travaux'];
  const find = async (id: string, user: SignedIn | null) => {
    const found = user && isUuid(id) ? await findJob(database, id) : null;
    // Seen is what one could still begin oneself: rights end, and a program's token has its scopes.
    const isSeen =
      user &&
      found &&
      (found.userId === user.id || isAdmin(user)) &&
      administers(user, found.resource, found.kind === 'export' ? 'read' : 'update');
    if (!isSeen) throw notFound(UNKNOWN);
    return found;
  };
  /** What somebody takes away is theirs. */
  const findOwn = async (id: string, user: SignedIn | null) => {
    const found = await find(id, user);
    if (found.userId !== user?.id) throw notFound(UNKNOWN);
    return found;
  };
  const reported = async (found: Job) =>
    jobAnswer(found, leavesRows(found) ? await unsavedRows(database, found.id, MAX_UNSAVED) : []);
  app.get(
    '/jobs/:id',
    {
      onRequest: app.access.ownJobs,
      schema: {
        tags,
        summary: 'L’avancement d’un import, de son annulation ou d’un export',
        params,
        response: { 200: job },
      },
    },
    async (request) => reported(await find(request.params.id, signedIn(request))),
  );
  app.post(
    '/jobs/:id/cancel',
    {
      onRequest: app.access.ownJobs,
      schema: {
        tags,
        summary: 'Arrêter un travail en cours : ce qui est enregistré le reste',
        params,
        response: { 200: job },
      },
    },
    async (request) => {
      const user = signedIn(request);
      const { id } = await find(request.params.id, user);
      await cancelJob(database, id);
      request.logEvent('job cancelled', { job: id });
      return reported(await find(id, user));
    },
  );
  app.get(
    '/jobs/:id/file',
    {
      onRequest: app.access.ownJobs,
      schema: { tags, summary: 'Le fichier d’un export', params, response: { 200: sheetAnswer } },
    },
    async (request, reply) => {
      const found = await findOwn(request.params.id, signedIn(request));
      return sendFile(reply, database, found);
    },
  );
  app.post(
    '/jobs/:id/link',
    {
      onRequest: app.access.ownJobs,
      schema: {
        tags,
        summary: 'Une adresse pour le fichier d’un export',
        description: 'Elle sert une fois, dans les deux minutes, sans session : à suivre aussitôt.',
        params,
        response: { 201: z.object({ path: z.string() }).meta({ id: 'JobLink' }) },
      },
    },
    async (request, reply) => {
      const { id } = await findOwn(request.params.id, signedIn(request));
      if (!(await hasFile(database, id))) throw noFile();
      return reply.code(201).send({ path: `/api/downloads/${await makeLink(database, id)}` });
    },
  );
  app.get(
    '/downloads/:key',
    {
      onRequest: app.access.everyone,
      // A HEAD request would use it up.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Le fichier d’un export, par l’adresse qui sert une fois',
        params: z.object({ key: z.string().max(64) }),
        response: { 200: sheetAnswer },
      },
    },
    async (request, reply) => {
      const taken = await takeLink(database, request.params.key);
      if (!taken) throw notFound('Ce lien a déjà servi, ou a plus de deux minutes : exportez de nouveau');
      // The account's present rights count, not those at the time of the request.
      const found = await findOwn(taken.jobId, await findActor(database, taken.userId));
      return sendFile(reply, database, found);
    },
  );
};
