import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { firstRow } from '../../../../platform/database/rows.ts';

const NAME = 'stand-in-notices';

/** The secret that the stand-in's notices carry: made once, stored in the database for all processes. */
export async function noticeSecret(database: Executor): Promise<string> {
  await database.execute(sql`
    insert into secrets (name, value) values (${NAME}, ${randomBytes(32).toString('base64url')}) on conflict (name) do nothing`);
  const found = await database.execute<{ value: string }>(sql`select value from secrets where name = ${NAME}`);
  return firstRow(found).value;
}
