import { type ResourceShape, targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { columnName } from '../../database/names.ts';
import { parameters } from '../kinds/sql-parts.ts';
import type { Draft } from './draft.ts';

/** Says of every row of a group which record it points to is not there: an id that somebody typed, or one deleted. */
export async function unknownReferences(database: Executor, resource: ResourceShape, drafts: Draft[]): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field, resource);
    if (!target) continue;
    const idsOf = ({ values }: Draft) => [values[name]].flat().filter((id) => typeof id === 'string');
    const ids = [...new Set(drafts.flatMap(idsOf))];
    if (ids.length === 0) continue;
    // As texts: what is no id at all is the schema's business, and is not found here.
    const found = await database.execute<{ id: string }>(
      sql`select id from ${sql.identifier(target.name)} where id = any(array[${parameters(ids)}]::text[]::uuid[])`,
    );
    const known = new Set(found.rows.map(({ id }) => id));
    for (const draft of drafts)
      for (const id of idsOf(draft))
        if (!known.has(id))
          draft.problems.push({ row: draft.row, field: name, message: `${field.label} inconnue : « ${id} »` });
  }
}

/** Says of every row of a group which value, that only one record may have, another record or an earlier row has. */
export async function valuesInUse(
  database: Executor,
  resource: ResourceShape,
  drafts: Draft[],
  seen: Map<string, number>,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const message = 'unique' in field ? field.unique : undefined;
    if (!message) continue;
    const textOf = ({ values: { [name]: value } }: Draft) => (typeof value === 'string' ? value : null);
    const values = [...new Set(drafts.flatMap((draft) => textOf(draft) ?? []))];
    if (values.length === 0) continue;
    const column = sql.identifier(columnName(name));
    const found = await database.execute<{ id: string; value: string }>(
      sql`select id, ${column} as value from ${sql.identifier(resource.name)} where ${column} in (${parameters(values)})`,
    );
    const owners = new Map(found.rows.map(({ id, value }) => [value, id]));
    for (const draft of drafts) {
      const value = textOf(draft);
      if (value === null) continue;
      const owner = owners.get(value);
      const former = seen.get(`${name} ${value}`);
      if ((owner && owner !== draft.id) || former) draft.problems.push({ row: draft.row, field: name, message });
      else seen.set(`${name} ${value}`, draft.row);
    }
  }
}
