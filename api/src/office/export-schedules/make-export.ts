import { randomUUID } from 'node:crypto';
import { administers } from '@karite/shared/accounts';
import { plural } from '@karite/shared/format';
import { type ExportSchedule, exportSchedules } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Exported, exportSheet } from '../../engine/exchange/export/export-job.ts';
import { addJob, changeJob, endJobs, findJob, isLast } from '../../engine/exchange/jobs/job-store.ts';
import { findOne } from '../../engine/read/read.ts';
import { changeIn, lock } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { clock } from '../../platform/database/moment.ts';
import { findActor } from '../../platform/server/access/session-store.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { lastBefore, nextAfter } from './rhythm.ts';
import { exportedBy } from './scheduled-export.ts';

/** A file waits for its owner so long, in days; the default text of the e-mail says it. */
const KEPT_DAYS = 7;

export type Making = { app: FastifyInstance; database: Database; zone: string; signal: AbortSignal };

/** A file that is ready for somebody. */
type Made = { by: SignedIn; jobId: string; rows: number };

/** The exported rows; only those since the previous export where the schedule requests it. */
async function whatIs(
  { app, database, zone }: Making,
  schedule: ExportSchedule,
  due: string,
): Promise<Omit<Exported, 'by'>> {
  const resource = app.resources.find(({ name }) => name === schedule.list);
  if (!resource) throw new ApiError(409, 'conflict', 'Cette liste n’existe plus');
  const exported = exportedBy(resource, schedule);
  if (!schedule.isNewOnly) return exported;
  const since = schedule.lastAt ?? (await lastBefore(database, schedule, zone, due));
  const until = new Date(Date.parse(due) - 1).toISOString();
  const filters = [
    ...exported.query.filters,
    { field: 'createdAt', operator: 'gte' as const, values: [since] },
    { field: 'createdAt', operator: 'lte' as const, values: [until] },
  ];
  return { ...exported, query: { ...exported.query, filters } };
}

/** Removes files that no notification mentions. */
const dropFiles = (database: Executor, jobIds: readonly string[]) =>
  database.execute(sql`delete from jobs where id = any(${sql.param([...jobIds])}::uuid[])`);

/**
 * Writes the file of one recipient, as their rights let them see the list now; `null` where they see nothing of it. Its job
 * has not ended before the e-mail is written: the bell lists those that have.
 */
async function makeFile(
  { database, signal }: Making,
  { name }: ExportSchedule,
  exported: Omit<Exported, 'by'>,
  userId: string,
): Promise<Made | null> {
  const by = await findActor(database, userId);
  if (!by || !administers(by, exported.resource.name, 'read')) return null;
  const jobId = randomUUID();
  await addJob(database, jobId, {
    kind: 'export',
    resource: exported.resource.name,
    step: 'writing',
    userId,
    title: name,
  });
  const attempt = { id: jobId, attempts: 0 };
  const update = async (news: Parameters<typeof changeJob>[2]) => {
    signal.throwIfAborted();
    await changeJob(database, attempt, news);
  };
  try {
    await exportSheet(database, { ...attempt, signal, update }, { ...exported, by });
  } catch (error) {
    await dropFiles(database, [jobId]);
    // They may not ask the list so: filters by what they do not see.
    if (error instanceof ApiError && error.statusCode < 500) return null;
    throw error;
  }
  return { by, jobId, rows: (await findJob(database, jobId))?.done ?? 0 };
}

/** Notifies the recipients of ready files, and stores the files for them. */
async function notifyOf(
  { app }: Making,
  transaction: Executor,
  schedule: ExportSchedule,
  list: string,
  made: readonly Made[],
) {
  for (const { jobId } of made)
    await endJobs(transaction, isLast({ id: jobId, attempts: 0 }), { state: 'done', problem: null });
  await transaction.execute(sql`
    update jobs set kept_until = now() + make_interval(days => ${KEPT_DAYS})
    where id = any(${sql.param(made.map(({ jobId }) => jobId))}::uuid[])`);
  const notified = made.map(({ by, jobId, rows }) => {
    const lien = app.mail.urlOf(`/admin/exports/${jobId}`);
    const values = { export: schedule.name, liste: list, lignes: plural(rows, 'ligne'), lien };
    return { to: { email: by.email }, key: `export:${schedule.id}:${schedule.nextAt}:${by.id}`, values };
  });
  await app.messages.send(transaction, 'export-ready', notified);
}

/** The files of those recipients who read the list now, or why there are none; what is tried again is thrown. */
async function makeFiles(making: Making, schedule: ExportSchedule, due: string, made: Made[]) {
  let list = '';
  try {
    const exported = await whatIs(making, schedule, due);
    list = exported.resource.label.many;
    for (const { id } of schedule.recipients) {
      const file = await makeFile(making, schedule, exported, id);
      if (file) made.push(file);
    }
  } catch (error) {
    // The list no longer accepts the query; any other error is retried.
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    return { list, problem: error.message };
  }
  return { list, problem: made.length === 0 ? 'Aucun destinataire ne peut consulter cette liste' : null };
}

/**
 * Makes an export that is due (R1533): a file for each recipient who reads the list now, then in one transaction the e-mails
 * and when it is due next. If the process ends in between, nobody was notified, and the export runs again; what it wrote goes with
 * the other files. If the schedule changed meanwhile, nobody is notified either.
 */
export async function makeExport(making: Making, id: string): Promise<void> {
  const { app, database, zone } = making;
  const schedule = await findOne(database, exportSchedules, id);
  const due = schedule?.nextAt;
  if (!schedule || !due) return;
  const made: Made[] = [];
  let isNotified = false;
  try {
    const { list, problem } = await makeFiles(making, schedule, due, made);
    isNotified = await database.transaction(async (transaction) => {
      const before = await lock(transaction, exportSchedules, id);
      if (!before?.isOn || before.nextAt !== due) return false;
      await notifyOf(making, transaction, schedule, list, made);
      const nextAt = await nextAfter(transaction, before, zone, await clock(transaction));
      const writer = { app, database, by: null, resource: exportSchedules };
      await changeIn(transaction, writer, before, { lastAt: due, nextAt, problem });
      return true;
    });
  } finally {
    if (!isNotified)
      await dropFiles(
        database,
        made.map(({ jobId }) => jobId),
      );
  }
}

const FAILED = 'L’export a échoué : il sera tenté de nouveau dans l’heure';

/** Says of an export that it failed and is due still. */
export const sayFailed = ({ app, database }: Making, id: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const before = await lock(transaction, exportSchedules, id);
    if (!before || before.problem === FAILED) return;
    await changeIn(transaction, { app, database, by: null, resource: exportSchedules }, before, { problem: FAILED });
  });
