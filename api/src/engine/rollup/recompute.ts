import { isDeepStrictEqual } from 'node:util';
import { kindOf, type ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { raiseCatalogueVersion } from '../../platform/database/catalogue-version.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { findByIds, type StoredRecord } from '../read/read.ts';
import { saveMany } from '../write/save.ts';
import { withComputed } from './computed.ts';

/** Records that one transaction computes: a writer of one of them waits no longer than that takes. */
const BATCH = 500;

/** Requests that the computed fields of all records of a resource are recomputed, from the first one on. */
export async function requestRecompute(database: Executor, resource: ResourceShape): Promise<void> {
  await database.execute(sql`
    insert into recomputations (resource) values (${resource.name})
    on conflict (resource) do update set last_id = null`);
}

/**
 * Runs the requested computations (`recomputations`): computed fields are functions, which SQL cannot run. It works in
 * batches, each with its position in one transaction, so it resumes there after a crash. Changed records get a new version.
 */
export async function recompute(
  database: Database,
  resources: readonly ResourceShape[],
  log: (line: string) => void,
): Promise<void> {
  const requested = await database.execute<{ resource: string }>(
    sql`select resource from recomputations order by resource`,
  );
  for (const { resource: name } of requested.rows) {
    const resource = resources.find((each) => each.name === name);
    if (!resource) {
      await database.execute(sql`delete from recomputations where resource = ${name}`);
      continue;
    }
    const count = await database.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.identifier(name)}`,
      'long',
    );
    const { total } = firstRow(count);
    let done = 0;
    for (;;) {
      const seen = await recomputeBatch(database, resource);
      if (seen === 0) break;
      done += seen;
      log(`Computing the fields of ${name}: ${done} of ${total}`);
    }
  }
}

/** The next records of a resource; returns how many were processed, 0 when all are done. */
const recomputeBatch = (database: Database, resource: ResourceShape): Promise<number> =>
  database.transaction(async (transaction) => {
    const place = await transaction.execute<{ last: string | null }>(
      sql`select last_id as last from recomputations where resource = ${resource.name} for update`,
    );
    const [at] = place.rows;
    if (!at) return 0; // another process has done the last of it
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from ${sql.identifier(resource.name)} where ${at.last}::uuid is null or id > ${at.last}::uuid
      order by id limit ${BATCH} for update`);
    const last = rows.at(-1);
    if (!last) {
      await transaction.execute(sql`delete from recomputations where resource = ${resource.name}`);
      return 0;
    }
    const records = await findByIds(
      transaction,
      resource,
      rows.map(({ id }) => id),
    );
    const changed = [...records.values()].filter((record) => isOutdated(resource, record));
    await saveMany(
      transaction,
      resource,
      changed.map((before) => ({ id: before.id, before, values: {} })),
    );
    await transaction.execute(sql`update recomputations set last_id = ${last.id} where resource = ${resource.name}`);
    // Run before triggers are there as well: by a start that has just migrated.
    if (changed.length > 0) await raiseCatalogueVersion(transaction);
    return rows.length;
  });

function isOutdated(resource: ResourceShape, record: StoredRecord): boolean {
  const computed = withComputed(resource, {}, record);
  const before: Readonly<Record<string, unknown>> = record;
  return Object.entries(computed).some(([name, value]) => {
    const field = resource.fields[name];
    const comparable = (field && kindOf(field).comparable) ?? ((it: unknown) => it);
    return !isDeepStrictEqual(comparable(value ?? null), comparable(before[name] ?? null));
  });
}
