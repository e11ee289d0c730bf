import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { letPausesPass, runTask } from '../../../test/support/tasks.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { defineTask } from './define-task.ts';

type Greeting = { name: string };
let greeted: string[] = [];
let givenUp: string[] = [];

const greet = defineTask<Greeting>({
  name: 'test-greet',
  label: 'Saluer',
  attempts: 3,
  pause: 30,
  async run(_, { name }) {
    if (name === 'Poison') throw new Error('no greeting');
    greeted.push(name);
  },
  async onGivenUp(_, { name }, problem) {
    givenUp.push(`${name}: ${problem}`);
  },
});
const shop = withTestApp([], { repeatsWork: false, tasks: [greet] });

beforeEach(async () => {
  greeted = [];
  givenUp = [];
  await shop.database.execute(sql`delete from pgboss.job where name = ${greet.name}`);
});

const send = (name: string, options = {}) => shop.app.taskQueue.send(shop.database, greet, { name }, options);
const run = () => runTask(shop, greet.name);
const jobs = async () =>
  (
    await shop.database.execute<{ state: string; failures: number }>(sql`
      select state, failures from tasks where name = ${greet.name} and record is not null order by failures`)
  ).rows;

describe('a task that is queued with its data', () => {
  it('runs each job with its own data, once', async () => {
    for (const name of ['Afi', 'Koffi', 'Afi']) await send(name);
    await run();
    await run();
    expect(greeted.toSorted()).toEqual(['Afi', 'Afi', 'Koffi']);
  });

  it('is queued by the transaction that causes it, and not by one that is undone', async () => {
    const undone = shop.database.transaction(async (transaction) => {
      await shop.app.taskQueue.send(transaction, greet, { name: 'Afi' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await run();
    expect(greeted).toEqual([]);
  });

  it('waits where it shall run later', async () => {
    await send('Afi', { after: 3_600 });
    await run();
    expect(greeted).toEqual([]);
    await shop.database.execute(sql`update pgboss.job set start_after = now() where name = ${greet.name}`);
    await run();
    expect(greeted).toEqual(['Afi']);
  });

  it('tries one that fails as often as it says, after pauses, gives it up then, and does the others', async () => {
    await send('Poison');
    await send('Afi');
    await run();
    expect([greeted, givenUp]).toEqual([['Afi'], []]);
    const pause = await shop.database.execute<{ seconds: number }>(sql`
      select extract(epoch from start_after - now())::int as seconds from pgboss.job where name = ${greet.name} and state = 'retry'`);
    expect(pause.rows[0]?.seconds).toBeGreaterThan(15);
    expect(pause.rows[0]?.seconds).toBeLessThanOrEqual(60);
    // Before the pause is over nothing happens.
    await run();
    expect((await jobs()).at(-1)).toMatchObject({ failures: 1 });
    for (const failures of [2, 3]) {
      await letPausesPass(shop);
      await run();
      expect((await jobs()).at(-1)).toMatchObject({ failures });
    }
    expect((await jobs()).at(-1)).toEqual({ state: 'failed', failures: 3 });
    expect(givenUp).toEqual(['Poison: Erreur inattendue : no greeting']);
    await run();
    expect(givenUp).toHaveLength(1);
  });

  it('is listed in « Tâches » and « À faire », where it is tried again', async () => {
    const token = shop.adminToken;
    await send('Poison');
    for (const _ of [1, 2, 3]) {
      await run();
      await letPausesPass(shop);
    }
    const [task] = (await shop.call('GET', '/tasks?state=failed', { token })).body;
    expect(task).toMatchObject({ label: 'Saluer', failures: 3, problem: 'Erreur inattendue : no greeting' });
    const failed = async () =>
      (await shop.call('GET', '/today', { token })).body
        .find(({ section }: { section: string }) => section === 'failed')
        .rows.filter(({ title }: { title: string }) => title === 'Saluer');
    expect(await failed()).toMatchObject([{ record: 'tasks', id: task.id, again: { task: greet.name } }]);
    expect((await shop.call('POST', `/tasks/${task.id}/again`, { token })).status).toBe(200);
    await run();
    expect(givenUp).toHaveLength(2);
    expect((await shop.call('POST', `/tasks/${task.id}/drop`, { token })).status).toBe(200);
    expect(await failed()).toEqual([]);
  });

  it('tries one again that lost its process at the last attempt', async () => {
    await send('Poison');
    const LOST = JSON.stringify({ value: { message: 'job failed by timeout in active state' } });
    await shop.database.execute(sql`
      update pgboss.job set state = 'failed', retry_count = 2, started_on = now(), output = ${LOST}::jsonb where name = ${greet.name}`);
    await run();
    expect(givenUp).toHaveLength(1);
  });

  it('has figures: how long runs took, and how many failed', async () => {
    await send('Poison');
    await send('Afi');
    await run();
    const text = await shop.app.metrics.registry.metrics();
    expect(text).toMatch(/karite_task_record_failures_total\{task="test-greet"\} [1-9]/);
    expect(text).toMatch(/karite_task_duration_seconds_count\{task="test-greet",result="done"\} [1-9]/);
  });

  it('has a name of its own', async () => {
    await expect(openTestApp([], { tasks: [greet, { ...greet }] })).rejects.toThrow(
      'Two tasks are called "test-greet": rename one',
    );
  });
});
