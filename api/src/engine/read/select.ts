import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { asWritten } from '../../platform/database/run.ts';
import { keptWith } from '../../platform/server/cache/kept-with.ts';
import { identifier, list, objectOf } from '../kinds/sql-parts.ts';
import { type Answered, type AskedField, allOf, answered } from './answered.ts';

/** What a record is answered with, by key, in the order of the declaration. */
export const answeredBy = keptWith(
  (resource: ResourceShape): ReadonlyMap<string, Answered> =>
    new Map(answered(resource).map((each) => [each.key, each])),
);

/** The keys of a record's answer, in their order. */
export const answeredKeys = (resource: ResourceShape): string[] => [...answeredBy(resource).keys()];

/** The select list of what is asked for, in that order. */
const selectList = (resource: ResourceShape, asked: readonly AskedField[]): SQL =>
  list(
    asked.flatMap((field) => {
      const value = answeredBy(resource).get(field.key);
      return value ? [sql`${value.select(field)} as ${identifier(field.key)}`] : [];
    }),
  );

const wholeList = (resource: ResourceShape): SQL => selectList(resource, answeredKeys(resource).map(allOf));

/** The select list of a whole record and its version, for a table under the alias `it`. */
export const recordColumns = onceEach((resource) => list([wholeList(resource), sql`it.row_version as "rowVersion"`]));

/** The same of some of its keys, as an export of some columns reads it. */
export const someColumns = (resource: ResourceShape, keys: readonly string[]): SQL =>
  selectList(resource, keys.map(allOf));

const asText = (columns: SQL): SQL => sql`${objectOf(columns)}::text`;

/** A whole record as the JSON text that is sent: the declared keys and nothing else, for a table under the alias `it`. */
const wholeText = onceEach((resource) => asText(wholeList(resource)));

/** The same with what is asked for alone: what else it points to is not looked up. `null`: all of it. */
export const recordText = (resource: ResourceShape, fields: readonly AskedField[] | null = null): SQL =>
  fields ? asText(selectList(resource, fields)) : wholeText(resource);

/** The same with its version, for the server itself. */
export const versionedText = onceEach((resource) => asText(recordColumns(resource)));

/** Puts SQL together once for each resource. */
function onceEach(make: (resource: ResourceShape) => SQL): (resource: ResourceShape) => SQL {
  return keptWith((resource) => asWritten(make(resource)));
}
