import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/support/make-database.ts';
import { type SilentProxy, startSilentProxy } from '../../../test/support/silent-proxy.ts';
import { type Database, OutcomeUnknown, openDatabase } from './database.ts';
import { TimeLimit, TimeUp, timeLimit } from './time-limit.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
let proxy: SilentProxy;
/** Of two connections, so that a slow route may hold one. */
let database: Database;
let direct: Database;
beforeAll(async () => {
  made = await makeDatabase();
  proxy = await startSilentProxy(made.url);
  database = openDatabase(proxy.url, 2);
  direct = openDatabase(made.url, 1);
});
afterAll(async () => {
  proxy.mend();
  await database.close();
  await direct.close();
  await proxy.close();
  await made.drop();
});

/** As a request of a route does it. */
const asRequest = <T>(work: () => Promise<T>, { route = 'GET /', isPublicRead = false, ms = 4_000 } = {}) =>
  timeLimit.run(new TimeLimit(route, () => isPublicRead, ms), work);
const pid = async () => (await database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid;
const addresses = async () => (await direct.execute<{ email: string }>(sql`select email from newsletter`)).rows;

describe('A request and the database', () => {
  it('the database itself ends the slow statement of a shopper after two seconds, and the connection is whole', async () => {
    const before = await pid();
    const since = performance.now();
    const slow = asRequest(() => database.execute(sql`select pg_sleep(3)`), { isPublicRead: true });
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect(performance.now() - since).toBeGreaterThan(1_900);
    expect(await pid()).toBe(before);
    await expect(asRequest(() => database.execute(sql`select pg_sleep(2.2)`))).resolves.toBeTruthy();
    expect(await pid()).toBe(before);
    const settings = await database.execute(sql`select current_setting('statement_timeout') as it`);
    expect(settings.rows, 'nothing is left behind for the next').toEqual([{ it: '0' }]);
  });

  it('a time that is over ends the call, the connection and what it had begun', async () => {
    const work = async () => {
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into newsletter (email) values ('une@example.com')`);
        proxy.silence();
        await transaction.execute(sql`select 1`);
      });
    };
    await expect(asRequest(work, { ms: 400 })).rejects.toThrow(TimeUp);
    proxy.mend();
    await expect(asRequest(() => database.execute(sql`select 1`), { ms: 0 })).rejects.toThrow(TimeUp);
    await expect.poll(() => database.connections().total).toBe(0);
    expect(await addresses()).toEqual([]);
  });

  it('reports an unknown result for a commit with a lost response', async () => {
    const insert = (email: string, last: () => void) => () =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into newsletter (email) values (${email})`);
        last();
      });
    // Its time is for the commit: on a busy machine a first connection takes much of it.
    await pid();
    const lost = asRequest(
      insert('deux@example.com', () => proxy.silence()),
      { ms: 1_500 },
    );
    await expect(lost).rejects.toThrow(OutcomeUnknown);
    proxy.mend();
    const own = asRequest(
      insert('trois@example.com', () => {
        throw new RangeError('ours');
      }),
    );
    await expect(own).rejects.toThrow(RangeError);
    expect((await addresses()).map(({ email }) => email)).not.toContain('trois@example.com');
  });

  it('a route with requests that wait in vain holds half of the connections, and the others go on', async () => {
    const wait = (ms: number) => asRequest(() => database.execute(sql`select pg_sleep(2)`), { route: 'GET /slow', ms });
    await pid();
    proxy.silence();
    await expect(wait(100)).rejects.toThrow(TimeUp);
    proxy.mend();
    const first = wait(1_000);
    const ended = expect(first).rejects.toMatchObject({ code: '57014' });
    const since = performance.now();
    await expect(wait(1_000)).rejects.toThrow('too many requests of this route');
    expect(performance.now() - since).toBeLessThan(300);
    await expect(asRequest(pid, { route: 'GET /other' })).resolves.toBeGreaterThan(0);
    await ended;
  });

  it('pauses while a body arrives', async () => {
    const limit = new TimeLimit('POST /', () => false, 200);
    limit.standStill();
    await new Promise((resolve) => setTimeout(resolve, 250));
    limit.check();
    limit.goOn();
    expect(limit.left).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(() => limit.check()).toThrow(TimeUp);
  });
});
