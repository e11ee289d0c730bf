/**
 * What a list costs that is not kept: the shop beside bare Fastify and pg, which answer the same bytes by one prepared
 * statement, in the same run and by turns. Processor time of the server is what counts: on a machine that does other
 * work as well, requests a second say less.
 *
 * The bound is a high one: bare looks one row up by its key, and sends four headers. It has no limits of time, no ETag, no
 * headers for browsers, counts and keeps nothing; and PostgreSQL, which shares the processors and their caches with both,
 * has nothing to put together for it.
 *
 *   npm run bench:engine        (ROUNDS=5, REQUESTS=4000)
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoShop } from '@karite/demo';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { storeDemoShop } from '../src/operations/seed/store-demo-shop.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REQUESTS = Number(process.env.REQUESTS ?? 4_000);
const CONNECTIONS = 10;
const CARD = 'name,price,badge,inStock,images.0,rating,reviews,brand.name,isOnPromo,salePrice';
/** Each with the most bytes that it may have. */
const LISTS = {
  'a page of products': ['/api/products?_start=0&_end=24', 50_000],
  'a page of cards, as the shop asks for it': [`/api/products?fields=${CARD}&_start=0&_end=24`, 12_000],
} as const;
/** The promise: so much of what bare Fastify and pg do with the same processor time. */
const AIM = 0.6;

type Server = { process: ChildProcess; url: string };
type Cost = { micros: number; perSecond: number };

const said = async (child: ChildProcess): Promise<number> => Number((await once(child, 'message'))[0]);

async function start(kind: 'shop' | 'bare', database: string): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'engine-server.ts'), [kind, database]);
  return { process: child, url: `http://127.0.0.1:${await said(child)}` };
}

async function cpuOf({ process }: Server): Promise<number> {
  process.send('');
  return said(process);
}

async function cost(server: Server, address: string, amount: number): Promise<Cost> {
  const before = await cpuOf(server);
  const { requests, duration, errors, non2xx } = await autocannon({
    url: `${server.url}${address}`,
    connections: CONNECTIONS,
    amount,
  });
  if (errors + non2xx > 0) throw new Error(`${address}: ${errors} errors, ${non2xx} refusals`);
  return { micros: ((await cpuOf(server)) - before) / requests.total, perSecond: requests.total / duration };
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
const middle = (costs: Cost[]): Cost => ({
  micros: median(costs.map(({ micros }) => micros)),
  perSecond: median(costs.map(({ perSecond }) => perSecond)),
});
const told = ({ micros, perSecond }: Cost) =>
  `${Math.round(micros)} µs of processor, ${Math.round(perSecond)} a second`;

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(embedded.url);
const servers: Server[] = [];
try {
  await migrateDatabase(database);
  const now = new Date();
  const picture = '/media/00000000000000000000000000000000-600x600-000000.webp';
  await database.transaction((transaction) => storeDemoShop(transaction, demoShop(now), { get: () => picture }, now));
  await database.execute(sql`create table bench_answers (address text primary key, body text not null)`);
  await database.execute(sql`analyze`);
  const shop = await start('shop', embedded.url);
  const bare = await start('bare', embedded.url);
  servers.push(shop, bare);
  for (const [name, [address, most]] of Object.entries(LISTS)) {
    const body = await (await fetch(`${shop.url}${address}`)).text();
    await database.execute(sql`insert into bench_answers values (${address}, ${body})`);
    const costs: Record<'shop' | 'bare', Cost[]> = { shop: [], bare: [] };
    for (const server of servers) await cost(server, address, REQUESTS * 3);
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.bare.push(await cost(bare, address, REQUESTS));
      costs.shop.push(await cost(shop, address, REQUESTS));
    }
    const [ours, bound] = [middle(costs.shop), middle(costs.bare)];
    const share = bound.micros / ours.micros;
    console.log(`${name}, ${Buffer.byteLength(body)} bytes: the shop ${told(ours)}; bare ${told(bound)}`);
    console.log(
      `  ${Math.round(share * 100)} % of the bare bound by processor time, ${Math.round((ours.perSecond / bound.perSecond) * 100)} % by requests a second`,
    );
    if (share < AIM || Buffer.byteLength(body) > most) process.exitCode = 1;
  }
} finally {
  for (const server of servers) server.process.kill();
  await database.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
