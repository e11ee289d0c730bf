import { administers } from '@karite/shared/accounts';
import { type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { firstRow } from '../../platform/database/rows.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { storedAs } from '../kinds/index.ts';
import { identifier } from '../kinds/sql-parts.ts';
import { containing } from '../search/searched-text.ts';

/** A picture of the shop: what one of the records is called that show it, and the label of its resource. */
export type LibraryPicture = { url: string; name: string; label: string };

const hasPictures = ([, field]: [string, Field]): boolean => kindOf(field).hasPictures;

/** The resources with pictures that somebody of the team may write. */
export const withPictures = (by: SignedIn | null, resources: readonly ResourceShape[]): ResourceShape[] =>
  resources.filter(
    ({ name, fields }) =>
      Object.entries(fields).some(hasPictures) && (administers(by, name, 'create') || administers(by, name, 'update')),
  );

/** What a record is called, where that is a column; else what its resource is. */
function calledBy(resource: ResourceShape): SQL {
  const field = resource.isSingle ? undefined : resource.fields[resource.display];
  const stored = field && storedAs(field);
  const column = sql`it.${identifier(columnName(resource.display))}`;
  return stored?.storage === 'column'
    ? sql`coalesce(${column}::text, ${resource.label.one})`
    : sql`${resource.label.one}`;
}

const picturesOf = (resource: ResourceShape): SQL[] =>
  Object.entries(resource.fields)
    .filter(hasPictures)
    .flatMap(([name, field]) => {
      const pictures = storedAs(field).pictures?.({ resource, name, field });
      if (!pictures) return [];
      return sql`
        select picture.url, ${calledBy(resource)} as name, ${resource.label.many}::text as label, it.updated_at as at
        from (${pictures}) picture join ${identifier(resource.name)} it on it.id = picture.record`;
    });

/**
 * The pictures that records of these resources show, each once, those of the records changed last first; with a text `q` those
 * of the records that are called so (R2186). `start`: so many are left out.
 */
export async function findPictures(
  executor: Executor,
  resources: readonly ResourceShape[],
  { q, start, most }: { q: string; start: number; most: number },
): Promise<{ total: number; rows: LibraryPicture[] }> {
  const all = sql.join(resources.flatMap(picturesOf), sql` union all `);
  const isFound = q ? sql`where fold(name) like ${containing(q)}` : sql``;
  const found = sql`select distinct on (url) url, name, label, at from (${all}) shown ${isFound} order by url, at desc`;
  const page = await executor.execute<{ total: number; rows: LibraryPicture[] }>(
    sql`
    with found as materialized (${found})
    select (select count(*) from found)::int as total, coalesce((
      select json_agg(json_build_object('url', url, 'name', name, 'label', label) order by at desc, url)
      from (select * from found order by at desc, url limit ${most} offset ${start}) page), '[]') as rows`,
    'long',
  );
  return firstRow(page);
}
