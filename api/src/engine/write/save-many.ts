import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { isAssigned } from '../kinds/assigned.ts';
import { storedAs } from '../kinds/index.ts';
import type { Change } from '../kinds/kind.ts';
import { identifier as name } from '../kinds/sql-parts.ts';
import { columnsOf, withComputed } from '../rollup/computed.ts';
import { rollUp } from '../rollup/rollup.ts';
import { insertRecord, updateRecord } from './save.ts';
import { NEXT_VERSION } from './versions.ts';

export type { Change } from '../kinds/kind.ts';

/** How the fields with rows of their own are saved for many records at once; `null` when one of them can't be. */
function partsOf(resource: ResourceShape) {
  // Each must see the one before it saved.
  if (isAssigned(resource)) return null;
  const parts: ((database: Executor, changes: readonly Change[]) => Promise<void>)[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    if (stored.storage === 'column') continue;
    const saveMany = stored.storage === 'rows' ? stored.saveMany : null;
    if (!saveMany) return null;
    parts.push((database, changes) => saveMany(database, { resource, name, field }, changes));
  }
  return parts;
}

/** These rows as the table has them: PostgreSQL reads each value as its column's type. */
const rowsOf = (resource: ResourceShape, changes: Change[], columns: string[]) => {
  const rows = changes.map(({ id, values }) => ({
    id,
    ...Object.fromEntries(columns.map((field) => [columnName(field), values[field]])),
  }));
  const said = sql.join(
    ['id', ...columns.map(columnName)].map((column) => name(column)),
    sql`, `,
  );
  // Only what is said: another column would stand beside the table's own.
  return sql`(select ${said} from jsonb_populate_recordset(null::${name(resource.name)}, ${JSON.stringify(rows)}::jsonb)) given`;
};

/** By the fields that they say: what one statement can save together. */
function alike(resource: ResourceShape, changes: Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const values = withComputed(resource, change.values, change.before ?? {});
    const key = `${change.before ? 'edit' : 'create'} ${columnsOf(resource, values).join()}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...change, values }]);
  }
  return groups;
}

async function saveAlike(database: Executor, resource: ResourceShape, changes: Change[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const fields = columnsOf(resource, first.values);
  const columns = fields.map((field) => name(columnName(field)));
  const table = name(resource.name);
  const given = rowsOf(resource, changes, fields);
  if (first.before)
    await database.execute(sql`
      update ${table} it set ${sql.join([...columns.map((column) => sql`${column} = given.${column}`), NEXT_VERSION], sql`, `)}
      from ${given} where it.id = given.id`);
  else
    await database.execute(sql`
      insert into ${table} (${sql.join([name('id'), ...columns], sql`, `)})
      select ${sql.join([sql`given.id`, ...columns.map((column) => sql`given.${column}`)], sql`, `)} from ${given}`);
}

/**
 * Adds and changes many records with a few statements, as `insertRecord` and `updateRecord` do with each. Pictures are
 * left alone.
 */
export async function saveMany(database: Executor, resource: ResourceShape, changes: Change[]): Promise<void> {
  const parts = partsOf(resource);
  if (!parts) {
    for (const { id, before, values } of changes)
      await (before
        ? updateRecord(database, resource, before, values)
        : insertRecord(database, resource, values, { id }));
    return;
  }
  for (const group of alike(resource, changes).values()) await saveAlike(database, resource, group);
  for (const save of parts) await save(database, changes);
  await rollUp(
    database,
    resource,
    changes.map(({ before, values }) => ({ before, after: withComputed(resource, values, before ?? {}) })),
  );
}
