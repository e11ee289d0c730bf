import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { columnName, partName } from '../../database/names.ts';

/** Every place of a resource where a picture's path stands, as a SELECT of `id` (the row's) and `url`. */
function placesOf(resource: ResourceShape): SQL[] {
  return Object.entries(resource.fields).flatMap(([name, { kind }]) => {
    if (kind === 'images') return [sql`select id::text as id, url from ${sql.identifier(partName(resource, name))}`];
    const column = sql.identifier(columnName(name));
    return kind === 'image'
      ? [sql`select id::text as id, ${column} as url from ${sql.identifier(resource.name)} where ${column} is not null`]
      : [];
  });
}

/** The pictures that records show now: the row and the path it names. */
export async function shownPictures(database: Executor): Promise<{ id: string; url: string }[]> {
  const places = resources.flatMap(placesOf);
  const found = await database.execute<{ id: string; url: string }>(sql.join(places, sql` union all `));
  return found.rows;
}

/** The pictures that a former state names: putting it back must find them. */
export async function rememberedPictures(database: Executor): Promise<string[]> {
  const found = await database.execute<{ url: string }>(sql`
    select distinct (regexp_matches(concat(before, after), '/media/[0-9a-f]{32}-[0-9x]+-[0-9a-f]{6}\\.webp', 'g'))[1] as url
    from audit`);
  return found.rows.map((row) => row.url);
}
