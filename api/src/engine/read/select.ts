import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { asWritten } from '../../platform/database/run.ts';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { identifier, list, objectOf } from '../kinds/sql-parts.ts';
import { allOf, type ProjectedKey, projectionOf, type RequestedField } from './projection.ts';

/** The projection of a record by key, in the order of the declaration. */
export const projectionByKey = memoizeByObject(
  (resource: ResourceShape): ReadonlyMap<string, ProjectedKey> =>
    new Map(projectionOf(resource).map((each) => [each.key, each])),
);

/** The keys of a record's answer, in their order. */
export const projectionKeys = (resource: ResourceShape): string[] => [...projectionByKey(resource).keys()];

/** The select list of the requested keys, in that order. */
const selectList = (resource: ResourceShape, requested: readonly RequestedField[]): SQL =>
  list(
    requested.flatMap((field) => {
      const value = projectionByKey(resource).get(field.key);
      return value ? [sql`${value.select(field)} as ${identifier(field.key)}`] : [];
    }),
  );

const wholeList = (resource: ResourceShape): SQL => selectList(resource, projectionKeys(resource).map(allOf));

/** The select list of a whole record and its version, for a table under the alias `it`. */
export const recordColumns = onceEach((resource) => list([wholeList(resource), sql`it.row_version as "rowVersion"`]));

/** The same of some of its keys, as an export of some columns reads it. */
export const someColumns = (resource: ResourceShape, keys: readonly string[]): SQL =>
  selectList(resource, keys.map(allOf));

const asText = (columns: SQL): SQL => sql`${objectOf(columns)}::text`;

/** A whole record as the JSON text that is sent: the declared keys and nothing else, for a table under the alias `it`. */
const wholeText = onceEach((resource) => asText(wholeList(resource)));

/** The same with the requested keys only: other links are not joined. `null`: all of them. */
export const recordText = (resource: ResourceShape, fields: readonly RequestedField[] | null = null): SQL =>
  fields ? asText(selectList(resource, fields)) : wholeText(resource);

/** The same with its version, for the server itself. */
export const versionedText = onceEach((resource) => asText(recordColumns(resource)));

/** Puts SQL together once for each resource. */
function onceEach(make: (resource: ResourceShape) => SQL): (resource: ResourceShape) => SQL {
  return memoizeByObject((resource) => asWritten(make(resource)));
}
