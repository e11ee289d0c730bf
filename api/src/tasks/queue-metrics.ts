import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** How long the oldest job has been due, asked for when somebody reads the metrics: nobody works where it grows. */
export const watchQueue = (database: Database, registry: Registry): unknown =>
  new Gauge({
    name: 'karite_tasks_oldest_due_seconds',
    help: 'How long the job has been due that has waited longest; NaN while nobody knows',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      try {
        const { rows } = await database.execute<{ seconds: number }>(sql`
          select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
          from pgboss.job where state in ('created', 'retry') and start_after < now()`);
        this.set(rows[0]?.seconds ?? 0);
      } catch {
        // The other figures are read all the same.
        this.set(Number.NaN);
      }
    },
  });
