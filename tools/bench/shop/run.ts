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
import { type Database, openDatabase } from '../../src/database/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/database/embedded.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { storeShop } from '../../src/operations/seed/seed-shop.ts';
import { askShop, untilMade } from './asked-shop.ts';
import { Load } from './load.ts';
import { type Measured, measure } from './measure.ts';
import { type Options, readOptions, type Size } from './options.ts';
import { findPostgres, memoryOf, processorOf } from './processor.ts';
import { ROWS } from './rows.ts';
import { type ShopServer, startShop } from './shop-server.ts';
import { tableOf } from './table.ts';

/** What a size came to. */
type Run = {
  size: Size;
  /** How long the filling took, and a second start, in ms, without PostgreSQL's own. */
  filledIn: number;
  secondStart: number;
  /** What nobody asks for, in ms of processor a second: of server and PostgreSQL. */
  idle: { server: number; postgres: number | null };
  memory: number;
  rows: Measured[];
};

const IDLE_S = 5;
const CUSTOMERS = 10_000;
const PICTURE = '/media/00000000000000000000000000000000-600x600-000000.webp';

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

/** Fills an empty database with a shop of a size, without pictures; answers the ms that it took. One that holds a shop is left alone. */
async function fill(database: Database, { products, orders }: Size): Promise<number> {
  const since = performance.now();
  await migrateDatabase(database);
  const { rows } = await database.execute(sql`select from products limit 1`);
  if (rows.length > 0) return 0;
  const seed = `scale:${orders}:${products}:${CUSTOMERS}`;
  // What is measured names pictures, and fetches none.
  await storeShop(database, { seed, urls: { get: () => PICTURE }, log: say });
  return performance.now() - since;
}

/** Measures a shop of one size, on a database that is filled with it where it is empty. */
async function measureShop(size: Size, options: Options, databaseUrl: string, folder: string): Promise<Run> {
  const { workers } = size;
  const database = openDatabase(databaseUrl);
  const starting = { databaseUrl, workers, folder, media: path.join(folder, 'media') };
  const load = new Load();
  let server: ShopServer | null = null;
  try {
    const filledIn = await fill(database, size);
    // What a first start makes beside its requests is not what a shop that runs does.
    server = await startShop(starting);
    await untilMade(database, say);
    await server.close();
    await database.withConnection((connection) => connection.execute(sql`vacuum analyze`));
    server = await startShop(starting);
    const shop = await askShop(server, database);
    const postgres = await findPostgres(database);
    const idle = await idleOf(server.pid, postgres);
    say(
      `\n${shop.counts.products} products, ${shop.counts.orders} orders, ${workers} processes; filled in ${Math.round(filledIn / 1_000)} s; second start ${Math.round(server.startedIn)} ms; ` +
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
    return { size, filledIn, secondStart: server.startedIn, idle, memory, rows };
  } finally {
    load.end();
    await server?.close();
    await database.close();
  }
}

const options = readOptions(process.argv.slice(2), process.env);
const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
// Started as root, the database runs as another user, who must be able to enter the folder.
await chmod(folder, 0o755);
/** What a signal ends: PostgreSQL is a process of its own, which would go on. */
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
const endAll = async () => {
  for (const end of undo.splice(0).reverse()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
const runs: Run[] = [];
let errors = 0;
try {
  let filled = '';
  let embedded: EmbeddedDatabase | null = null;
  for (const size of options.sizes) {
    const kind = `${size.products}-${size.orders}`;
    if (!options.databaseUrl && kind !== filled) {
      await embedded?.stop();
      await rm(path.join(folder, filled || 'none'), { recursive: true, force: true });
      embedded = await startEmbedded({ dataDir: path.join(folder, kind), log: say });
      undo.push(embedded.stop);
      filled = kind;
    }
    const done = await measureShop(size, options, options.databaseUrl ?? embedded?.url ?? '', folder);
    runs.push(done);
    errors += done.rows.reduce((sum, { shop, bare }) => sum + shop.errors + bare.errors, 0);
    say(`\n${tableOf(done.rows)}\n`);
  }
} finally {
  await endAll();
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
