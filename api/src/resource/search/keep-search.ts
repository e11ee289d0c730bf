import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../../database/database.ts';
import { putTriggers, type TriggerSet, type WriteEvent } from '../../database/put-triggers.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { beforeReady } from '../../server/jobs/before-ready.ts';
import { every, everyMinute } from '../../server/jobs/every-hour.ts';
import { keepBits } from './keep-bits.ts';
import { keepEntries, keepNames, namedBy, nameTriggers, rankedName, rankedOf, searchTriggers } from './ranked.ts';

/** So many records are added by one statement. */
const BATCH = 500;
/** What has changed is counted by reading it until its bits are made. */
const BITS_EVERY_MS = 5_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** As if records had come: what lists and searches found until then is looked for anew. */
const FOUND_ANEW = ['+'];

const EVENTS: readonly WriteEvent[] = ['insert', 'update', 'delete'];

/** Of which resources every record is there, by the database that they are in. */
const filled = keptWith((_database: Executor) => new Set<string>());

/** Whether a search by words finds every record: until then it looks through the texts as they are. */
export const isFilled = (database: Executor, { name }: ResourceShape): boolean =>
  filled(database.primary ?? database).has(name);

/** The records of a batch, behind an id, that are not there yet. */
const lackingOf = (resource: ResourceShape, last: string): SQL => sql`
  select it.id from ${sql.identifier(resource.name)} it where it.id > ${last}
    and not exists (select from ${sql.identifier(rankedName(resource))} kept where kept.record_id = it.id)
  order by it.id limit ${BATCH}`;

/** Adds the records that came while no trigger saw them, and tells every process, for searches did not find them until then. */
async function fill(database: Database, resource: ResourceShape): Promise<void> {
  const keep = sql.raw(keepEntries(resource, 'join lacking on lacking.id = it.id').replace(/^with /, ''));
  let last: string | null = BEFORE_ALL;
  let wasLacking = false;
  while (last) {
    const lacking = lackingOf(resource, last);
    const found: { rows: { last: string | null }[] } = await database.execute<{ last: string | null }>(
      sql`select max(id::text) as last from (${lacking}) lacking`,
    );
    last = found.rows[0]?.last ?? null;
    if (last) await database.execute(sql`with lacking as (${lacking}), ${keep}`);
    wasLacking ||= last !== null;
  }
  if (wasLacking)
    await database.execute(sql`select note_change(${resource.name}, null, ${sql.param(FOUND_ANEW)}::text[])`);
  filled(database).add(resource.name);
}

const TASK = 'keep-search';

/**
 * Keeps what searches by words are answered from: triggers write it with each record. Where they were lacking (a first
 * start, a restored backup, another declaration) all of it is made anew, beside the requests.
 */
export function watchSearch(app: FastifyInstance, database: Database, resources: readonly ResourceShape[]): void {
  const ranked = resources.filter((resource) => rankedOf(resource));
  if (ranked.length === 0) return;
  let isWatching = false;
  const watch = async () => {
    if (isWatching) return;
    const tables = ranked.map((resource) => sql.identifier(rankedName(resource)));
    const sets = EVENTS.flatMap((on): TriggerSet[] => [
      {
        name: `search_kept_${on}`,
        wanted: searchTriggers(ranked, on),
        on,
        whenPut: [
          sql`truncate ${sql.join(tables, sql`, `)}, search_bits, search_places, search_pending`,
          sql`delete from search_words where record is null`,
        ],
      },
      {
        name: `search_named_${on}`,
        wanted: nameTriggers(resources, on),
        on,
        whenPut: [
          sql`delete from search_words where record is not null`,
          ...namedBy(resources).map((target) => sql.raw(keepNames(target, ''))),
        ],
      },
    ]);
    await putTriggers(database, ...sets);
    isWatching = true;
  };
  const keep = async (resource: ResourceShape) => {
    if (!isWatching || isFilled(database, resource)) return;
    await fill(database, resource);
    // What was found in texts until now is found by words from now on, which is another answer.
    app.catalogueCache.touch([{ resource: resource.name, record: null, fields: FOUND_ANEW }]);
  };
  // Without a database the app is ready all the same; each minute it is tried again.
  beforeReady(app, () => app.tasks.run(TASK, watch));
  everyMinute(app, TASK, watch, 0);
  for (const resource of ranked) {
    everyMinute(app, `${TASK}-${resource.name}`, () => keep(resource), 0);
    every(app, BITS_EVERY_MS, `search-bits-${resource.name}`, async () => {
      if (isFilled(database, resource)) await keepBits(database, resource);
    });
  }
}
