import { isStaff } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { etagOf, isVersionNamed } from '../../platform/server/cache/etag.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { StoredRecord } from '../read/read.ts';
import { serializeFor } from '../routes/serialize.ts';
import { type EchoedFields, refuseChanged } from './echoed-fields.ts';

/** The preconditions of a change: its caller, the version of the record, and the echoed values. */
export type Preconditions = {
  app: FastifyInstance;
  by: SignedIn | null;
  ifMatch: string | undefined;
  echoedFields: EchoedFields;
};

/** What a request expects, by its If-Match and by what `readEchoedFields` took out of its body. */
export const preconditionsOf = (request: FastifyRequest): Preconditions => ({
  app: request.server,
  by: request.user,
  ifMatch: request.headers['if-match'],
  echoedFields: request.echoedFields ?? {},
});

/** The author and time of a record's version; `by` is `null` where the audit has no administrator's entry for it. */
async function makerOf(transaction: Executor, resource: ResourceShape, row: StoredRecord) {
  const found = await transaction.execute<{ email: string }>(sql`
    select email from audit where resource = ${resource.name} and record_id = ${row.id}
      and (after->>'rowVersion')::int = ${row.rowVersion}`);
  return { by: found.rows[0]?.email ?? null, at: String(row.updatedAt) };
}

/** A record as in responses, cut for the caller, and its ETag. */
export function serializedWithEtag(resource: ResourceShape, row: StoredRecord) {
  const current = recordSchema(resource).partial().parse(row);
  return { current, headers: { etag: etagOf(JSON.stringify(current), row.rowVersion) } };
}

/** 412 when If-Match names another version than the present one, with the present one (its ETag too) and who made it. */
async function refuseStale(
  transaction: Executor,
  resource: ResourceShape,
  row: StoredRecord,
  ifMatch: string,
  isNamed: boolean,
) {
  if (isVersionNamed(ifMatch, row.rowVersion)) return;
  const made = await makerOf(transaction, resource, row);
  // The names of staff are not disclosed to customers.
  const changed = { ...made, by: isNamed ? made.by : null };
  const { current, headers } = serializedWithEtag(resource, row);
  const by = changed.by ? ` par ${changed.by}` : '';
  throw new ApiError(
    412,
    'stale_version',
    `Cet enregistrement a été modifié entre-temps${by}. Rien n’a été enregistré : vérifiez d’abord sa version actuelle.`,
    { headers, more: { current, changed } },
  );
}

/**
 * Refuses a change when its preconditions fail. `row` is the current record, locked: of two requests that expect the same
 * version one wins.
 */
export async function checkPreconditions(
  transaction: Executor,
  resource: ResourceShape,
  row: StoredRecord,
  { app, by, ifMatch, echoedFields }: Preconditions,
): Promise<void> {
  // What they may not read is neither shown to them nor compared with what they guess.
  const seen = serializeFor(app, by, resource, row);
  if (ifMatch !== undefined) await refuseStale(transaction, resource, seen, ifMatch, isStaff(by));
  refuseChanged(resource, seen, echoedFields);
}
