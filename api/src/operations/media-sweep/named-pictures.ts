import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { storedAs } from '../../engine/kinds/index.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Every column of a resource with a picture's path, as a SELECT of `id` (the row's) and `url`. */
const placesOf = (resource: ResourceShape): SQL[] =>
  Object.entries(resource.fields).flatMap(
    ([name, field]) => storedAs(field).pictures?.({ resource, name, field }) ?? [],
  );

/** The pictures that records show now: the row and the path it names. */
export async function shownPictures(database: Executor): Promise<{ id: string; url: string }[]> {
  const places = resources.flatMap(placesOf);
  const found = await database.execute<{ id: string; url: string }>(sql.join(places, sql` union all `));
  return found.rows;
}

/** The pictures that a former state names, or a version of a page: putting it back must find them. */
export async function rememberedPictures(database: Executor): Promise<string[]> {
  const found = await database.execute<{ url: string }>(sql`
    select distinct (regexp_matches(text, '/media/[0-9a-f]{32}(?:-[0-9x]+-[0-9a-f]{6}\\.webp|\\.[a-z]{3,4}/[^"\\\\]+)', 'g'))[1] as url
    from (select concat(before, after) as text from audit union all select content::text from "content-versions") named`);
  return found.rows.map((row) => row.url);
}
