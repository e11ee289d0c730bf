import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { findByIds, type StoredRecord } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { columnName } from '../../platform/database/names.ts';

type Fresh = {
  id: string;
  type: string;
  at: string;
  resource: string;
  recordId: string;
  version: number;
  former: Record<string, unknown>;
};

/** The payload of a webhook (docs/api-tokens-and-webhooks.md). */
export type Payload = Omit<Fresh, 'former'> & {
  /** The fields that have another value; none when what belongs to the record changed: lines, pictures, links. */
  changes: string[];
  /** What they held before. */
  previous: Record<string, unknown>;
  /** The record as the API answers it to an administrator; `null` when it is gone. */
  data: Record<string, unknown> | null;
};

/** The content of an event of a record, as it is now (`found`). */
export function payloadOf(
  { former, ...event }: Fresh,
  resource: ResourceShape,
  found: StoredRecord | undefined,
): Payload {
  const changes = Object.keys(resource.fields).filter((field) => columnName(field) in former);
  const previous = Object.fromEntries(changes.map((field) => [field, former[columnName(field)]]));
  if (!found || event.type.endsWith('.deleted')) return { ...event, changes, previous, data: null };
  const { rowVersion, ...data } = found;
  return { ...event, version: rowVersion, changes, previous, data };
}

/**
 * Adds to a new event what its record holds, soon after the change: one that waits for hours, because its webhook does not
 * answer, is still sent with its own time. Returns its webhook; `null`: another process has done it.
 */
export const prepareEvent = (database: Database, resources: readonly ResourceShape[], id: string) =>
  database.transaction(async (transaction): Promise<string | null> => {
    const { rows } = await transaction.execute<Fresh & { webhookId: string }>(sql`
      select id, webhook_id as "webhookId", type, ${moment(sql`created_at`)} as at, resource, record_id as "recordId", version, former
      from "webhook-deliveries" where id = ${id} and transaction is not null for update skip locked`);
    const [found] = rows;
    const resource = resources.find(({ name }) => name === found?.resource);
    if (!found || !resource) return null;
    const { webhookId, ...event } = found;
    const record = (await findByIds(transaction, resource, [event.recordId])).get(event.recordId);
    const payload = JSON.stringify(payloadOf(event, resource, record));
    await transaction.execute(sql`
      update "webhook-deliveries" set payload = ${payload}::jsonb, transaction = null where id = ${id}`);
    return webhookId;
  });
