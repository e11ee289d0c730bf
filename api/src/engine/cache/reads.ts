import type { ResourceShape } from '@karite/shared/resource';
import { searchSynonyms } from '@karite/shared/resources';
import { columnName } from '../../platform/database/names.ts';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { allOfResource, type Read } from '../../platform/server/cache/reads.ts';
import { storedAs } from '../kinds/index.ts';
import type { ListQuery } from '../list/list-query.ts';
import { allOf, type RequestedField } from '../read/projection.ts';
import { projectionByKey, projectionKeys } from '../read/select.ts';
import { rankedOf } from '../search/ranked.ts';

/** A record that comes or goes is in a list or not. */
const COMES_AND_GOES = ['+', '-'];

/** What other resources answers are made of: what records carry along. */
function carriedBy(resource: ResourceShape, fields: readonly RequestedField[] | null): Read[] {
  const requested = fields ?? projectionKeys(resource).map(allOf);
  return requested.flatMap(({ key }) => projectionByKey(resource).get(key)?.others ?? []);
}

/** What a record's answer is made of. Its version is in its ETag, so that any change of the record is another answer. */
export const readsOfOne = (resource: ResourceShape, id: string, fields: readonly RequestedField[] | null): Read[] => [
  { resource: resource.name, ids: id, fields: null },
  ...carriedBy(resource, fields),
];

/** The columns that a list shows of its records; `null`: all. */
const shownColumns = (resource: ResourceShape, fields: readonly RequestedField[] | null): ReadonlySet<string> | null =>
  fields && new Set(fields.flatMap(({ key }) => projectionByKey(resource).get(key)?.columns ?? []));

/** The reads of a list's pages, whichever records are on them. */
const partsOf = memoizeByObject((resource: ResourceShape) =>
  memoizeByObject((query: ListQuery) => ({
    deciding: decidingColumns(resource, query),
    shown: shownColumns(resource, query.fields),
    carried: carriedBy(resource, query.fields),
  })),
);

/** The fields that decide what a search finds, and what of it is best (R1800): texts and codes, links, and what is popular. */
const searchedFields = memoizeByObject((resource: ResourceShape): string[] => {
  const { first = [], last = [], linked = [], popular = [] } = rankedOf(resource) ?? {};
  return [...(resource.search?.fields ?? []), ...first, ...last, ...linked, ...popular];
});

/** The same with the columns of the fields that decide who may read a record. */
const withScope = (deciding: ReadonlySet<string>, scope: readonly string[]): ReadonlySet<string> =>
  scope.length === 0 ? deciding : new Set([...deciding, ...scope.map(columnName)]);

/** The columns that decide which records a list has and in which order; `null`: any may. */
function decidingColumns(resource: ResourceShape, { filters, sort, q }: ListQuery): ReadonlySet<string> | null {
  const names = [...[...filters, ...sort].map(({ field }) => field), ...(q ? searchedFields(resource) : [])];
  const isElsewhere = names.some((name) => {
    const field = resource.fields[name];
    return field && storedAs(field).storage === 'inverse';
  });
  return isElsewhere ? null : new Set([...names.map(columnName), ...COMES_AND_GOES]);
}

/** The names by which a search by words finds records as well, and the words that mean the same. */
const namesOf = memoizeByObject((resource: ResourceShape): Read[] => {
  const ranked = rankedOf(resource);
  if (!ranked) return [];
  const names = ranked.links.map(({ target }) => ({
    resource: target.name,
    ids: null,
    fields: new Set([columnName(target.display), ...COMES_AND_GOES]),
  }));
  return [...names, allOfResource(searchSynonyms.name)];
});

/** What decides which records a list has, and in which order; `null`: anything may. `scope`: as in `readsOfList`. */
export function readsOfPlaces(resource: ResourceShape, query: ListQuery, scope: readonly string[]): Read[] | null {
  const deciding = decidingColumns(resource, query);
  const fields = deciding && withScope(deciding, scope);
  return fields && [{ resource: resource.name, ids: null, fields }, ...(query.q ? namesOf(resource) : [])];
}

/**
 * The reads of a list's page. Every record counts for the fields that decide what is on the page, and the records on it
 * (`ids`, in one text) for the fields that are shown. `scope`: the fields that decide which records the caller sees, all of
 * each; `null`: any change may count.
 */
export function readsOfList(
  resource: ResourceShape,
  query: ListQuery,
  ids: string,
  scope: readonly string[] | null,
): Read[] {
  const { deciding, shown, carried: parts } = partsOf(resource)(query);
  const carried = query.q ? [...parts, ...namesOf(resource)] : parts;
  if (!deciding || !scope) return [{ resource: resource.name, ids: null, fields: null }, ...carried];
  return [
    { resource: resource.name, ids: null, fields: withScope(deciding, scope) },
    { resource: resource.name, ids, fields: shown },
    ...carried,
  ];
}
