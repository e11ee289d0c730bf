import { type Field, kinds, type ResourceShape, targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { columnName } from '../../database/names.ts';
import { type Cell, fold, type Given, type NameMap, type Read } from '../kinds/cell.ts';
import { storedAs } from '../kinds/index.ts';

/** The names by which a sheet refers to other records, by field. */
export type Names = Record<string, NameMap>;

/** A resource with more records than this is referred to by id. */
const MAX_NAMES = 20_000;

/** The names by which a sheet refers to other records, for every field of it that points to some. */
export async function namesOf(database: Executor, resource: ResourceShape, fields: (string | null)[]): Promise<Names> {
  const names: Names = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field, resource);
    if (!target || !fields.includes(name)) continue;
    const display = sql.identifier(columnName(target.display));
    const found = await database.execute<{ id: string; name: string }>(sql`
      select id, ${display}::text as name from ${sql.identifier(target.name)} where ${display} is not null limit ${MAX_NAMES}`);
    const byName: NameMap = new Map();
    for (const { id, name: text } of found.rows) byName.set(fold(text), byName.has(fold(text)) ? 'several' : id);
    names[name] = byName;
  }
  return names;
}

/** A cell as the value of its field. A blank one is blank: cleared in a change, absent in a new record. */
export function readCell(field: Field, cell: Cell, given: Given): Read {
  const text = String(cell ?? '').trim();
  if (text === '') return { value: null };
  if (typeof cell === 'number' && kinds[field.kind].isNumber) return { value: cell };
  return storedAs(field).readCell?.(text, field, given) ?? { value: undefined };
}
