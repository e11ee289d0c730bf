import { createHash } from 'node:crypto';
import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { errorCode } from '../../platform/database/error-code.ts';
import { columnName } from '../../platform/database/names.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { list } from '../kinds/sql-parts.ts';
import type { ListQuery } from './list-query.ts';

/** Where a page ends: what its last record is sorted by, each as the database writes it, and the record's id. */
export type Place = (string | null)[];

const BAD = { _after: 'Ce repère n’est pas de cette liste : recommencez sans lui' };

/** What a place belongs to: another order, or other filters, make another list. */
function nameOf(resource: ResourceShape, { sort, q, ids, filters }: ListQuery): string {
  const requested = JSON.stringify([resource.name, sort, q, ids, filters]);
  return createHash('sha256').update(requested).digest('base64url').slice(0, 16);
}

/** The cursor of the page that follows a place (`x-next-after`). */
export const cursorOf = (resource: ResourceShape, query: ListQuery, place: Place): string =>
  Buffer.from(JSON.stringify([nameOf(resource, query), ...place])).toString('base64url');

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.every((each) => each === null || typeof each === 'string');

/** Reads a cursor; `null` for the first page. Throws a 400 for one of another list, or of none. */
export function placeOf(resource: ResourceShape, query: ListQuery): Place | null {
  if (!query.after) return null;
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(query.after, 'base64url').toString());
  } catch {
    throw invalid(BAD);
  }
  if (!isPlace(read)) throw invalid(BAD);
  const [name, ...place] = read;
  if (name !== nameOf(resource, query) || place.length !== query.sort.length + 1) throw invalid(BAD);
  return place;
}

/** What the database could not read as a value of its column: somebody wrote that cursor. Else the error itself. */
export const refusedPlace = (error: unknown): unknown => (/^22/.test(errorCode(error)) ? invalid(BAD) : error);

const columnOf = (field: string): SQL => sql`it.${sql.identifier(columnName(field))}`;

/** What a list is sorted by, with the id that parts equal ones. */
const orders = ({ sort }: ListQuery) => [...sort, { field: 'id', descending: false, nulls: null }];

/** Selects a row's place; nothing is lost of moments and decimals in a text. */
export const placeColumns = (query: ListQuery): SQL =>
  sql`json_build_array(${list(orders(query).map(({ field }) => sql`${columnOf(field)}::text`))})`;

/**
 * The condition for rows after a cursor, whatever was added or deleted meanwhile: after it by the first value, or equal in
 * it and after it by the next. Empty values are at one end, as the order has them.
 */
export function behind(query: ListQuery, place: Place): SQL {
  const [first, ...rest] = orders(query).map((order, index) => ({ ...order, value: place[index] ?? null }));
  if (!first) return sql`true`;
  const conditionOf = ([head, ...tail]: (typeof first)[]): SQL => {
    if (!head) return sql`false`;
    const column = columnOf(head.field);
    const isEqual = head.value === null ? sql`${column} is null` : sql`${column} = ${head.value}`;
    const behindHere = beyond(column, head);
    return sql`(${behindHere} or (${isEqual} and ${conditionOf(tail)}))`;
  };
  const exact = conditionOf([first, ...rest]);
  // The same once more as one range, by which an index begins there.
  const from = first.value === null || first.nulls === 'last' ? null : first.value;
  if (from === null) return exact;
  return sql`${columnOf(first.field)} ${first.descending ? sql`<=` : sql`>=`} ${from} and ${exact}`;
}

function beyond(
  column: SQL,
  { value, descending, nulls }: { value: string | null; descending: boolean; nulls: 'first' | 'last' | null },
): SQL {
  if (value === null) return nulls === 'first' ? sql`${column} is not null` : sql`false`;
  const further = descending ? sql`${column} < ${value}` : sql`${column} > ${value}`;
  return nulls === 'last' ? sql`(${further} or ${column} is null)` : further;
}
