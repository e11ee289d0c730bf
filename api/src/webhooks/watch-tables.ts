import { kinds, type ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { columnName } from '../database/names.ts';
import { list } from '../resource/kinds/sql-parts.ts';

const TRIGGER = 'webhooks_told';
/** Any number; processes that start together watch one after the other. */
const LOCK = 7_315_417;

/** The columns that an answer shows. */
const shownColumns = ({ fields }: ResourceShape): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kinds[kind].storage === 'column' ? [columnName(name)] : []));

/**
 * Puts the trigger that notes events (`tell_webhooks`, in the migrations) on the tables that lack it, or whose
 * declaration shows other columns by now. A restored or just migrated database has none.
 */
export async function watchTables(database: Database, resources: readonly ResourceShape[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const { rows } = await transaction.execute<{ table: string; columns: string }>(sql`
      select relname::text as table, encode(tgargs, 'escape') as columns
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = ${TRIGGER} and relnamespace = 'public'::regnamespace`);
    const watched = new Map(rows.map(({ table, columns }) => [table, columns]));
    for (const resource of resources) {
      const columns = shownColumns(resource);
      // Each argument ends in a zero, which is shown so.
      if (watched.get(resource.name) === columns.map((column) => `${column}\\000`).join('')) continue;
      const shown = list(columns.map((column) => sql.raw(`'${column}'`)));
      await transaction.execute(sql`
        create or replace trigger ${sql.identifier(TRIGGER)} after insert or update or delete
        on ${sql.identifier(resource.name)} for each row execute function tell_webhooks(${shown})`);
    }
  });
}
