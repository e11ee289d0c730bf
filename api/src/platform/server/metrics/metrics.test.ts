import { AggregatorRegistry } from 'prom-client';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

const metricsOf = (state: 'follows' | 'away', lag: number, used: number) => {
  const metrics = new Metrics();
  metrics.watchReplica({ state, lag, reads: { used, behind: 0, away: 0, refused: 0 } });
  return metrics.registry.getMetricsAsJSON();
};

it('of several processes reports that a replica follows where all of them read from it, and the furthest that one is behind', async () => {
  const reported = async (...processes: ReturnType<typeof metricsOf>[]) =>
    (await AggregatorRegistry.aggregate(await Promise.all(processes)).metrics()).split('\n');
  const both = await reported(metricsOf('follows', 10, 3), metricsOf('follows', 400, 4));
  expect(both).toContain('karite_replica_follows 1');
  expect(both).toContain('karite_replica_lag_bytes 400');
  expect(both).toContain('karite_replica_reads_total{result="used"} 7');
  expect(await reported(metricsOf('follows', 10, 3), metricsOf('away', 20, 0))).toContain('karite_replica_follows 0');
});
