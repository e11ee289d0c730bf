import { type Image, imageKeys, mostImages, ownImages } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName, partName } from '../../../platform/database/names.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { invalid } from '../../../platform/server/errors/api-error.ts';
import { SEPARATOR } from '../cell.ts';
import { type Change, type KindDefinition, type Place, type Values, valueIn } from '../kind.ts';
import { identifier, list, objectOf, ownerOf, parameters, partOf } from '../sql-parts.ts';
import { identity, owner } from '../table.ts';

/** The position of new pictures until all are numbered: after the existing ones. */
const BEHIND = 1_000;

/** Fields of an existing picture: an absent text is left unchanged, a blank one is deleted. */
type Existing = Pick<Image, 'id' | 'order'> & { alt?: string | null };

/** A list of checked input; nothing where it is absent. */
function itemsOf<Item>(values: Values, key: string): readonly Item[] {
  const items = values[key];
  return Array.isArray(items) ? items : [];
}

/** The paths of a list: of pictures in a record's response, or of paths in a sheet. */
const urlsOf = (list: unknown): unknown[] =>
  itemsOf<Image | string>({ list }, 'list').flatMap((item) =>
    typeof item === 'string' ? item : ownImages([item]).map(({ url }) => url),
  );

/** How a list becomes that of a sheet: common pictures stay, with their alternative text, at the sheet's position. */
async function asEdits(
  database: Executor,
  place: Place<'images'>,
  id: string,
  wanted: readonly string[],
): Promise<Values> {
  const { rows } = await database.execute<{ id: string; url: string }>(sql`
    select id, url from ${partOf(place)} where ${ownerOf(place)} = ${id} order by "order", id`);
  const keys = imageKeys(place.name);
  const [stored, added, places]: [Existing[], string[], number[]] = [[], [], []];
  for (const [order, url] of wanted.entries()) {
    const at = rows.findIndex((row) => row.url === url);
    const [found] = at < 0 ? [] : rows.splice(at, 1);
    if (found) stored.push({ id: found.id, order });
    else {
      added.push(url);
      places.push(order);
    }
  }
  return {
    [keys.existing]: stored,
    [keys.added]: added,
    [keys.places]: places,
    [keys.deleted]: rows.map((row) => row.id),
  };
}

/**
 * Deletes, renumbers the remaining pictures in the requested order, and adds the new ones after them. A sheet has the whole
 * list.
 */
async function saveImages(database: Executor, place: Place<'images'>, { id, before, values: given }: Change) {
  const isWhole = before !== null && given[place.name] !== undefined;
  const values = isWhole ? await asEdits(database, place, id, itemsOf<string>(given, place.name)) : given;
  const keys = imageKeys(place.name);
  const added = itemsOf<string>(values, values[place.name] === undefined ? keys.added : place.name);
  const stored = itemsOf<Existing>(values, keys.existing);
  const deleted = itemsOf<string>(values, keys.deleted);
  const places = itemsOf<number>(values, keys.places);
  const alts = itemsOf<string>(values, keys.alts);
  if (added.length + stored.length + deleted.length === 0) return;
  const table = partOf(place);
  const mine = sql`${ownerOf(place)} = ${id}`;
  if (deleted.length)
    await database.execute(sql`delete from ${table} where ${mine} and id in (${parameters(deleted)})`);
  for (const image of stored)
    await database.execute(sql`
      update ${table} set "order" = ${image.order}${image.alt === undefined ? sql`` : sql`, alt = ${image.alt || null}`}
      where ${mine} and id = ${image.id}`);
  for (const [index, url] of added.entries())
    await database.execute(sql`
      insert into ${table} (${ownerOf(place)}, url, "order", alt)
      values (${id}, ${url}, ${places[index] ?? BEHIND + index}, ${alts[index] || null})`);
  await database.execute(sql`
    update ${table} set "order" = place.rank from (
      select id, row_number() over (order by "order", id) - 1 as rank from ${table} where ${mine}
    ) place where place.id = ${table}.id`);
  if (place.field.most === undefined || added.length === 0) return;
  const counted = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from ${table} where ${mine}`,
  );
  if (firstRow(counted).total > place.field.most)
    throw invalid({ [place.name]: mostImages(place.field) ?? 'Trop d’images' });
}

export const imagesKind: KindDefinition<'images'> = {
  storage: 'rows',
  table: ({ resource, name }, { tables }) => {
    const table = partName(resource, name);
    const columns = {
      id: identity(),
      ownerId: owner(resource, tables),
      url: text('url').notNull(),
      order: integer('order').notNull(),
      alt: text('alt'),
    };
    return pgTable(table, columns, (t) => [index(`${table}_owner`).on(t.ownerId, t.order)]);
  },
  selected: (place, context) => {
    const part = partOf(place);
    const owner = sql`${part}.${ownerOf(place)}`;
    const { from } = place.field;
    // Those that it shares are of another record, whose pictures come and go by themselves.
    if (from) context.reads(place.resource, [place.name]);
    const whose = from
      ? sql`(case when exists (select from ${part} own where own.${ownerOf(place)} = it.id) then it.id else it.${identifier(columnName(from))} end)`
      : sql`it.id`;
    const picture = sql`${part}.id, ${part}.url, ${part}."order"`;
    const withAlt = sql`${picture}, ${part}.alt`;
    const shared = sql`true as "isShared"`;
    const own = sql`case when ${part}.alt is null then ${objectOf(picture)} else ${objectOf(withAlt)} end`;
    const others = sql`when ${owner} <> it.id then case when ${part}.alt is null then ${objectOf(sql`${picture}, ${shared}`)} else ${objectOf(sql`${withAlt}, ${shared}`)} end`;
    // Cards show only the first picture, with the record's name as its text: they include no more than its address.
    return context.list(
      objectOf(picture),
      sql`${part}."order", ${part}.id`,
      sql`${part} where ${owner} = ${whose}`,
      from ? sql`(case ${others} else ${own} end)` : sql`(${own})`,
    );
  },
  async save(database, place, changes) {
    for (const change of changes) await saveImages(database, place, change);
  },
  /** Under their own ids; the files are still there. */
  async restore(database, place, id, shown) {
    const former = ownImages(shown);
    await database.execute(sql`delete from ${partOf(place)} where ${ownerOf(place)} = ${id}`);
    if (former.length === 0) return;
    const rows = former.map((image) => sql`(${image.id}, ${id}, ${image.url}, ${image.order}, ${image.alt ?? null})`);
    await database.execute(
      sql`insert into ${partOf(place)} (id, ${ownerOf(place)}, url, "order", alt) values ${list(rows)}`,
    );
  },
  pictures: (place) => sql`select id::text as id, url, ${ownerOf(place)} as record from ${partOf(place)}`,
  writeCell: (record, place) =>
    ownImages(valueIn(record, place) ?? [])
      .map((image) => image.url)
      .join(SEPARATOR) || null,
  readCell: (cell) => ({
    value: cell
      .split(SEPARATOR.trim())
      .map((item) => item.trim())
      .filter(Boolean),
  }),
  inSheet: urlsOf,
};
