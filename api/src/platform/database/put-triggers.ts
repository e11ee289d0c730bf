import { type SQL, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Database, Executor } from './database.ts';
import { migrationCount } from './migrations/files.ts';

/** A trigger that runs a function of the migrations when a table is written, with constant arguments. */
export type TableTrigger = { table: string; runs: string; args: readonly string[] };

/** What a statement did to the rows that its triggers see. */
export type WriteEvent = 'insert' | 'update' | 'delete';

const EVENTS: Record<WriteEvent, SQL> = {
  insert: sql`insert`,
  update: sql`update`,
  delete: sql`delete`,
};

/** How long a table that somebody works on is waited for. */
const WAIT = '2s';

const REFERENCING: Record<WriteEvent, SQL> = {
  insert: sql`referencing new table as changed`,
  update: sql`referencing old table as former new table as changed`,
  delete: sql`referencing old table as changed`,
};

// biome-ignore lint/plugin: quoted names of declared tables and columns
const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/** An existing trigger; `of`: the number of migrations of the release that created it. */
type Present = { name: string; table: string; runs: string; args: string; of: number };

async function presentOf(database: Executor): Promise<Present[]> {
  const { rows } = await database.execute<Present>(sql`
    select tgname::text as name, relname::text as table, proname::text as runs, encode(tgargs, 'hex') as args,
      coalesce(substring(obj_description(pg_trigger.oid, 'pg_trigger') from '^[0-9]+$'), '0')::int as of
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and relnamespace = 'public'::regnamespace`);
  return rows;
}

const underWay = new WeakMap<Database, Promise<Present[]>>();

/** Concurrent callers during a start share one reading: on a new connection it takes 40 ms, mostly for the catalogue. */
function presentNow(database: Database): Promise<Present[]> {
  const cached = underWay.get(database);
  if (cached) return cached;
  const requested = presentOf(database).finally(() => underWay.delete(database));
  underWay.set(database, requested);
  return requested;
}

/** Those that are not there as they are wanted, nor put by a newer release. */
function lackingOf({ name, wanted }: TriggerSet, present: readonly Present[]): TableTrigger[] {
  const byTable = new Map(present.filter((it) => it.name === name).map((trigger) => [trigger.table, trigger]));
  const ours = migrationCount();
  return wanted.filter(({ table, runs, args }) => {
    const there = byTable.get(table);
    // Each argument ends in a zero.
    const isSame =
      there?.runs === runs && there.args === Buffer.from(args.map((arg) => `${arg}\0`).join('')).toString('hex');
    return !there || (!isSame && there.of <= ours);
  });
}

/**
 * Triggers of one name. They run for each row; `atCommit`: when its transaction ends; `on`: once a statement, which finds its rows
 * in the table `changed`, and what they were before an update in `former`. `whenPut`: run with them, in order, where any was lacking.
 */
export type TriggerSet = {
  name: string;
  wanted: readonly TableTrigger[];
  atCommit?: boolean;
  on?: WriteEvent;
  whenPut?: readonly SQL[];
};

/**
 * Creates triggers on the tables that lack them, or have them with other arguments, one set after the other; a restored or
 * just migrated database has none. Those of a newer release, with more migrations, stay. Otherwise two releases on one shop
 * would replace each other's triggers.
 */
export async function putTriggers(database: Database, ...sets: readonly TriggerSet[]): Promise<void> {
  const present = await presentNow(database);
  // Mostly they are all there, and nobody has to be waited for.
  for (const set of sets) if (lackingOf(set, present).length > 0) await putLacking(database, set);
}

function putLacking(database: Database, set: TriggerSet): Promise<void> {
  const { name, atCommit = false, on, whenPut = [] } = set;
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.triggers})`);
    const lacking = lackingOf(set, await presentOf(transaction));
    for (const { table, runs, args } of lacking) {
      await transaction.execute(sql`set local lock_timeout = ${quoted(WAIT)}`);
      await transaction.execute(sql`drop trigger if exists ${sql.identifier(name)} on ${sql.identifier(table)}`);
      await transaction.execute(sql`
        create ${atCommit ? sql`constraint trigger` : sql`trigger`} ${sql.identifier(name)}
        after ${on ? EVENTS[on] : sql`insert or update or delete`} on ${sql.identifier(table)}
        ${atCommit ? sql`deferrable initially deferred` : on ? REFERENCING[on] : sql``}
        for each ${on ? sql`statement` : sql`row`} execute function ${sql.identifier(runs)}(${sql.join(args.map(quoted), sql`, `)})`);
      await transaction.execute(
        sql`comment on trigger ${sql.identifier(name)} on ${sql.identifier(table)} is ${quoted(String(migrationCount()))}`,
      );
    }
    if (lacking.length > 0) for (const statement of whenPut) await transaction.execute(statement);
  });
}
