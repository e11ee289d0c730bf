import type { AskedShop } from './asked-shop.ts';
import { startBare } from './bare.ts';
import type { Load, LoadPlan, LoadTold } from './load.ts';
import { memoryOf, processorOf } from './processor.ts';
import type { Row } from './rows.ts';

/** Shop and bound take turns, so that both have the same of what else the machine does. */
export const TURNS = 3;

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
  /** What of the bound the shop comes to: by processor time of the server, of server and PostgreSQL, and by requests a second. */
  share: { server: number; all: number | null; perSecond: number };
  /** What the load itself took, in µs a request. */
  load: number;
};

type Turn = LoadTold & { server: number; postgres: number | null };

export type Measuring = {
  shop: AskedShop;
  load: Load;
  /** PostgreSQL's first process; `null` where nobody can look at it. */
  postgres: number | null;
  databaseUrl: string;
  workers: number;
  seconds: number;
};

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

function figuresOf(turns: Turn[]): Figures {
  const times = turns.flatMap((turn) => turn.times).sort((a, b) => a - b);
  const each = (of: (turn: Turn) => number) => median(turns.map(of));
  const errors = turns.reduce((sum, { statuses, failed }) => {
    const refused = Object.entries(statuses).filter(([status]) => !status.startsWith('2'));
    return sum + failed + refused.reduce((all, [, count]) => all + count, 0);
  }, 0);
  // A turn without an answer measures nothing: it was too short for this row.
  const unanswered = turns.filter(({ times: answered }) => answered.length === 0).length;
  const micros = (seconds: number | null, turn: Turn) => ((seconds ?? 0) * 1e6) / (turn.times.length || Number.NaN);
  return {
    perSecond: each((turn) => turn.times.length / turn.seconds),
    p50: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    server: each((turn) => micros(turn.server, turn)),
    postgres: turns.some(({ postgres }) => postgres === null) ? null : each((turn) => micros(turn.postgres, turn)),
    errors: errors + unanswered,
  };
}

/** Measures a row: the shop beside its bound, by turns. */
export async function measure(
  row: Row,
  { shop, load, postgres, databaseUrl, workers, seconds }: Measuring,
): Promise<Measured> {
  const { asked, amount, settled } = await row.plan(shop);
  await shop.server.caching(row.isCached);
  const bare = await startBare(shop, { bound: row.bound, plan: asked, workers, databaseUrl });
  const turnOf = async (server: { url: string; pid: number }, after?: () => Promise<void>): Promise<Turn> => {
    const before = [await processorOf(server.pid), postgres && (await processorOf(postgres))] as const;
    const since = performance.now();
    const told = await load.run({ url: server.url, connections: row.connections, seconds: seconds / TURNS, amount });
    await after?.();
    return {
      ...told,
      // What goes on behind the answers belongs to them.
      seconds: after ? (performance.now() - since) / 1_000 : told.seconds,
      server: (await processorOf(server.pid)) - before[0],
      postgres: postgres && (await processorOf(postgres)) - (before[1] ?? 0),
    };
  };
  try {
    const turns: Record<'shop' | 'bare', Turn[]> = { shop: [], bare: [] };
    if (!amount) await load.plan(asked);
    const sides = { bare: () => turnOf(bare), shop: () => turnOf(shop.server, settled) };
    for (let round = 0; round <= TURNS; round += 1)
      for (const side of ['bare', 'shop'] as const) {
        // Where each may be sent once, both have the same ones.
        if (amount) await load.plan(partOf(asked, round, amount));
        const turn = await sides[side]();
        // The first warms up: code is compiled, pages of the database are read.
        if (round > 0) turns[side].push(turn);
      }
    const [ours, bound] = [figuresOf(turns.shop), figuresOf(turns.bare)];
    const all = ({ server, postgres }: Figures) => (postgres === null ? null : server + postgres);
    const [allOfBound, allOfOurs] = [all(bound), all(ours)];
    const answers = [...turns.shop, ...turns.bare];
    const count = answers.reduce((sum, { times }) => sum + times.length, 0);
    return {
      row: row.name,
      shop: ours,
      bare: bound,
      memory: await memoryOf(shop.server.pid),
      share: {
        server: bound.server / ours.server,
        all: allOfBound === null || allOfOurs === null ? null : allOfBound / allOfOurs,
        perSecond: ours.perSecond / bound.perSecond,
      },
      load: (answers.reduce((sum, { processor }) => sum + processor, 0) * 1e6) / count,
    };
  } finally {
    bare.end();
  }
}

const partOf = (plan: LoadPlan, turn: number, amount: number): LoadPlan =>
  plan.slice(turn * amount, (turn + 1) * amount);
