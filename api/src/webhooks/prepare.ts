import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { moment } from '../database/moment.ts';
import { columnName } from '../database/names.ts';
import { parameters } from '../resource/kinds/sql-parts.ts';
import { type Found, findByIds } from '../resource/read/read.ts';
import { forgetSettled, isAttempted } from '../server/jobs/task-failures.ts';
import type { Tasks } from '../server/jobs/tasks.ts';

/** So many events are completed at once. */
const BATCH = 100;

type Fresh = {
  id: string;
  type: string;
  at: string;
  resource: string;
  recordId: string;
  version: number;
  former: Record<string, unknown>;
};

/** What a webhook is told (docs/machines.md). */
export type Payload = Omit<Fresh, 'former'> & {
  /** The fields that have another value; none when what belongs to the record changed: lines, pictures, links. */
  changes: string[];
  /** What they held before. */
  previous: Record<string, unknown>;
  /** The record as the API answers it to an administrator; `null` when it is gone. */
  data: Record<string, unknown> | null;
};

/** The content of an event of a record, as it stands now (`found`). */
export function payloadOf({ former, ...event }: Fresh, resource: ResourceShape, found: Found | undefined): Payload {
  const changes = Object.keys(resource.fields).filter((field) => columnName(field) in former);
  const previous = Object.fromEntries(changes.map((field) => [field, former[columnName(field)]]));
  if (!found || event.type.endsWith('.deleted')) return { ...event, changes, previous, data: null };
  const { rowVersion, ...data } = found;
  return { ...event, version: rowVersion, changes, previous, data };
}

async function completeTogether(transaction: Transaction, resource: ResourceShape, events: Fresh[]): Promise<void> {
  const found = await findByIds(transaction, resource, [...new Set(events.map(({ recordId }) => recordId))]);
  const payloads = events.map((event) => payloadOf(event, resource, found.get(event.recordId)));
  await transaction.execute(sql`
    update "webhook-deliveries" it set payload = given, transaction = null
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) given where it.id = (given ->> 'id')::uuid`);
}

type Failure = { id: string; error: unknown };

/** Completes the events of a resource together, or where that fails each by itself, so that one hinders no other. */
async function complete(transaction: Transaction, resource: ResourceShape, events: Fresh[]): Promise<Failure[]> {
  try {
    await transaction.savepoint((inner) => completeTogether(inner, resource, events));
    return [];
  } catch (error) {
    if (events.length === 1) return events.map(({ id }) => ({ id, error }));
  }
  const failures: Failure[] = [];
  for (const event of events) failures.push(...(await complete(transaction, resource, [event])));
  return failures;
}

/** The condition that an event is still to be completed. */
const isFresh = sql`transaction is not null`;

/** Forgets the failures of events that are completed, given up or gone. */
export const forgetPrepared = (database: Database): Promise<void> =>
  forgetSettled(
    database,
    'prepare-webhooks',
    (isIncluded) => sql`
      select id from "webhook-deliveries" where ${isFresh} and status = 'waiting' and ${isIncluded(sql`"webhook-deliveries".id`)}`,
  );

/**
 * Adds to new events what their records hold, within a second of the change: one that waits for hours, because its
 * webhook does not answer, still tells of its own time. Those of a resource that is declared no more are left to the
 * sweep. Returns whether there may be more.
 */
export async function prepareEvents(
  database: Database,
  resources: readonly ResourceShape[],
  tasks: Tasks,
): Promise<boolean> {
  const { failures, found } = await database.transaction(async (transaction) => {
    const names = resources.map(({ name }) => name);
    const { rows } = await transaction.execute<Fresh>(sql`
      select id, type, ${moment(sql`created_at`)} as at, resource, record_id as "recordId", version, former
      from "webhook-deliveries" where ${isFresh} and resource in (${parameters(names)})
        and ${isAttempted('prepare-webhooks', sql`"webhook-deliveries".id`)} order by position limit ${BATCH} for update skip locked`);
    const failed: Failure[] = [];
    for (const resource of resources) {
      const events = rows.filter((row) => row.resource === resource.name);
      if (events.length > 0) failed.push(...(await complete(transaction, resource, events)));
    }
    return { failures: failed, found: rows.length };
  });
  for (const { id, error } of failures) await tasks.attempt('prepare-webhooks', id, () => Promise.reject(error));
  if (found > 0) await forgetPrepared(database);
  return found === BATCH;
}
