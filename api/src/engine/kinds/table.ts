import type { ResourceShape } from '@karite/shared/resource';
import { getTableColumns, sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable, uuid } from 'drizzle-orm/pg-core';
import { ownerColumn } from '../../platform/database/names.ts';

export type Table = PgTable;
/** The declared tables by name. They refer to each other: read columns once all of them exist. */
export type Tables = Record<string, Table>;

/** A column of a declared table. */
export function columnIn(tables: Tables, table: string, column: string): AnyPgColumn {
  const found = tables[table] && getTableColumns(tables[table])[column];
  if (!found) throw new Error(`no column ${table}.${column}`);
  return found;
}

export const identity = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`);

/** The column of a field's own table that names the record: rows go with it. */
export const owner = (resource: ResourceShape, tables: Tables) =>
  uuid(ownerColumn(resource))
    .notNull()
    .references(() => columnIn(tables, resource.name, 'id'), { onDelete: 'cascade' });
