import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { Progress } from './progress.ts';

/** What is put back, and what it takes away: statements as the database itself writes them. */
type Part = { name: string; drop: string; restore: string };

/** Memory for sorting while indexes are built. */
const BUILD_MEMORY = '256MB';

/**
 * Runs `work` without the tables' indexes and foreign keys, and rebuilds them afterwards: one sort costs far less than an
 * insertion for each row. Keys stay, since others refer to them. For use in a transaction only: it locks the tables, and a
 * rollback restores everything.
 */
export async function withoutIndexes(
  transaction: Executor,
  tables: readonly string[],
  work: () => Promise<void>,
  progress: Progress,
): Promise<void> {
  const { rows } = await transaction.execute<Part>(sql`
    select relname::text as name, format('drop index %s', it.indexrelid::regclass) as drop,
      pg_get_indexdef(it.indexrelid) as restore
    from pg_index it join pg_class on pg_class.oid = it.indexrelid
    where it.indrelid = any(${sql.param(tables.map((table) => `public."${table}"`))}::regclass[])
      and not exists (select from pg_constraint where conindid = it.indexrelid)
    union all
    select conname::text, format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint
    where contype = 'f' and conrelid = any(${sql.param(tables.map((table) => `public."${table}"`))}::regclass[])
    order by name`);
  // A table with deferred constraints may not be altered.
  await transaction.execute(sql`set constraints all immediate`);
  // biome-ignore lint/plugin: the indexes as PostgreSQL itself writes them
  for (const { drop } of rows) await transaction.execute(sql.raw(drop));
  await work();
  // biome-ignore lint/plugin: the indexes as PostgreSQL itself writes them
  await transaction.execute(sql`set local maintenance_work_mem = ${sql.raw(`'${BUILD_MEMORY}'`)}`);
  for (const [at, { name, restore }] of rows.entries()) {
    progress(at / rows.length, `index ${name}`);
    // biome-ignore lint/plugin: the indexes as PostgreSQL itself writes them
    await transaction.execute(sql.raw(restore));
  }
}
