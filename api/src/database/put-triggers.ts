import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A trigger that runs a function of the migrations for each row of a table that is written, with constant arguments. */
export type RowTrigger = { table: string; runs: string; args: readonly string[] };

/** Any number; processes that start together put their triggers one after the other. */
const LOCK = 7_315_417;
/** How long a table that somebody works on is waited for. */
const WAIT = '2s';

const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/**
 * Puts triggers of one name on the tables that lack them, or have them with other arguments; a restored or just migrated
 * database has none. `atCommit`: each runs when its transaction ends. `whenPut`: run with them where any was lacking.
 */
export async function putTriggers(
  database: Database,
  name: string,
  wanted: readonly RowTrigger[],
  { atCommit = false, whenPut }: { atCommit?: boolean; whenPut?: SQL } = {},
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const { rows } = await transaction.execute<{ table: string; runs: string; args: string }>(sql`
      select relname::text as table, proname::text as runs, encode(tgargs, 'escape') as args
      from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
      where tgname = ${name} and relnamespace = 'public'::regnamespace`);
    const present = new Map(rows.map(({ table, runs, args }) => [table, `${runs} ${args}`]));
    let isPut = false;
    for (const { table, runs, args } of wanted) {
      // Each argument ends in a zero, which is shown so.
      if (present.get(table) === `${runs} ${args.map((arg) => `${arg}\\000`).join('')}`) continue;
      isPut = true;
      await transaction.execute(sql`set local lock_timeout = ${quoted(WAIT)}`);
      await transaction.execute(sql`drop trigger if exists ${sql.identifier(name)} on ${sql.identifier(table)}`);
      await transaction.execute(sql`
        create ${atCommit ? sql`constraint trigger` : sql`trigger`} ${sql.identifier(name)}
        after insert or update or delete on ${sql.identifier(table)} ${atCommit ? sql`deferrable initially deferred` : sql``}
        for each row execute function ${sql.identifier(runs)}(${sql.join(args.map(quoted), sql`, `)})`);
    }
    if (isPut && whenPut) await transaction.execute(whenPut);
  });
}
