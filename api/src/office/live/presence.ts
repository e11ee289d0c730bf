import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** A browser says that a record is open every 20 s; after so long without, in s, it is not any more. */
const SILENT_SECONDS = 45;

type Place = { resource: string; record: string; userId: string };
/** Somebody else who has the record open. */
export type Present = { email: string; isEditing: boolean };

const isHere = sql`seen_at > now() - make_interval(secs => ${SILENT_SECONDS})`;

/** Notifies those who have the record open that somebody came, went, or began to change it. */
const notified = ({ resource, record }: Place, when: SQL): SQL => sql`
  insert into live_changes (resource, record, kind) select ${resource}, ${record}::uuid, 'presence' where ${when}`;

/** Notes that somebody has a record open, and returns who else has. */
export async function seen(database: Database, place: Place, isEditing: boolean): Promise<Present[]> {
  const { resource, record, userId } = place;
  const { rows } = await database.execute<Present>(sql`
    with before as (
      select is_editing from presences
      where resource = ${resource} and record = ${record}::uuid and user_id = ${userId}::uuid and ${isHere}
    ), noted as (
      insert into presences (resource, record, user_id, is_editing)
      values (${resource}, ${record}::uuid, ${userId}::uuid, ${isEditing})
      on conflict (resource, record, user_id) do update set is_editing = excluded.is_editing, seen_at = excluded.seen_at
    ), events as (${notified(place, sql`not exists (select from before where is_editing = ${isEditing})`)})
    select users.email, it.is_editing as "isEditing" from presences it join users on users.id = it.user_id
    where it.resource = ${resource} and it.record = ${record}::uuid and it.user_id <> ${userId}::uuid and it.${isHere}
    order by users.email`);
  return rows;
}

/** Notes that somebody has closed a record. */
export async function gone(database: Database, place: Place): Promise<void> {
  const { resource, record, userId } = place;
  await database.execute(sql`
    with left_it as (
      delete from presences where resource = ${resource} and record = ${record}::uuid and user_id = ${userId}::uuid
      returning 1
    ) ${notified(place, sql`exists (select from left_it)`)}`);
}
