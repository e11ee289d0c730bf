import { administers, isAdmin } from '@karite/shared/accounts';
import { dayIn } from '@karite/shared/cash';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { notGranted, type SignedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { tryNow } from '../../platform/tasks/job-states.ts';
import { recordTasks } from './failed-work.ts';
import { listBehind, queriesOf, SECTION_LABELS, SECTION_RESOURCES, SECTIONS, type Section } from './sections.ts';

/** So many of each are shown before the whole section is opened. */
const FIRST = 5;
const MOST = 100;

const task = z
  .object({
    /** The resource that the line leads to, and which of its records. */
    record: z.string(),
    id: z.string(),
    title: z.string(),
    note: z.string().nullable(),
    at: z.string(),
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    /** What failed of which record, where it may be tried again from here. */
    again: z.object({ task: z.string(), record: z.string() }).nullable(),
  })
  .meta({ id: 'TodayLine' });
const section = z.enum(SECTIONS, 'Liste inconnue');
const page = z.strictObject({
  _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _end: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
const tags = ['À faire'];
const maySee = (user: SignedIn | null, name: Section) => {
  const resource = SECTION_RESOURCES[name];
  return resource ? administers(user, resource.name, 'read') : isAdmin(user);
};

/**
 * The morning's list: what waits for somebody, counted and in order, each line with the record it is about. `zone`: the
 * shop's time zone, which decides what expires (R1873).
 */
export const todayRoutes: FastifyPluginAsyncZod<{ database: Database; zone: string }> = async (
  app,
  { database, zone },
) => {
  const today = () => dayIn(zone, new Date());
  const tasks = () => recordTasks(app.taskQueue.tasks);
  const read = async (name: Section, start: number, most: number) => {
    const { rows, count } = queriesOf(name, start, most, { today: today(), tasks: tasks() });
    const [found, counted] = await Promise.all([
      database.execute<z.infer<typeof task>>(rows),
      database.execute<{ total: number }>(count),
    ]);
    return { rows: found.rows, total: firstRow(counted).total };
  };

  app.get(
    '/today',
    {
      onRequest: app.access.staff,
      schema: {
        tags,
        summary: 'Lire ce qui est à faire',
        response: {
          200: z.array(
            z.object({
              section,
              label: z.string(),
              total: z.number(),
              /** The address in the back-office, below `/admin/`, of the list of exactly these rows. */
              list: z.string().nullable(),
              rows: z.array(task),
            }),
          ),
        },
      },
    },
    async ({ user }, reply) => {
      const sections = SECTIONS.filter((name) => maySee(user, name));
      reply.header('x-total-count', sections.length);
      return Promise.all(
        sections.map(async (name) => {
          const query = listBehind(name, Date.now(), today());
          const list = query && `${SECTION_RESOURCES[name]?.name}?${query}`;
          return { section: name, label: SECTION_LABELS[name], list, ...(await read(name, 0, FIRST)) };
        }),
      );
    },
  );

  app.get(
    '/today/:section',
    {
      onRequest: app.access.staff,
      schema: {
        tags,
        summary: 'Lire une liste de ce qui est à faire',
        params: z.object({ section }),
        querystring: page,
        response: { 200: z.array(task) },
      },
    },
    async (request, reply) => {
      if (!maySee(request.user, request.params.section)) throw notGranted();
      const { _start: start, _end: end = start + MOST } = request.query;
      const { rows, total } = await read(request.params.section, start, Math.min(MOST, Math.max(0, end - start)));
      reply.header('x-total-count', total);
      return rows;
    },
  );

  app.post(
    '/today/failed/retry',
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: 'Tenter de nouveau ce qui a échoué',
        description: 'Dans la minute, ou à la prochaine occasion de ce travail.',
        body: z.strictObject({ task: z.string().max(100), record: z.string().max(200) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { task: name, record } = request.body;
      if (!(name in tasks()) || !(await tryNow(database, name, record)))
        throw notFound('Ce travail a réussi entre-temps');
      request.logEvent('record tried again', { task: name, record });
      return reply.code(204).send(null);
    },
  );
};
