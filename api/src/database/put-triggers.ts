import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from './database.ts';
import { knownCount } from './migrations/files.ts';

/** A trigger that runs a function of the migrations when a table is written, with constant arguments. */
export type TableTrigger = { table: string; runs: string; args: readonly string[] };

/** What a statement did to the rows that its triggers see. */
export type WriteEvent = 'insert' | 'update' | 'delete';

const EVENTS: Record<WriteEvent, SQL> = {
  insert: sql`insert`,
  update: sql`update`,
  delete: sql`delete`,
};

/** Any number; processes that start together put their triggers one after the other. */
export const LOCK = 7_315_417;
/** How long a table that somebody works on is waited for. */
const WAIT = '2s';

const referencing = (on: WriteEvent) =>
  on === 'delete' ? sql`referencing old table as changed` : sql`referencing new table as changed`;

const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/** A trigger as it is there; `of`: how many migrations the release knows that put it. */
type Present = { table: string; runs: string; args: string; of: number };

/** The triggers of a name, as they are there. */
async function presentOf(database: Executor, name: string): Promise<Present[]> {
  const { rows } = await database.execute<Present>(sql`
    select relname::text as table, proname::text as runs, encode(tgargs, 'escape') as args,
      coalesce(substring(obj_description(pg_trigger.oid, 'pg_trigger') from '^[0-9]+$'), '0')::int as of
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where tgname = ${name} and relnamespace = 'public'::regnamespace`);
  return rows;
}

/** Those that are not there as they are wanted, nor put by a newer release. */
function lackingOf(wanted: readonly TableTrigger[], present: readonly Present[]): TableTrigger[] {
  const byTable = new Map(present.map((trigger) => [trigger.table, trigger]));
  const ours = knownCount();
  return wanted.filter(({ table, runs, args }) => {
    const there = byTable.get(table);
    // Each argument ends in a zero, which is shown so.
    const isSame = there?.runs === runs && there.args === args.map((arg) => `${arg}\\000`).join('');
    return !there || (!isSame && there.of <= ours);
  });
}

type Options = { atCommit?: boolean; on?: WriteEvent; whenPut?: readonly SQL[] };

/**
 * Puts triggers of one name on the tables that lack them, or have them with other arguments; a restored or just migrated
 * database has none. They run for each row; `atCommit`: when its transaction ends; `on`: once a statement, which finds its rows
 * in the table `changed`. Those of a newer release, which knows more migrations, stay: two releases that serve one shop
 * would put theirs in turn. `whenPut`: run with them, in order, where any was lacking.
 */
export async function putTriggers(
  database: Database,
  name: string,
  wanted: readonly TableTrigger[],
  { atCommit = false, on, whenPut = [] }: Options = {},
): Promise<void> {
  // Mostly they are all there, and nobody has to be waited for.
  if (lackingOf(wanted, await presentOf(database, name)).length === 0) return;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const lacking = lackingOf(wanted, await presentOf(transaction, name));
    for (const { table, runs, args } of lacking) {
      await transaction.execute(sql`set local lock_timeout = ${quoted(WAIT)}`);
      await transaction.execute(sql`drop trigger if exists ${sql.identifier(name)} on ${sql.identifier(table)}`);
      await transaction.execute(sql`
        create ${atCommit ? sql`constraint trigger` : sql`trigger`} ${sql.identifier(name)}
        after ${on ? EVENTS[on] : sql`insert or update or delete`} on ${sql.identifier(table)}
        ${atCommit ? sql`deferrable initially deferred` : on ? referencing(on) : sql``}
        for each ${on ? sql`statement` : sql`row`} execute function ${sql.identifier(runs)}(${sql.join(args.map(quoted), sql`, `)})`);
      await transaction.execute(
        sql`comment on trigger ${sql.identifier(name)} on ${sql.identifier(table)} is ${quoted(String(knownCount()))}`,
      );
    }
    if (lacking.length > 0) for (const statement of whenPut) await transaction.execute(statement);
  });
}
