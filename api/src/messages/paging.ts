import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Executor } from '../database/database.ts';

const MAX_ROWS = 1_000;
const row = z.coerce.number('Nombre attendu').int('Nombre entier attendu').min(0).max(100_000_000);

/** The query of a list that is only paged; like every list, it answers at most 1 000 rows. */
export const pageQuery = z.strictObject({ _start: row.default(0), _end: row.optional() });

/** One page of a table, newest first, with the count of all its rows (`x-total-count`). */
export async function sendPage<Row extends object>(
  reply: FastifyReply,
  database: Executor,
  { _start: start, _end: end = start + MAX_ROWS }: z.infer<typeof pageQuery>,
  { columns, table, key }: { columns: SQL; table: string; key: string },
): Promise<Row[]> {
  const from = sql.identifier(table);
  const [rows, count] = await Promise.all([
    database.execute(sql`
      select ${columns} from ${from} order by ${from}.created_at desc, ${from}.${sql.identifier(key)}
      limit ${Math.min(MAX_ROWS, Math.max(0, end - start))} offset ${start}`),
    database.execute<{ total: number }>(sql`select count(*)::int as total from ${from}`),
  ]);
  reply.header('x-total-count', count.rows[0]!.total);
  return rows.rows as Row[];
}
