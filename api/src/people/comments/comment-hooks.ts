import { hasComments, mentionsIn } from '@karite/shared/comments';
import type { ResourceShape } from '@karite/shared/resource';
import { comments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deleteIn } from '../../engine/write/delete-record.ts';
import { type AnyHooks, hooks } from '../../engine/write/hooks.ts';
import type { Database } from '../../platform/database/database.ts';
import { notifyAccounts, notifyCommented } from '../../platform/database/notify-live.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { judgeReader, type Place, readersOf } from './readers.ts';

const idsOf = (people: readonly { id: string }[] | null | undefined): string[] => (people ?? []).map(({ id }) => id);

/** Who may write comments, whom they mention, and that the others hear of them (R1550). */
export const commentHooks = (app: FastifyInstance) =>
  hooks({
    comments: {
      async beforeSave({ transaction, before, values }) {
        if (values.text === undefined) return;
        const named = mentionsIn(values.text ?? '');
        const resource = before?.resource ?? values.resource ?? '';
        // Who was mentioned stays so, whatever became of their rights.
        const existing = idsOf(before?.mentions);
        const readers = idsOf(await readersOf(transaction, resource, named));
        if (named.some((id) => !readers.includes(id) && !existing.includes(id)))
          throw invalid({ text: 'Une personne mentionnée ne peut pas consulter cet élément' });
        values.mentions = named;
      },
      async check({ transaction, by, before, values }) {
        const place = { ...before, ...values };
        if (by && place.resource && place.recordId)
          await judgeReader(transaction, app.resources, by, { resource: place.resource, recordId: place.recordId });
      },
      async afterSave({ transaction, before, after }) {
        await notifyCommented(transaction, after.resource, after.recordId);
        const existing = [...idsOf(before?.mentions), after.userId];
        await notifyAccounts(
          transaction,
          idsOf(after.mentions).filter((id) => !existing.includes(id)),
        );
      },
      async afterDelete({ transaction, before }) {
        await notifyCommented(transaction, before.resource, before.recordId);
      },
    },
  });

/** With a record go its comments, whatever it was deleted by. Nothing where the server has no comments. */
export const commentedHooks = (
  app: FastifyInstance,
  database: Database,
  resources: readonly ResourceShape[],
): AnyHooks => {
  if (!resources.some(({ name }) => name === comments.name)) return {};
  const forget = async (transaction: Parameters<typeof deleteIn>[0], { resource, recordId }: Place) => {
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from comments where record_id = ${recordId}::uuid and resource = ${resource} order by id`);
    for (const { id } of rows) await deleteIn(transaction, { app, database, resource: comments, by: null }, id);
  };
  return Object.fromEntries(
    resources
      .filter(hasComments)
      .map(({ name }) => [
        name,
        { afterDelete: ({ transaction, before }) => forget(transaction, { resource: name, recordId: before.id }) },
      ]),
  );
};
