import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { isVersionNamed } from '../../platform/server/cache/etag.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { StoredRecord } from '../read/read.ts';
import { isSame } from '../write/echoed-fields.ts';
import { serializedWithEtag } from '../write/if-match.ts';

/** A change of the audit that is taken back. */
export type Undone = {
  id: string;
  at: string;
  recordId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** A request to undo a change. `isForced`: it overwrites later changes too, if If-Match (where sent) still holds. */
export type UndoRequest = { by: SignedIn; isForced: boolean; ifMatch: string | undefined };

/** 409: what would be taken back was changed since; `what` names it. */
export class ChangedSince extends ApiError {
  constructor(
    readonly what: string,
    details: ApiError['details'],
  ) {
    super(409, 'changed_since', `Modifié depuis : ${what}. Confirmez pour rétablir quand même.`, details);
  }
}

/** A value that was changed after the change to undo: its present value, the author and the time, from the audit. */
async function laterChange(
  transaction: Executor,
  resource: ResourceShape,
  row: StoredRecord,
  undone: Undone,
  name: string,
) {
  const found = await transaction.execute<{ email: string; at: string }>(sql`
    select email, ${moment(sql`at`)} as at from audit
    where resource = ${resource.name} and record_id = ${row.id} and at >= ${undone.at} and id <> ${undone.id}
      and (before->${name}::text) is distinct from (after->${name}::text)
    order by audit.at desc limit 1`);
  const [last] = found.rows;
  const label = resource.fields[name]?.label ?? name;
  return {
    field: name,
    label,
    value: row[name] ?? null,
    by: last?.email ?? null,
    at: last?.at ?? String(row.updatedAt),
  };
}

/**
 * 409 when undoing a change would overwrite later values; the response has each of them, its present value, its author and
 * time. With `isForced` it goes through. `row` is the current record, locked; `names` are the fields to write.
 */
export async function refuseUnseen(
  transaction: Executor,
  resource: ResourceShape,
  row: StoredRecord,
  undone: Undone,
  names: readonly string[],
  { isForced, ifMatch }: UndoRequest,
): Promise<void> {
  const isPresent = (name: string, state: Undone['after']) =>
    state !== null && isSame(resource.fields[name], row[name], state[name]);
  const changed = names.filter((name) => !isPresent(name, undone.after) && !isPresent(name, undone.before));
  if (changed.length === 0 || (isForced && (ifMatch === undefined || isVersionNamed(ifMatch, row.rowVersion)))) return;
  const changes = [];
  for (const name of changed) changes.push(await laterChange(transaction, resource, row, undone, name));
  const { current, headers } = serializedWithEtag(resource, row);
  const what = changes.map(({ label, by }) => (by ? `${label} (par ${by})` : label)).join(', ');
  throw new ChangedSince(what, { headers, more: { changes, current } });
}
