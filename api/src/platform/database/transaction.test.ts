import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/support/make-database.ts';
import { type Database, openDatabase } from './database.ts';

const DIVIDED_BY_ZERO = { code: '22012' };
const NO_NUMBER = { code: '22P02' };

let made: Awaited<ReturnType<typeof makeDatabase>>;
let database: Database;
beforeAll(async () => {
  made = await makeDatabase('empty');
  database = openDatabase(made.url, 2);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

/** As on a busy machine: whatever is answered meanwhile is heard in one go. */
const hearAtOnce = () => setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200));

it('a statement sent behind one that failed fails for its reason, in either order', async () => {
  const together = database.transaction((transaction) => {
    hearAtOnce();
    const rows = async () => (await transaction.execute(sql`select 1 / 0`)).rows;
    // Settles later: it takes more steps.
    const counted = async () => (await rows()).length;
    return Promise.all([counted(), transaction.execute(sql`select 1`)]);
  });
  await expect(together).rejects.toMatchObject(DIVIDED_BY_ZERO);
});

it('after a savepoint has taken a failure back, another has its own reason', async () => {
  const twice = database.transaction(async (transaction) => {
    const taken = transaction.savepoint((part) =>
      Promise.all([part.execute(sql`select 1 / 0`), part.execute(sql`select 1`)]),
    );
    await expect(taken).rejects.toMatchObject(DIVIDED_BY_ZERO);
    await Promise.all([transaction.execute(sql`select 'x'::int`), transaction.execute(sql`select 1`)]);
  });
  await expect(twice).rejects.toMatchObject(NO_NUMBER);
});
