import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import type { Replica } from '../../database/replica.ts';
import type { CatalogueCache } from '../cache/catalogue-cache.ts';
import { TaskMetrics } from './task-metrics.ts';

/** What the shop counts. Labels are few and fixed: never an address, an id, or what a visitor wrote. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'karite_http_request_duration_seconds',
    help: 'Answered requests: route as declared, method, first digit of the status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly events = new Counter({
    name: 'karite_events_total',
    help: 'What the log names as an event: failed sign-ins, refusals, changes of accounts and orders',
    labelNames: ['event'] as const,
    registers: [this.registry],
  });
  readonly ordersPlaced = new Counter({
    name: 'karite_orders_placed_total',
    help: 'Orders placed; a repeated request counts once',
    registers: [this.registry],
  });

  readonly tasks = new TaskMetrics(this.registry);

  /** Collected when the metrics are read. */
  watch(database: Database, cache: CatalogueCache): void {
    const registers = [this.registry];
    new Gauge({
      name: 'karite_database_connections',
      help: 'Connections of the pool, those of them without work, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
      },
    });
    new Counter({
      name: 'karite_cache_lookups_total',
      help: 'Lookups in the cache of the catalogue: pages of the shop, responses of the API',
      labelNames: ['kind', 'result'],
      registers,
      collect() {
        this.reset();
        for (const [kind, counts] of Object.entries(cache.lookups))
          for (const [result, count] of Object.entries(counts)) this.inc({ kind, result }, count);
      },
    });
    collectDefaultMetrics({ register: this.registry });
  }

  /** The same of the server that reads for the primary. */
  watchReplica(replica: Pick<Replica, 'reads' | 'state' | 'lag'>): void {
    const registers = [this.registry];
    new Counter({
      name: 'karite_replica_reads_total',
      help: 'Statements that the replica answered (used), and those that the primary did instead: it was behind or away, or it refused',
      labelNames: ['result'],
      registers,
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(replica.reads)) this.inc({ result }, count);
      },
    });
    new Gauge({
      name: 'karite_replica_follows',
      help: 'Whether the replica is in use: it is reachable, and has replayed what the primary has written',
      aggregator: 'min',
      registers,
      collect() {
        this.set(replica.state === 'follows' ? 1 : 0);
      },
    });
    new Gauge({
      name: 'karite_replica_lag_bytes',
      help: 'How much of the log the replica lacked at the last check; NaN while unknown',
      aggregator: 'max',
      registers,
      collect() {
        this.set(replica.lag ?? Number.NaN);
      },
    });
  }
}
