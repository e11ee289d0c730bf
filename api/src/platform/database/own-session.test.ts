import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/support/make-database.ts';
import { type CatalogueState, readCatalogue } from './catalogue-version.ts';
import { type Database, openDatabase } from './database.ts';
import { run } from './run.ts';
import type { Work } from './run-alone.ts';
import { StatementNames } from './statement-names.ts';
import { TimeLimit, timeLimit } from './time-limit.ts';
import { tryAgain } from './try-again.ts';

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

let made: Awaited<ReturnType<typeof makeDatabase>>;
/** Of one connection, so that what is left on it is seen. */
let database: Database;
beforeAll(async () => {
  made = await makeDatabase();
  database = openDatabase(made.url, 1);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const asRequest = <T>(work: () => Promise<T>) => timeLimit.run(new TimeLimit('GET /', () => true), work);
const add = (to: Database, value: number) =>
  asRequest(() => to.execute<{ it: number }>(sql`select ${value}::int + 1 as it`, 'often'));
const preparedOn = async (from: Database) =>
  (await from.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)).rows;
const limitOf = async (from: Database, work: Work = 'short') =>
  (await from.execute<{ it: string }>(sql`select current_setting('statement_timeout') as it`, work)).rows[0]?.it;

describe('A connection of the server’s own', () => {
  it('prepares frequent statements, and nothing else', async () => {
    for (const value of [1, 2]) expect((await add(database, value)).rows).toEqual([{ it: value + 1 }]);
    expect(await preparedOn(database)).toEqual([]);
    for (const value of [3, 4, 5]) expect((await add(database, value)).rows).toEqual([{ it: value + 1 }]);
    for (let turn = 0; turn < 5; turn += 1) await asRequest(() => database.execute(sql`select 1 as rare`));
    expect(await preparedOn(database)).toEqual([{ statement: 'select $1::int + 1 as it' }]);
  });

  it('plans once the poll for changes, on a connection of its own', async () => {
    const listener = database.listener(1_000);
    await listener.connect();
    try {
      const check = () => run<CatalogueState>(listener, readCatalogue(null), 1_000, true);
      for (let turn = 0; turn < 10; turn += 1) expect((await check()).rows).toMatchObject([{ changes: [] }]);
      // The first five of a statement that has values are planned for these, whatever comes of it.
      const plans = await run<{ once: string; anew: string }>(
        listener,
        sql`select generic_plans::text as once, custom_plans::text as anew from pg_prepared_statements`,
      );
      expect(plans.rows).toEqual([{ once: '3', anew: '5' }]);
    } finally {
      await listener.end();
    }
  });

  it('names its statements apart from those of another database', async () => {
    const other = openDatabase(made.url, 1);
    try {
      for (let number = 0; number < 200; number += 1)
        for (let turn = 0; turn < 3; turn += 1)
          await asRequest(() => other.execute(sql`select ${sql.raw(String(number))} as it`, 'often'));
      expect(await preparedOn(other)).toHaveLength(200);
    } finally {
      await other.close();
    }
    const own = openDatabase(made.url, 1);
    try {
      for (const value of [1, 2, 3]) await add(own, value);
      expect(await preparedOn(own)).toHaveLength(1);
    } finally {
      await own.close();
    }
  });

  it('goes on without them where they are lost', async () => {
    await database.execute(sql`deallocate all`);
    expect((await add(database, 6)).rows).toEqual([{ it: 7 }]);
    expect((await add(database, 7)).rows).toEqual([{ it: 8 }]);
  });

  it('prepares in transactions as well, and goes on without where a statement was lost', async () => {
    const own = openDatabase(made.url, 1);
    const twice = (value: number) =>
      own.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ it: number }>(sql`select ${value}::int * 2 as it`, 'often');
        return rows[0]?.it;
      });
    try {
      for (const value of [1, 2, 3, 4]) expect(await twice(value)).toBe(2 * value);
      expect(await preparedOn(own)).toEqual([{ statement: 'select $1::int * 2 as it' }]);
      await own.execute(sql`deallocate all`);
      await expect(twice(5)).rejects.toMatchObject({ code: '26000' });
      expect(await twice(6)).toBe(12);
    } finally {
      await own.close();
    }
  });

  it('rolls back and retries a transaction with a lost statement', async () => {
    let runs = 0;
    const lost = Object.assign(new Error('lost'), { code: '26000' });
    const run = async () => {
      runs += 1;
      if (runs === 1) throw lost;
      return runs;
    };
    expect(await tryAgain(run)).toBe(2);
  });

  it('ends a transaction of a request when its first statement goes with its beginning', async () => {
    const slow = () =>
      asRequest(() => database.transaction((transaction) => transaction.execute(sql`select pg_sleep(10)`)));
    await expect(slow()).rejects.toMatchObject({ code: '57014' });
    const limits = await asRequest(() =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ idle: string; statement: string }>(sql`
          select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('statement_timeout') as statement`);
        return rows[0];
      }),
    );
    expect(limits).toEqual({ idle: '4s', statement: '2s' });
    expect(await limitOf(database)).toBe('0');
  }, 10_000);

  it('keeps a request’s limits for the next request, and not for other work', async () => {
    expect(await asRequest(() => limitOf(database))).toBe('2s');
    expect(await limitOf(database)).toBe('0');
    await asRequest(() => limitOf(database));
    await database.withConnection(async (connection) => {
      const { rows } = await connection.execute(sql`select current_setting('statement_timeout') as it`);
      expect(rows).toEqual([{ it: '0' }]);
    });
  });

  it('looks a row up by the current limits, unless these leave too little time for it', async () => {
    const lookUp = () => asRequest(() => limitOf(database, 'lookup'));
    const left = (ms: number, isPublic = true) =>
      timeLimit.run(new TimeLimit('GET /', () => isPublic, ms), () => limitOf(database));
    expect(await limitOf(database)).toBe('0');
    expect(await lookUp()).toBe('2s');
    expect(await left(4_000, false)).toBe('3500ms');
    expect(await lookUp()).toBe('3500ms');
    expect(await asRequest(() => limitOf(database))).toBe('2s');
    expect(await left(1_900)).toBe('1500ms');
    expect(await lookUp()).toBe('2s');
  });

  it('names so many statements and no more', () => {
    const names = new StatementNames();
    const nameOf = (text: string) => [1, 2, 3, 4].map(() => names.of(text)).at(-1);
    const given = Array.from({ length: 300 }, (_, index) => nameOf(`select ${index}`));
    expect(new Set(given.filter(Boolean)).size).toBe(200);
    expect(names.of('select 0')).toBe(given[0]);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** PgBouncer in transaction mode, with one connection of the server for all who come. */
async function startPooler(target: URL) {
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-pooler-'));
  const port = await freePort();
  const name = target.pathname.slice(1);
  await writeFile(path.join(folder, 'users'), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  await writeFile(
    path.join(folder, 'ini'),
    `[databases]
${name} = host=${target.hostname} port=${target.port} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = 1
`,
  );
  await chmod(folder, 0o755);
  // It does not run as root: where the tests do, it takes another account.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PGBOUNCER ?? '', [...account, path.join(folder, 'ini')], { stdio: 'ignore' });
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe.skipIf(!PGBOUNCER)('Behind a pooler in transaction mode', () => {
  it('prepares nothing and leaves no limit behind, however many share a connection', async () => {
    const pooler = await startPooler(new URL(made.url));
    const [one, other] = [openDatabase(pooler.url, 3), openDatabase(pooler.url, 3)];
    try {
      for (let turn = 0; turn < 100; turn += 1) {
        const isUp = await one.execute(sql`select 1`).then(
          () => true,
          () => false,
        );
        if (isUp) break;
        await pause(100);
      }
      const values = Array.from({ length: 40 }, (_, index) => index);
      const answers = await Promise.all(values.map((value) => add(value % 2 ? one : other, value)));
      expect(answers.map(({ rows }) => rows[0]?.it)).toEqual(values.map((value) => value + 1));
      expect(await asRequest(() => limitOf(one, 'often'))).toBe('2s');
      expect([await limitOf(one), await limitOf(other)]).toEqual(['0', '0']);
      const inTransaction = (to: Database, value: number) =>
        asRequest(() =>
          to.transaction(async (transaction) => {
            const { rows } = await transaction.execute<{ it: number; idle: string }>(
              sql`select ${value}::int * 2 as it, current_setting('idle_in_transaction_session_timeout') as idle`,
              'often',
            );
            return rows[0];
          }),
        );
      const doubled = await Promise.all(values.map((value) => inTransaction(value % 2 ? one : other, value)));
      expect(doubled).toEqual(values.map((value) => ({ it: value * 2, idle: '4s' })));
      expect([await limitOf(one), await limitOf(other)]).toEqual(['0', '0']);
      expect(await preparedOn(one)).toEqual([]);
    } finally {
      await one.close();
      await other.close();
      await pooler.stop();
    }
  }, 30_000);
});
