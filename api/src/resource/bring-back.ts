import { type Field, kindOf, type Linked, type ResourceShape, targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { ApiError } from '../server/errors/api-error.ts';
import { recordChange } from './changes.ts';
import { type Links, restoreLinks } from './links.ts';
import type { Found } from './read.ts';
import { insertRecord, isRestored, restoreParts, type Values } from './save.ts';
import { isOneOf } from './versions.ts';
import { holdPictures, readBack, type Writer } from './write.ts';

/** The value of a field as a save takes it, from a record as an answer shows it. */
export const savedValue = (field: Field, shown: unknown): unknown => kindOf(field).toInput?.(shown) ?? shown;

const isLinked = (value: unknown): value is Linked =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** What a deleted record needs and has itself been deleted since, in words: `Marque « Sènami »`. */
async function missingFor(transaction: Executor, resource: ResourceShape, before: Found): Promise<string[]> {
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
      if (!there.has(record.id)) missing.push(`${target.label.one} « ${record[target.display] ?? record.id} »`);
  }
  return missing;
}

/**
 * Brings a deleted record back as it was: its id, its date of creation, what was read-only, its lines and pictures with
 * their places, what it pointed to and what pointed to it. Its version goes on from the last one. Computed fields are
 * computed: they follow from the rest.
 */
export async function bringBackIn(
  transaction: Executor,
  writer: Writer,
  before: Found & { createdAt: string },
  links: Links,
): Promise<Found> {
  const { resource, hooks, by } = writer;
  const missing = await missingFor(transaction, resource, before);
  if (missing.length > 0) throw new ApiError(409, 'conflict', `Rétablissez d'abord : ${missing.join(', ')}`);
  // Pictures have ids and places of their own; children come back as links, where they did not find another parent.
  const own = Object.entries(resource.fields).filter(
    ([, field]) => kindOf(field).storage !== 'inverse' && !isRestored(field),
  );
  const values: Values = Object.fromEntries(
    own.map(([name, field]) => [name, savedValue(field, before[name] ?? null)]),
  );
  await holdPictures(writer, values);
  await hooks.beforeSave?.(transaction, values, null);
  // Changes from before versions were kept count from the first.
  const rowVersion = (before.rowVersion ?? 1) + 1;
  const { id, createdAt } = before;
  await insertRecord(transaction, resource, values, { id, createdAt, rowVersion });
  await restoreParts(transaction, resource, id, before);
  await restoreLinks(transaction, resource, id, links);
  const after = await readBack(transaction, resource, id);
  await recordChange(transaction, { by, resource: resource.name, recordId: id, action: 'create', before: null, after });
  return after;
}
