/**
 * The whole shop, measured: the built server in production, as processes of its own, on a PostgreSQL of its own, beside
 * bare Fastify and pg with the same bytes or rows, alternating. Prints a table and writes the figures as JSON; a request that
 * fails fails the run.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { storeShop } from '../../../api/src/operations/seed/seed-shop.ts';
import { numberOf } from '../../support/figures.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { writeTable } from '../../support/performance-page.ts';
import { findPostgres, memoryOf, processorOf } from '../../support/processor.ts';
import { withScratch } from '../../support/scratch.ts';
import { Load } from './load.ts';
import { type Figures, type Measured, measure } from './measure.ts';
import { ROWS } from './rows.ts';
import { startSwitched } from './shop-server.ts';
import { inspectShop, untilMade } from './target-shop.ts';

const PRODUCTS = numberOf('PRODUCTS', 1_000);
const ORDERS = numberOf('ORDERS', 10_000);
const WORKERS = numberOf('WORKERS', 1);
/** How long each side of a row is measured, all its turns together. */
const SECONDS = numberOf('SECONDS', 6);
/** The rows that are wanted, by a part of their names. */
const ONLY = (process.env.ONLY ?? '').split(',');
const OUTPUT = process.env.OUTPUT ?? '.cache/bench.json';
const CUSTOMERS = 10_000;
const IDLE_S = 5;
const PICTURE = '/media/00000000000000000000000000000000-600x600-000000.webp';

const say = (line: string) => console.log(line);
const whole = (figure: number | null) => (figure === null ? '–' : String(Math.round(figure)));
const percent = (share: number) => Math.round(share * 100);
const ms = (figure: number) => figure.toFixed(figure < 10 ? 1 : 0);

const COLUMNS =
  'Row|a second|p50 ms|p99 ms|server µs|PostgreSQL µs|MB|errors|bare: a second|server µs|PostgreSQL µs|% by server|% by rate';
const costs = ({ server, postgres }: Figures) => [whole(server), whole(postgres)];
const line = ({ row, shop, bare, memory, share }: Measured) =>
  [
    ...[row, whole(shop.perSecond), ms(shop.p50), ms(shop.p99), ...costs(shop), whole(memory / 1e6)],
    ...[shop.errors + bare.errors, whole(bare.perSecond), ...costs(bare)],
    ...[percent(share.server), percent(share.perSecond)],
  ].join(' | ');

/** As docs/performance.md has it: answers a second, p99 in ms, µs of the server, and the two shares of the bound. */
const SHORT = ['Row', 'a second', 'p99, ms', 'server, µs', '% by server', '% by rate'];
const short = ({ row, shop, share }: Measured) => [
  ...[row, whole(shop.perSecond), ms(shop.p99), whole(shop.server)],
  ...[percent(share.server), percent(share.perSecond)],
];

/** The idle processor time, in ms a second. */
async function idleOf(pid: number): Promise<number> {
  const before = await processorOf(pid);
  await pause(IDLE_S * 1_000);
  return (((await processorOf(pid)) - before) * 1_000) / IDLE_S;
}

await withScratch(async (scratch) => {
  const since = performance.now();
  // What is measured names pictures, and fetches none.
  const { url: databaseUrl, database } = await ownDatabase(scratch, (empty) =>
    storeShop(empty, { seed: `scale:${ORDERS}:${PRODUCTS}:${CUSTOMERS}`, urls: { get: () => PICTURE }, log: say }),
  );
  const filledIn = performance.now() - since;
  // What a first start makes beside its requests is not what a shop that runs does.
  const first = await startSwitched(scratch, databaseUrl, WORKERS);
  await untilMade(database, say);
  await first.close();
  await database.withConnection((connection) => connection.execute(sql`vacuum analyze`));
  const server = await startSwitched(scratch, databaseUrl, WORKERS);
  const shop = await inspectShop(server, database);
  const postgres = await findPostgres(database);
  const idle = { server: await idleOf(server.pid), postgres: postgres && (await idleOf(postgres)) };
  say(
    `\n${shop.counts.products} products, ${shop.counts.orders} orders, ${WORKERS} processes; filled in ${Math.round(filledIn / 1_000)} s; second start ${Math.round(server.startedIn)} ms; ` +
      `idle: ${idle.server.toFixed(1)} ms of processor a second, PostgreSQL ${idle.postgres?.toFixed(1) ?? '–'}`,
  );
  const load = new Load();
  scratch.onEnd(() => load.end());
  const rows: Measured[] = [];
  for (const row of ROWS.filter(({ name }) => ONLY.some((part) => name.includes(part)))) {
    const measured = await measure(row, { shop, load, postgres, databaseUrl, workers: WORKERS, seconds: SECONDS });
    rows.push(measured);
    const { shop: ours, share } = measured;
    say(
      `  ${row.name}: ${whole(ours.perSecond)} a second, ${whole(ours.server)} µs; ${percent(share.server)} % of bare by processor, ${percent(share.perSecond)} % by rate; load ${whole(measured.load)} µs`,
    );
  }
  const heads = COLUMNS.split('|');
  say(['', heads.join(' | '), heads.map((_, at) => (at ? '--:' : '---')).join('|'), ...rows.map(line), ''].join('\n'));
  const machine = { processors: availableParallelism(), load: loadavg(), node: process.version };
  const size = { products: PRODUCTS, orders: ORDERS, workers: WORKERS };
  const run = { size, filledIn, secondStart: server.startedIn, idle, memory: await memoryOf(server.pid), rows };
  await mkdir(path.dirname(path.resolve(OUTPUT)), { recursive: true });
  await writeFile(OUTPUT, `${JSON.stringify({ at: new Date(), machine, seconds: SECONDS, ...run }, null, 2)}\n`);
  say(`Written to ${OUTPUT}; load of the machine at the end ${machine.load.map((each) => each.toFixed(1)).join(', ')}`);
  await writeTable(
    `shop ${PRODUCTS} ${ORDERS}`,
    `PRODUCTS=${PRODUCTS} ORDERS=${ORDERS} WORKERS=${WORKERS} SECONDS=${SECONDS} DOCS=write npm run tools -- shop`,
    [SHORT, ...rows.map(short)],
    `Filled in ${whole(filledIn / 1_000)} s; second start ${whole(server.startedIn)} ms; ${whole(run.memory / 1e6)} MB at the end.`,
  );
  const errors = rows.reduce((sum, { shop: ours, bare }) => sum + ours.errors + bare.errors, 0);
  if (errors > 0) say(`${errors} requests failed`);
  process.exitCode = errors > 0 ? 1 : 0;
});
