import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/database.ts';
import { finishPicture } from '../../platform/media/finish-picture.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import { errorOf, tryNow } from '../../platform/tasks/job-states.ts';

const MOST_SHOWN = 200;

/** Makes the sizes of pictures after they were saved (R2185): `file` is what a picture was called. */
export const finishPictures = defineTask<{ url: string; file: string }>({
  name: 'finish-pictures',
  label: 'Préparer une image',
  attempts: 3,
  pause: 30,
  pollEvery: 2,
  async run({ app }, { url, file }) {
    try {
      await finishPicture(app.media.files, url);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`image « ${file} » : ${why}`, { cause: error });
    }
  },
});

/** The id of a picture, by which its job is found: what its name begins with. */
const idOf = (url: string): string => url.replace(/^.*\//, '').slice(0, 32);

/** Queues the sizes of a picture that is stored. Nobody is woken: the request that brought it comes first. */
export const queueUnfinished = (app: FastifyInstance, url: string, file: string): Promise<void> =>
  app.taskQueue.send(app.database, finishPictures, { url, file }, { record: idOf(url) });

/** A picture whose sizes could not be made yet: what it was called, and the error of the last attempt. */
export type UnfinishedPicture = { url: string; file: string; problem: string };

/** The newest of them (R2185). */
export async function findUnfinished(executor: Executor): Promise<UnfinishedPicture[]> {
  const { rows } = await executor.execute<UnfinishedPicture>(sql`
    select data ->> 'url' as url, data ->> 'file' as file, coalesce(${errorOf(sql`it`)}, '') as problem
    from pgboss.job it where name = ${finishPictures.name} and state in ('retry', 'failed')
    order by created_on desc limit ${MOST_SHOWN}`);
  return rows;
}

/** Has the sizes of a picture tried again now; returns whether there was a failure. */
export async function finishAgain(executor: Executor, url: string): Promise<boolean> {
  const { rows } = await executor.execute<{ key: string }>(sql`
    select singleton_key as key from pgboss.job
    where name = ${finishPictures.name} and state in ('retry', 'failed') and data ->> 'url' = ${url}`);
  const tried = await Promise.all(rows.map(({ key }) => tryNow(executor, finishPictures.name, key)));
  return tried.includes(true);
}
