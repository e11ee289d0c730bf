import { median, quantile } from '../../support/figures.ts';
import { memoryOf, processorOf } from '../../support/processor.ts';
import { startBare } from './bare.ts';
import type { Load, LoadResult } from './load.ts';
import type { Row } from './rows.ts';
import type { TargetShop } from './target-shop.ts';

/** Shop and bound take turns, so that both have the same of what else the machine does. */
const TURNS = 3;

/** What one side of a row came to; processor times in µs a request, latencies in ms. */
export type Figures = {
  perSecond: number;
  p50: number;
  p99: number;
  server: number;
  /** `null` where PostgreSQL runs elsewhere. */
  postgres: number | null;
  errors: number;
};

export type Measured = {
  row: string;
  shop: Figures;
  bare: Figures;
  /** What the shop's processes hold after it, in bytes. */
  memory: number;
  /** The share of the bound that the shop reaches: by processor time of the server, and by requests a second. */
  share: { server: number; perSecond: number };
  /** What the load itself took, in µs a request. */
  load: number;
};

type Turn = LoadResult & { server: number; postgres: number | null };

export type Measuring = {
  shop: TargetShop;
  load: Load;
  /** PostgreSQL's first process; `null` where it can't be read. */
  postgres: number | null;
  databaseUrl: string;
  workers: number;
  seconds: number;
};

function figuresOf(turns: Turn[]): Figures {
  const times = turns.flatMap((turn) => turn.times);
  const errors = turns.reduce((sum, { statuses, failed, times: answered }) => {
    const refused = Object.entries(statuses).filter(([status]) => !status.startsWith('2'));
    // A turn without an answer measures nothing: it was too short for this row.
    return sum + failed + (answered.length === 0 ? 1 : 0) + refused.reduce((all, [, count]) => all + count, 0);
  }, 0);
  const micros = (of: (turn: Turn) => number | null) =>
    median(turns.map((turn) => ((of(turn) ?? 0) * 1e6) / (turn.times.length || Number.NaN)));
  return {
    perSecond: median(turns.map((turn) => turn.times.length / turn.seconds)),
    p50: median(times),
    p99: quantile(times, 0.99),
    server: micros((turn) => turn.server),
    postgres: turns.some(({ postgres }) => postgres === null) ? null : micros((turn) => turn.postgres),
    errors,
  };
}

/** Measures a row: the shop and its bound, alternating. */
export async function measure(
  row: Row,
  { shop, load, postgres, databaseUrl, workers, seconds }: Measuring,
): Promise<Measured> {
  const plan = row.plan(shop);
  await shop.server.caching(row.isCached);
  const bare = await startBare(shop, { bound: row.bound, plan, workers, databaseUrl });
  const turnOf = async (server: { url: string; pid: number }): Promise<Turn> => {
    const used = async () => [await processorOf(server.pid), postgres && (await processorOf(postgres))] as const;
    const before = await used();
    const result = await load.run({ url: server.url, connections: row.connections, seconds: seconds / TURNS });
    const after = await used();
    return { ...result, server: after[0] - before[0], postgres: after[1] && after[1] - (before[1] ?? 0) };
  };
  try {
    await load.plan(plan);
    const turns: Record<'shop' | 'bare', Turn[]> = { shop: [], bare: [] };
    for (let round = 0; round <= TURNS; round += 1) {
      const [ofBare, ofShop] = [await turnOf(bare), await turnOf(shop.server)];
      // The first warms up: code is compiled, pages of the database are read.
      if (round === 0) continue;
      turns.bare.push(ofBare);
      turns.shop.push(ofShop);
    }
    const [ours, bound] = [figuresOf(turns.shop), figuresOf(turns.bare)];
    const all = [...turns.shop, ...turns.bare];
    const count = all.reduce((sum, { times }) => sum + times.length, 0);
    return {
      row: row.name,
      shop: ours,
      bare: bound,
      memory: await memoryOf(shop.server.pid),
      share: { server: bound.server / ours.server, perSecond: ours.perSecond / bound.perSecond },
      load: (all.reduce((sum, { processor }) => sum + processor, 0) * 1e6) / count,
    };
  } finally {
    bare.end();
  }
}
