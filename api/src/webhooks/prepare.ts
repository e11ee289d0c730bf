import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { moment } from '../database/moment.ts';
import { columnName } from '../database/names.ts';
import { parameters } from '../resource/kinds/sql-parts.ts';
import { type Found, findByIds } from '../resource/read.ts';

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

async function completeOne(transaction: Transaction, resource: ResourceShape, events: Fresh[]): Promise<void> {
  const found = await findByIds(transaction, resource, [...new Set(events.map(({ recordId }) => recordId))]);
  const payloads = events.map((event) => payloadOf(event, resource, found.get(event.recordId)));
  await transaction.execute(sql`
    update "webhook-deliveries" it set payload = given, transaction = null
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) given where it.id = (given ->> 'id')::uuid`);
}

/**
 * Adds to new events what their records hold, within a second of the change: one that waits for hours, because its
 * webhook does not answer, still tells of its own time. Those of a resource that is declared no more are left to the
 * sweep. Returns whether there may be more.
 */
export const prepareEvents = (database: Database, resources: readonly ResourceShape[]): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const names = resources.map(({ name }) => name);
    const { rows } = await transaction.execute<Fresh>(sql`
      select id, type, ${moment(sql`created_at`)} as at, resource, record_id as "recordId", version, former
      from "webhook-deliveries" where transaction is not null and resource in (${parameters(names)}) order by position limit ${BATCH} for update skip locked`);
    for (const resource of resources) {
      const events = rows.filter((row) => row.resource === resource.name);
      if (events.length > 0) await completeOne(transaction, resource, events);
    }
    return rows.length === BATCH;
  });
