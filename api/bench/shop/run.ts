/**
 * The whole shop, measured: the built server in production, as processes of its own, on a PostgreSQL of its own, beside what
 * bare Fastify and pg do of the same bytes or rows, by turns. Build first. Prints a table and writes the figures as JSON; a
 * request that fails fails the run.
 *
 *   npm run bench -- [--all] [.cache/bench.json]
 *     (PRODUCTS=1000 ORDERS=10000 WORKERS=1 ONLY=search,orders SECONDS=6 ALL=on DATABASE_URL=postgres://…)
 */
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/database/database.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { askShop, untilMade } from './asked-shop.ts';
import { Load } from './load.ts';
import { type Measured, measure } from './measure.ts';
import { type Options, readOptions, type Size } from './options.ts';
import { findPostgres, memoryOf, processorOf } from './processor.ts';
import { ROWS } from './rows.ts';
import { startShop } from './shop-server.ts';
import { tableOf } from './table.ts';

/** What a size came to. */
type Run = {
  size: Size;
  /** How long a first start takes, which fills the shop, and a second one, in ms, without PostgreSQL's own. */
  firstStart: number;
  secondStart: number;
  /** What nobody asks for, in ms of processor a second: of server and PostgreSQL. */
  idle: { server: number; postgres: number | null };
  memory: number;
  rows: Measured[];
};

const IDLE_S = 5;

const say = (line: string) => console.log(line);

async function idleOf(server: number, postgres: number | null): Promise<Run['idle']> {
  const before = [await processorOf(server), postgres && (await processorOf(postgres))] as const;
  await new Promise((resolve) => setTimeout(resolve, IDLE_S * 1_000));
  const perSecond = (seconds: number) => (seconds * 1_000) / IDLE_S;
  return {
    server: perSecond((await processorOf(server)) - before[0]),
    postgres: postgres && perSecond((await processorOf(postgres)) - (before[1] ?? 0)),
  };
}

/** Measures a shop of one size, on a database that is filled with it where it is empty. */
async function run(size: Size, options: Options, databaseUrl: string, media: string): Promise<Run> {
  const { products, orders, workers } = size;
  const database = openDatabase(databaseUrl);
  const starting = { databaseUrl, workers, media };
  const first = await startShop({ ...starting, seed: `scale:${orders}:${products}` });
  const load = new Load();
  let server = first;
  try {
    await untilMade(database, say);
    await first.close();
    await database.transaction((transaction) => transaction.execute(sql`analyze`), 0);
    // Without the pictures: to pack them smaller is work beside the requests that ends by itself.
    server = await startShop({ ...starting, media: path.join(media, 'none'), seed: 'none' });
    const shop = await askShop(server, database);
    const postgres = await findPostgres(database);
    const idle = await idleOf(server.pid, postgres);
    say(
      `\n${shop.counts.products} products, ${shop.counts.orders} orders, ${workers} processes; first start ${Math.round(first.startedIn)} ms, second ${Math.round(server.startedIn)} ms; ` +
        `idle: ${idle.server.toFixed(1)} ms of processor a second, PostgreSQL ${idle.postgres?.toFixed(1) ?? '–'}`,
    );
    const rows: Measured[] = [];
    for (const row of ROWS) {
      if (options.only.length > 0 && !options.only.some((name) => row.name.includes(name))) continue;
      const measured = await measure(row, { shop, load, postgres, databaseUrl, workers, seconds: options.seconds });
      rows.push(measured);
      const { server: byServer, perSecond } = measured.share;
      say(
        `  ${row.name}: ${Math.round(measured.shop.perSecond)} a second, ${Math.round(measured.shop.server)} µs; ${Math.round(byServer * 100)} % of bare by processor, ${Math.round(perSecond * 100)} % by rate; load ${Math.round(measured.load)} µs`,
      );
    }
    const memory = await memoryOf(server.pid);
    return { size, firstStart: first.startedIn, secondStart: server.startedIn, idle, memory, rows };
  } finally {
    load.end();
    await server.close();
    await database.close();
  }
}

const options = readOptions(process.argv.slice(2), process.env);
const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
// Started as root, the database runs as another user, who must be able to enter the folder.
await chmod(folder, 0o755);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const runs: Run[] = [];
let errors = 0;
try {
  let filled = '';
  let embedded: Awaited<ReturnType<typeof startEmbedded>> | null = null;
  try {
    for (const size of options.sizes) {
      const kind = `${size.products}-${size.orders}`;
      if (!options.databaseUrl && kind !== filled) {
        await embedded?.stop();
        await rm(path.join(folder, filled || 'none'), { recursive: true, force: true });
        embedded = await startEmbedded({ dataDir: path.join(folder, kind), log: say });
        filled = kind;
      }
      const done = await run(size, options, options.databaseUrl ?? embedded?.url ?? '', path.join(folder, 'media'));
      runs.push(done);
      errors += done.rows.reduce((sum, { shop, bare }) => sum + shop.errors + bare.errors, 0);
      say(`\n${tableOf(done.rows)}\n`);
    }
  } finally {
    await embedded?.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const machine = { processors: availableParallelism(), load: loadavg(), node: process.version };
await mkdir(path.dirname(path.resolve(options.output)), { recursive: true });
await writeFile(
  options.output,
  `${JSON.stringify({ at: new Date().toISOString(), machine, seconds: options.seconds, runs }, null, 2)}\n`,
);
say(
  `Written to ${options.output}; load of the machine at the end ${machine.load.map((each) => each.toFixed(1)).join(', ')}`,
);
if (errors > 0) {
  console.error(`${errors} requests failed`);
  process.exitCode = 1;
}
