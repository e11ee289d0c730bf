import { type SQL, sql } from 'drizzle-orm';
import type { TestApp } from './test-app.ts';

type Written = { event: string; recipient: string; subject: string; text: string; problem: string | null };

/** Messages as their recipients read them, with their links, the newest first: the API shows those to nobody (R2041). */
export async function writtenMessages(
  { database }: Pick<TestApp, 'database'>,
  which: SQL = sql`true`,
): Promise<Written[]> {
  const found = await database.execute<Written>(sql`
    select event, recipient, subject, body as text, problem from messages where ${which} order by created_at desc, id`);
  return found.rows;
}
