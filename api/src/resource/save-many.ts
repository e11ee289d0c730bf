import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { columnName, otherColumn, ownerColumn, partName } from '../database/names.ts';
import type { Found } from './read.ts';
import { columnsOf, insertRecord, updateRecord, type Values, withComputed } from './save.ts';
import { NEXT_VERSION } from './versions.ts';

/** A record to be: `before` as it stands, locked by the caller, or `null` for a new one. */
export type Change = { id: string; before: Found | null; values: Values };

const name = (text: string) => sql.identifier(text);

/** Kinds whose saving is one statement for many records; what has others is saved record by record. */
const saysMore = (resource: ResourceShape) =>
  Object.values(resource.fields).some(({ kind }) => kind === 'children' || kind === 'lines');

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
  const fields = columnsOf(resource, first!.values);
  const columns = fields.map((field) => name(columnName(field)));
  const table = name(resource.name);
  const given = rowsOf(resource, changes, fields);
  if (first!.before)
    await database.execute(sql`
      update ${table} it set ${sql.join([...columns.map((column) => sql`${column} = given.${column}`), NEXT_VERSION], sql`, `)}
      from ${given} where it.id = given.id`);
  else
    await database.execute(sql`
      insert into ${table} (${sql.join([name('id'), ...columns], sql`, `)})
      select ${sql.join([sql`given.id`, ...columns.map((column) => sql`given.${column}`)], sql`, `)} from ${given}`);
}

/** Puts the links of all these records in the place of their former ones, where they say some. */
async function saveLinks(database: Executor, resource: ResourceShape, changes: Change[]): Promise<void> {
  for (const [fieldName, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'manyToMany') continue;
    const table = name(partName(resource, fieldName));
    const owner = name(ownerColumn(resource));
    const said = changes.filter(({ values }) => values[fieldName] !== undefined);
    const former = said.flatMap(({ id, before }) => (before ? [sql`${id}`] : []));
    if (former.length > 0)
      await database.execute(sql`delete from ${table} where ${owner} in (${sql.join(former, sql`, `)})`);
    const links = said.flatMap(({ id, values }) =>
      [...new Set(values[fieldName] as string[])].map((other) => sql`(${id}, ${other})`),
    );
    if (links.length > 0)
      await database.execute(
        sql`insert into ${table} (${owner}, ${name(otherColumn(fieldName))}) values ${sql.join(links, sql`, `)}`,
      );
  }
}

/**
 * Adds and changes many records with a few statements, as `insertRecord` and `updateRecord` do with each. Pictures are
 * left alone.
 */
export async function saveMany(database: Executor, resource: ResourceShape, changes: Change[]): Promise<void> {
  if (saysMore(resource)) {
    for (const { id, before, values } of changes)
      await (before
        ? updateRecord(database, resource, before, values)
        : insertRecord(database, resource, values, { id }));
    return;
  }
  for (const group of alike(resource, changes).values()) await saveAlike(database, resource, group);
  await saveLinks(database, resource, changes);
}
