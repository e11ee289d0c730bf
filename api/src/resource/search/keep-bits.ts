import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { FEWEST, SEGMENT, ZERO } from './bits.ts';
import { madeOf } from './facet-lexemes.ts';
import { frequentFrom } from './frequent.ts';
import { commonParts, hasSign, makeBits } from './make-bits.ts';
import { rankedName } from './ranked.ts';
import { mainTable } from './read-from.ts';

/** So many changed records get their bits at once. */
const BATCH = 2_000;
/** Who holds it makes bits: one process at a time. */
export const LOCK = 7_315_434;

const forget = async (transaction: Executor, { name }: ResourceShape) => {
  for (const table of ['search_bits', 'search_places', 'search_pending'])
    await transaction.execute(sql`delete from ${sql.identifier(table)} where resource = ${name}`);
};

/** Judges which words are frequent, and makes all bits anew. */
async function makeAll(transaction: Transaction, resource: ResourceShape, total: number, from: number): Promise<void> {
  const { name } = resource;
  const ranked = sql.identifier(rankedName(resource));
  await forget(transaction, resource);
  await transaction.execute(sql`
    insert into search_places (resource, record, place, popularity)
    select ${name}, record_id, row_number() over (order by popularity desc, record_id) - 1, popularity from ${ranked}`);
  await transaction.execute(sql`
    insert into search_bits (resource, lexeme, segment, bits)
    select ${name}, lexeme, 0, ${ZERO} from ${ranked}, unnest(tsvector_to_array(words)) lexeme where ${hasSign(sql`lexeme`)}
    group by lexeme having count(*) >= ${from}::float8
    union all select ${name}, lexeme, 0, ${ZERO} from (${commonParts(resource)}) parts
    union all select ${name}, ${madeOf(resource)}, ${total}::int, ''::bit varying`);
  for (let first = 0; first < total; first += SEGMENT)
    await transaction.execute(
      makeBits(
        resource,
        sql`select record, place from search_places where resource = ${name} and place >= ${first}::int and place < ${first + SEGMENT}::int`,
      ),
    );
}

/** Makes the bits of some that have changed; `placed`: so many places are in the order of popularity. Answers how many they were. */
async function settle(transaction: Transaction, resource: ResourceShape, placed: number): Promise<number> {
  const { name } = resource;
  const { rows } = await transaction.execute<{ record: string }>(sql`
    delete from search_pending where number in (select number from search_pending where resource = ${name} order by number limit ${BATCH}::int)
    returning record::text`);
  if (rows.length === 0) return 0;
  const ranked = sql`${sql.identifier(rankedName(resource))} ranked`;
  const records = sql`${sql.param([...new Set(rows.map(({ record }) => record))])}::uuid[]`;
  const left = await transaction.execute<{ place: number }>(sql`
    delete from search_places known using ${ranked}
    where known.resource = ${name} and known.record = any(${records}) and ranked.record_id = known.record
      and known.place < ${placed}::int and known.popularity is distinct from ranked.popularity
    returning known.place`);
  await transaction.execute(sql`
    update search_places known set popularity = ranked.popularity from ${ranked}
    where known.resource = ${name} and known.record = any(${records}) and ranked.record_id = known.record
      and known.popularity is distinct from ranked.popularity`);
  await transaction.execute(sql`
    insert into search_places (resource, record, place, popularity)
    select ${name}, record_id, row_number() over (order by record_id)
      + greatest(${placed}::int - 1, (select max(place) from search_places where resource = ${name})), popularity
    from ${ranked} where record_id = any(${records})
      and not exists (select from search_places known where known.resource = ${name} and known.record = record_id)`);
  await transaction.execute(
    makeBits(
      resource,
      sql`select record, place from search_places where resource = ${name} and record = any(${records})
        union all select null, unnest(${sql.param(left.rows.map(({ place }) => place))}::int[])`,
    ),
  );
  await transaction.execute(sql`
    delete from search_places where resource = ${name} and record = any(${records})
      and not exists (select from ${mainTable(resource)} where it.id = search_places.record)`);
  return rows.length;
}

type State = { isOurs: boolean; isWaiting: boolean; total: number; judged: number | null; places: number };

/** Each search looks at all that stand behind those in order: of so many records, so many may. */
const mostBehind = (total: number): number => 500 + 0.05 * total;

/**
 * Keeps the bits of a resource: of what has changed since the last time, or all of them where there are none yet, or of other
 * fields, where there are twice as many records as when words were judged, or many places out of the order of popularity. One
 * process does it at a time, and no writer waits for it: what changes meanwhile waits for the next time. `fewest`: of fewer records
 * none are made; `from`: how many records have a frequent word, of so many; `behind`: so many places may be out of order.
 */
export async function keepBits(
  database: Database,
  resource: ResourceShape,
  { fewest = FEWEST, from = frequentFrom, behind = mostBehind } = {},
): Promise<void> {
  const { name } = resource;
  let isDone = false;
  while (!isDone)
    isDone = await database.transaction(async (transaction) => {
      await transaction.execute(sql`set transaction isolation level repeatable read`);
      const state = await transaction.execute<State>(sql`
        select pg_try_advisory_xact_lock(${LOCK}) as "isOurs", exists (select from search_pending where resource = ${name}) as "isWaiting",
          (select segment from search_bits where resource = ${name} and lexeme = ${madeOf(resource)}) as judged,
          (select coalesce(max(place) + 1, 0) from search_places where resource = ${name}) as places,
          (select count(*)::int from (select from ${sql.identifier(rankedName(resource))} limit ${fewest}::int) counted) as total`);
      const { isOurs, isWaiting, judged, total, places } = firstRow(state);
      if (!isOurs || (!isWaiting && judged !== null)) return true;
      if (judged === null && total < fewest) {
        await forget(transaction, resource);
        return true;
      }
      const all = await transaction.execute<{ total: number }>(
        sql`select count(*)::int as total from ${sql.identifier(rankedName(resource))}`,
      );
      const count = firstRow(all).total;
      const isAsMade = judged !== null && count < 2 * judged && places - judged <= behind(judged);
      if (isAsMade) return (await settle(transaction, resource, judged)) < BATCH;
      await makeAll(transaction, resource, count, from(count));
      return true;
    }, 0);
}
