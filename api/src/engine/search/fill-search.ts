import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { putTriggers, type WriteEvent } from '../../platform/database/put-triggers.ts';
import { documentTriggers, saveDocuments } from './documents.ts';
import { rankedOf } from './ranked.ts';

/** One statement adds so many documents. */
const BATCH = 2_000;
/** The cache drops lists and searches of a resource as if records had been added. */
const RECORDS_ADDED = ['+'];
const EVENTS: readonly WriteEvent[] = ['insert', 'update', 'delete'];

/** Adds documents to a batch of the records that have none; returns whether there were any. */
async function addBatch(database: Database, resource: ResourceShape): Promise<boolean> {
  const lacking = `select it.id from "${resource.name}" it where not exists (
    select from search_documents present where present.resource = '${resource.name}' and present.record = it.id) limit ${BATCH}`;
  // biome-ignore lint/plugin: statements of the declarations, as their triggers have them
  const { rows } = await database.execute(sql.raw(lacking));
  // biome-ignore lint/plugin: statements of the declarations, as their triggers have them
  if (rows.length > 0) await database.execute(sql.raw(saveDocuments(resource, `where it.id in (${lacking})`)));
  return rows.length > 0;
}

/**
 * Creates the triggers that write the documents of searches by words, and adds the documents of records that no trigger saw: on a
 * first start, in a restored backup, under another declaration. `most`: so many batches of each resource at most.
 */
export async function fillSearch(
  database: Database,
  resources: readonly ResourceShape[],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const ranked = resources.filter((resource) => rankedOf(resource));
  const whenPut = [sql`truncate search_documents, search_words`];
  const sets = EVENTS.map((on) => ({
    name: `search_documents_${on}`,
    wanted: documentTriggers(ranked, on),
    on,
    whenPut,
  }));
  await putTriggers(database, ...sets);
  for (const resource of ranked) {
    let added = 0;
    while (added < most && (await addBatch(database, resource))) added += 1;
    if (added > 0)
      await database.execute(sql`select note_change(${resource.name}, null, ${sql.param(RECORDS_ADDED)}::text[])`);
  }
}
