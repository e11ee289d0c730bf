import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { runTask } from '../../../../test/support/tasks.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';

const shop = withTestApp();

it('a search without a result is dropped 90 days after its last time (R1804)', async () => {
  await shop.database.execute(sql`
    insert into "empty-searches" (words, times, last_at) values
      ('hier', 1, now() - interval '90 days' + interval '1 minute'),
      ('avant', 9, now() - interval '90 days' - interval '1 minute')`);
  await runTask(shop, 'sweep-empty-searches');
  const { rows } = await shop.database.execute<{ words: string }>(sql`select words from "empty-searches"`);
  expect(rows.map(({ words }) => words)).toEqual(['hier']);
});
