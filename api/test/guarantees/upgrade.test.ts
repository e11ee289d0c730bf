import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';
import { startBalancer } from './support/balancer.ts';
import { figure } from './support/figure.ts';
import { newerRelease } from './support/newer-release.ts';
import { ShopLoad } from './support/shop-load.ts';
import { provesOrders } from './support/stored-orders.ts';

const EXPANDS = `-- expands
ALTER TABLE "products" ADD COLUMN "origin_of_all" text DEFAULT 'Ganvié' NOT NULL;
--> statement-breakpoint
CREATE TABLE "makers" ("id" uuid PRIMARY KEY, "product_id" uuid REFERENCES "products" ("id") ON DELETE CASCADE);
--> statement-breakpoint
CREATE INDEX "orders_of_makers" ON "orders" ("total_price", "fee");
`;
const CONTRACTS = `-- contracts: no release reads it since the last
ALTER TABLE "products" DROP COLUMN "origin_of_all";
`;

let own: OwnDatabase;
let folder: string;
const running = new Set<ServerProcess>();
beforeAll(async () => {
  own = await openOwnDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'karite-newer-'));
});
afterAll(async () => {
  await Promise.all([...running].map((each) => each.kill()));
  await rm(folder, { recursive: true });
  await own.close();
});

it('two releases serve one shop, both ways, and nothing fails; one that contracted keeps the older from starting', async () => {
  const newer = await newerRelease(path.join(folder, 'expands'), { '29990101T000000_makers': EXPANDS });
  const targets: string[] = [];
  const open = async (words?: string[]) => {
    const server = await startServer(own, { words });
    running.add(server);
    targets.push(server.api.replace(/\/api$/, ''));
    return server;
  };
  /** As a service manager does: it stops in good order. */
  const stop = async (server: ServerProcess) => {
    targets.splice(targets.indexOf(server.api.replace(/\/api$/, '')), 1);
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
    running.delete(server);
  };
  let old = await open();
  const products = await Promise.all(
    [4_995, 12_000, 60_000].map(async (price, at) => {
      const answer = await postJson(old, '/products', { name: `Beurre ${at}`, price }, own.adminToken);
      return (await answer.json()) as Product;
    }),
  );
  const balancer = await startBalancer(targets);
  const paths = ['/api/products?_start=0&_end=12', `/api/products/${products[0]!.id}`, '/api/products?q=beurre'];
  const load = new ShopLoad(balancer.origin, products, { orders: 3, reads: 3, paths });
  await load.acknowledges(20);
  let next = await open([newer]);
  await load.acknowledges(20);
  await stop(old);
  await load.acknowledges(20);
  // Going back.
  old = await open();
  await load.acknowledges(20);
  await stop(next);
  await load.acknowledges(20);
  // And on again.
  next = await open([newer]);
  await load.acknowledges(20);
  await stop(old);
  await load.acknowledges(20);
  await load.finish();
  await balancer.close();
  figure(
    'upgrade',
    `${load.requests} requests over 5 changes of release, ${load.acknowledged.length} orders, ${load.failed.length} failed`,
  );
  expect(load.failed).toEqual([]);
  await provesOrders(own.database, load);
  expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
  const made = await own.database.execute(sql`select distinct origin_of_all as origin from products`);
  expect(made.rows).toEqual([{ origin: 'Ganvié' }]);

  await stop(next);
  const last = await newerRelease(path.join(folder, 'contracts'), {
    '29990101T000000_makers': EXPANDS,
    '29990102T000000_no-origin': CONTRACTS,
  });
  await stop(await open([last]));
  const refused = await startServer(own, { ready: false });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('does not bring:\n  shop/29990102T000000_no-origin\nIt is a newer one');
}, 180_000);
