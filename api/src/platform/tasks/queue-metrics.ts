import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** The other figures wait no longer for the database, in ms. */
const MOST_MS = 1_000;

/** The age of the oldest due job, queried when the metrics are read: it grows where no worker runs. */
export const watchQueue = (database: Database, registry: Registry): unknown =>
  new Gauge({
    name: 'karite_tasks_oldest_due_seconds',
    help: 'How long the job has been due that has waited longest; NaN while unknown',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      try {
        const due = database.execute<{ seconds: number }>(sql`
          select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
          from pgboss.job where state in ('created', 'retry') and start_after < now()`);
        const inTime = await Promise.race([due, pause(MOST_MS, null, { ref: false })]);
        this.set(inTime ? (inTime.rows[0]?.seconds ?? 0) : Number.NaN);
      } catch {
        // The other figures are read all the same.
        this.set(Number.NaN);
      }
    },
  });
