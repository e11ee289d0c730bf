import { administers } from '@karite/shared/accounts';
import { hasComments } from '@karite/shared/comments';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { scopeOf } from '../../engine/list/scope.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notGranted, type SignedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';

/** A record that is commented. */
export type Place = { resource: string; recordId: string };
export type Reader = { id: string; email: string };

/**
 * Throws unless somebody reads that very record as staff do: 403 where their rights end, 404 where there is none. A customer
 * who reads an order because it is theirs reads no comment on it.
 */
export async function judgeReader(
  database: Executor,
  resources: readonly ResourceShape[],
  by: SignedIn,
  { resource: name, recordId }: Place,
): Promise<void> {
  const resource = resources.find((each) => each.name === name);
  if (!resource || !hasComments(resource)) throw notFound();
  if (!administers(by, name, 'read')) throw notGranted();
  const scope = scopeOf(by, resource);
  const found =
    isUuid(recordId) &&
    (await database.execute(sql`
      select 1 from ${sql.identifier(name)} it where it.id = ${recordId}::uuid and ${scope ?? sql`true`}`));
  if (!found || found.rows.length === 0) throw notFound(messagesOf(resource).notFound);
}

/** Accounts of staff, with what says what each may do; few in any shop. */
const MOST_STAFF = 500;

/**
 * The accounts of staff that read a resource's records, by address; `only` are those looked for. Which of its records they
 * read follows from the declaration, the same for all of them.
 */
export async function readersOf(database: Executor, resource: string, only?: readonly string[]): Promise<Reader[]> {
  const { rows } = await database.execute<SignedIn>(sql`
    select id, email, role, rights from users
    where is_active and (lower(role) = 'admin' or rights is not null)
      and ${only ? sql`id = any(${sql.param([...only])}::uuid[])` : sql`true`}
    order by email limit ${MOST_STAFF}`);
  return rows.filter((one) => administers(one, resource, 'read')).map(({ id, email }) => ({ id, email }));
}
