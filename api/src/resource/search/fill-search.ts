import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { putTriggers, type WriteEvent } from '../../database/put-triggers.ts';
import { beforeReady } from '../../server/jobs/before-ready.ts';
import { everyMinute } from '../../server/jobs/every-minute.ts';
import { documentTriggers, keepDocuments } from './documents.ts';
import { rankedOf } from './ranked.ts';

/** So many records are added by one statement. */
const BATCH = 500;
/** A server waits for so many batches before it is ready, and adds the others beside its requests. */
const AWAITED = 4;
/** So many batches at most are one piece of work; the others are left to the next. */
const AT_ONCE = 400;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** As if records had come: what lists and searches found until then is looked for anew. */
const FOUND_ANEW = ['+'];
const TASK = 'keep-search';
const EVENTS: readonly WriteEvent[] = ['insert', 'update', 'delete'];

/** The records of a batch, behind an id, that have no document yet. */
const lackingOf = ({ name }: ResourceShape, last: string): SQL => sql`
  select it.id from ${sql.identifier(name)} it where it.id > ${last}
    and not exists (select from search_documents kept where kept.resource = ${name} and kept.record = it.id)
  order by it.id limit ${BATCH}`;

/** Adds a batch of the records that came while no trigger saw them; returns the last of them, `null` after the last batch. */
async function addBatch(database: Database, resource: ResourceShape, last: string): Promise<string | null> {
  const lacking = lackingOf(resource, last);
  const keep = sql.raw(keepDocuments(resource, 'join lacking on lacking.id = it.id').replace(/^with /, ''));
  const { rows } = await database.execute<{ last: string | null }>(
    sql`select max(id::text) as last from (${lacking}) lacking`,
  );
  const found = rows[0]?.last ?? null;
  if (found) await database.execute(sql`with lacking as (${lacking}), ${keep}`);
  return found;
}

/** Adds all that lack, and tells every process then, for searches did not find them; returns whether it was done after `most` batches. */
async function fill(database: Database, resource: ResourceShape, most: number): Promise<boolean> {
  let last: string | null = BEFORE_ALL;
  let batches = 0;
  for (; last && batches < most; batches += 1) last = await addBatch(database, resource, last);
  if (batches > 1)
    await database.execute(sql`select note_change(${resource.name}, null, ${sql.param(FOUND_ANEW)}::text[])`);
  return last === null;
}

/**
 * Keeps the documents that searches by words are answered from: triggers write them with each record. Where they were lacking (a
 * first start, a restored backup, another declaration) all of them are made anew; searches find those that are there already.
 */
export function watchSearch(app: FastifyInstance, database: Database, resources: readonly ResourceShape[]): void {
  const ranked = resources.filter((resource) => rankedOf(resource));
  if (ranked.length === 0) return;
  let isKept = false;
  const keep = async (most: number) => {
    if (isKept) return;
    const sets = EVENTS.map((on) => ({
      name: `search_documents_${on}`,
      wanted: documentTriggers(ranked, on),
      on,
      whenPut: [sql`truncate search_documents, search_words`],
    }));
    await putTriggers(database, ...sets);
    let isFilled = true;
    for (const resource of ranked) isFilled = (await fill(database, resource, most)) && isFilled;
    isKept = isFilled;
  };
  // Without a database the app is ready all the same; each minute it is tried again.
  beforeReady(app, () => app.tasks.run(TASK, () => keep(AWAITED)));
  everyMinute(app, TASK, () => keep(AT_ONCE), 0);
}
