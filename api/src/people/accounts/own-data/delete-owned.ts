import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deleteIn } from '../../../engine/write/delete-record.ts';
import { isOneOf } from '../../../engine/write/versions.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { ownedFields } from './owned-fields.ts';

/**
 * Deletes the records that are deleted with their account (`onDelete: 'cascade'`), each as by
 * itself, so that what they count for counts again; and what the audit and webhooks hold of them.
 */
export async function deleteOwned(
  app: FastifyInstance,
  database: Database,
  transaction: Executor,
  owner: string,
): Promise<void> {
  for (const resource of app.resources)
    for (const { name, goesAlong } of ownedFields(resource)) {
      if (!goesAlong) continue;
      const { rows } = await transaction.execute<{ id: string }>(sql`
        select id from ${sql.identifier(resource.name)} where ${sql.identifier(columnName(name))} = ${owner} order by id`);
      const ids = rows.map(({ id }) => id);
      // Before they are deleted: webhooks send their deletion with the ids alone.
      await transaction.execute(sql`delete from "webhook-deliveries" where ${isOneOf(sql`record_id`, ids)}`);
      for (const id of ids) await deleteIn(transaction, { app, database, resource, by: null }, id);
      await transaction.execute(sql`
        delete from audit where resource = ${resource.name}
          and (${isOneOf(sql`record_id`, ids)} or before->>${name} = ${owner} or after->>${name} = ${owner})`);
    }
}
