import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database, Executor } from '../database/database.ts';
import { foreignQuery } from '../database/run.ts';

const SCHEMA = 'pgboss';

const DAY_S = 86_400;
/** A statement that failed is tried again after so long, in ms. */
const AGAIN_MS = 2_000;

/** Statements of pg-boss, on a connection or in a transaction of the shop. */
export const statementsOn = (executor: Executor): PgBoss.Db => ({
  executeSql: (text, values) => executor.execute(foreignQuery(text, values)),
});

/**
 * The same for what pg-boss does by itself. It waits for none of its completions, so one that failed would end the process:
 * each is tried until the database is back. Once the process stops nobody waits for them.
 */
function patientStatementsOn(database: Database, log: FastifyBaseLogger, stopped: AbortSignal): PgBoss.Db {
  const statements = statementsOn(database);
  return {
    async executeSql(text, values) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await statements.executeSql(text, values);
        } catch (error) {
          if (stopped.aborted) return new Promise(() => undefined);
          // The 1st, 2nd, 4th, 8th…
          if (Number.isInteger(Math.log2(tries)))
            log.error({ event: 'task queue away', tries, err: error }, 'task queue away');
          await pause(AGAIN_MS, undefined, { ref: false });
        }
      }
    },
  };
}

/** pg-boss on the shop's own connections; its tables come by the shop's migrations. */
export const openBoss = (database: Database, log: FastifyBaseLogger, stopped: AbortSignal): PgBoss =>
  new PgBoss({
    db: patientStatementsOn(database, log, stopped),
    schema: SCHEMA,
    // What a killed process worked on is given to another so soon after its time is over.
    maintenanceIntervalSeconds: 20,
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 1,
    archiveCompletedAfterSeconds: 600,
    archiveFailedAfterSeconds: 90 * DAY_S,
    deleteAfterDays: 1,
  }).on('error', (error) => log.error({ event: 'task queue failed', err: error }, 'task queue failed'));
