import { type Field, kindOf, type Linked, type ResourceShape, targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { withInitial } from '../kinds/initial-values.ts';
import { type Links, pointersTo, restoreLinks } from '../read/links.ts';
import { findOne, type StoredRecord } from '../read/read.ts';
import { rollUpLinked } from '../rollup/rollup.ts';
import { insertRecord, isRestored, restoreParts, type Values } from '../write/save.ts';
import { isOneOf } from '../write/versions.ts';
import { endSave, prepareSave, type Writer, writerOf } from '../write/write.ts';

/** The value of a field as a save takes it, from a record as an answer shows it. */
export const savedValue = (field: Field, shown: unknown): unknown => kindOf(field).toInput?.(shown) ?? shown;

const isLinked = (value: unknown): value is Linked =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** What a deleted record needs and has itself been deleted since, in words: `Marque « Sènami »`. */
async function missingFor(transaction: Executor, resource: ResourceShape, before: StoredRecord): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const { storage, embedded } = kindOf(field);
    const target = targetOf(field, resource);
    if (!target || storage === 'inverse') continue;
    const wanted = [before[embedded?.key(name) ?? name]].flat().filter(isLinked);
    const ids = wanted.map(({ id }) => id);
    const found = await transaction.execute<{ id: string }>(
      sql`select id from ${sql.identifier(target.name)} where ${isOneOf(sql`id`, ids)}`,
    );
    const there = new Set(found.rows.map(({ id }) => id));
    for (const record of wanted)
      if (!there.has(record.id)) missing.push(`${target.label.one} « ${record[target.display] ?? record.id} »`);
  }
  return missing;
}

/** A record as an entry of the audit holds it. */
export type Deleted = StoredRecord & { createdAt: string };

/** Whether what the audit holds is a whole record, as a deletion's entry has it, and not some fields of one. */
export const isWhole = (state: object | null): state is Deleted =>
  state !== null && 'id' in state && typeof state.id === 'string' && 'createdAt' in state;

/**
 * Brings the records back that went with this one, each as its own last entry of the audit has it: those that went last
 * first, since others may point to them.
 */
async function undeleteCascaded(transaction: Executor, writer: Writer, links: Links): Promise<void> {
  for (const { key, place } of pointersTo(writer.app.resources, writer.resource, 'cascade')) {
    const { rows } = await transaction.execute<{ before: object | null; links: Links | null }>(sql`
      select before, links from (
        select distinct on (record_id) before, links, at from audit
        where resource = ${place.resource.name} and action = 'delete' and ${isOneOf(sql`record_id`, links[key] ?? [])}
        order by record_id, at desc
      ) gone order by at desc`);
    // Another way may have led to it.
    for (const { before, links: own } of rows)
      if (isWhole(before) && !(await findOne(transaction, place.resource, before.id)))
        await undeleteIn(transaction, writerOf(writer, place.resource), before, own ?? {});
  }
}

/**
 * Brings a deleted record back as it was: its id, its date of creation, what was read-only, its lines and pictures with
 * their places, what it pointed to, what pointed to it and what went with it. Its version goes on from the last one.
 * Computed fields are computed: they follow from the rest.
 */
export async function undeleteIn(
  transaction: Executor,
  writer: Writer,
  before: Deleted,
  links: Links,
): Promise<StoredRecord> {
  const { resource } = writer;
  const missing = await missingFor(transaction, resource, before);
  if (missing.length > 0) throw new ApiError(409, 'conflict', `Rétablissez d’abord : ${missing.join(', ')}`);
  // Pictures have ids and places of their own; children come back as links, where they did not find another parent.
  const own = Object.entries(resource.fields).filter(
    ([, field]) => kindOf(field).storage !== 'inverse' && !isRestored(field),
  );
  const given = own.filter(([name]) => name in before);
  // A field that is younger than the deletion begins as in a new record.
  const values: Values = withInitial(
    resource,
    Object.fromEntries(given.map(([name, field]) => [name, savedValue(field, before[name] ?? null)])),
  );
  await prepareSave(transaction, writer, null, values);
  // Changes from before versions existed count from the first.
  const rowVersion = (before.rowVersion ?? 1) + 1;
  const { id, createdAt } = before;
  await insertRecord(transaction, resource, values, { id, createdAt, rowVersion });
  await restoreParts(transaction, resource, id, before);
  await restoreLinks(transaction, writer.app.resources, resource, id, links);
  await rollUpLinked(transaction, writer.app.resources, resource, links);
  const after = await endSave(transaction, writer, null, id);
  await undeleteCascaded(transaction, writer, links);
  return after;
}
