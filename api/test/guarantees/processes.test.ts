import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { makeDatabase } from '../support/make-database.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { postJson, type ServerProcess, startServer, startTogether } from '../support/server-process.ts';
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts';
import { agreements } from './support/agreements.ts';
import { type Balancer, startBalancer } from './support/balancer.ts';
import { figure } from './support/figure.ts';
import { ask, done, get, type ManyServers, until } from './support/many-servers.ts';
import { ShopLoad } from './support/shop-load.ts';
import { tableSums, withDatabase } from './support/shop-sums.ts';
import { provesOrders } from './support/stored-orders.ts';

const PROCESSES = 3;
/** Work that is due is first looked for a minute after a start (`server/jobs/every-hour.ts`); so long it is waited for. */
const FIRST_LOOK_MS = 90_000;

let own: OwnDatabase;
let mail: MailServer;
let receiver: Receiver;
let running: ServerProcess[] = [];
let shop: ManyServers;

const originOf = ({ api }: ServerProcess) => api.replace(/\/api$/, '');
const start = (environment: Record<string, string> = {}) =>
  startServer(own, {
    environment: { RATE_LIMIT: 'on', WEBHOOKS_LOCAL: 'on', SMTP_URL: mail.url, ...environment },
  });
const startAll = (environment?: Record<string, string>) =>
  startTogether(Array.from({ length: PROCESSES }, () => start(environment)));

beforeAll(async () => {
  own = await openOwnDatabase();
  mail = await startMailServer();
  receiver = await startReceiver();
  running = await startAll();
  const { database, adminToken } = own;
  shop = { servers: running.map(originOf), database, adminToken, mail, receiver, hasPages: false };
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.kill()));
  await receiver.close();
  await mail.close();
  await own.close();
});

describe(`${PROCESSES} processes serve one shop`, () => {
  it.each(agreements.map((each) => [each.name, each] as const))('%s', async (name, { prove }) => {
    figure('processes', `${name}: ${await prove(shop)}`);
  });
});

describe('work that is due when all of them check at once', () => {
  it('is done once: an export on a schedule, sums of sales, best sellers', async () => {
    const { id } = await get(shop, 0, '/users/me');
    const schedule = { name: 'Chaque jour', list: 'products', every: 'day', hour: 6, format: 'csv', recipients: [id] };
    const due = (await done(ask(shop, 0, 'POST', '/export-schedules', { json: schedule }))).body;
    await Promise.all(running.map((each) => each.kill()));
    await own.database.execute(
      sql`update "export-schedules" set next_at = now() - interval '1 minute' where id = ${due.id}`,
    );
    running = await startAll();
    shop = { ...shop, servers: running.map(originOf) };
    const files = () =>
      own.database
        .execute(sql`select 1 from jobs where title = 'Chaque jour' and state = 'done'`)
        .then(({ rows }) => rows);
    const sent = () => mail.emails.filter(({ text }) => text.includes('Chaque jour') || text.includes('Chaque_jour'));
    await until('the export', async () => (await files()).length > 0 && sent().length > 0, FIRST_LOOK_MS);
    await until(
      'the sums',
      async () => {
        const { rows } = await own.database.execute(sql`select 1 where exists (select from sales_deltas)`);
        return rows.length === 0;
      },
      FIRST_LOOK_MS,
    );
    expect(await files()).toHaveLength(1);
    expect(sent()).toHaveLength(1);
    expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
  });

  it('a start that finds no table is done by one of them, the others wait', async () => {
    const [empty, migrated] = [await makeDatabase('empty'), await makeDatabase()];
    const parts = { url: empty.url, mediaDir: own.mediaDir };
    const started = await startTogether(Array.from({ length: PROCESSES }, () => startServer(parts)));
    await Promise.all(started.map((each) => each.kill()));
    const journal = (url: string) =>
      withDatabase(url, async (database) => {
        const { rows } = await database.execute(sql`select name, hash from drizzle.__drizzle_migrations order by id`);
        return rows;
      });
    expect(await journal(empty.url)).toEqual(await journal(migrated.url));
    const tables = async (url: string) => Object.keys(await tableSums(url)).sort();
    expect(await tables(empty.url)).toEqual(await tables(migrated.url));
    await empty.drop();
    await migrated.drop();
  });
});

describe('a process is killed under load', () => {
  const KILLS = Number(process.env.KILL_ROUNDS ?? 4);
  let balancer: Balancer | null = null;
  afterAll(() => balancer?.close());

  it(
    'no acknowledged order is lost or doubled, and nothing fails but what was under way there',
    async () => {
      await Promise.all(running.map((each) => each.kill()));
      running = await startAll({ RATE_LIMIT: 'off' });
      const targets = running.map(originOf);
      balancer = await startBalancer(targets);
      const products = await Promise.all(
        [4_995, 12_000, 60_000].map(async (price, at): Promise<Product> => {
          const answer = await postJson(running[0]!, '/products', { name: `Beurre ${at}`, price }, own.adminToken);
          return (await answer.json()) as Product;
        }),
      );
      const load = new ShopLoad(balancer.origin, products, { orders: 6, reads: 2 });
      const random = randomFor('one of three is killed');
      const kills: { from: number; to: number }[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await load.acknowledges(10);
        await pause(random.next() * 200);
        const at = kill % PROCESSES;
        const from = performance.now();
        await running[at]!.kill();
        kills.push({ from, to: performance.now() });
        // The two that are left go on alone for a while.
        await load.acknowledges(10);
        running[at] = await start({ RATE_LIMIT: 'off' });
        targets[at] = originOf(running[at]);
      }
      await load.finish();
      figure(
        'processes',
        `${load.acknowledged.length} orders, ${load.requests} requests, ${load.failed.length} cut by ${KILLS} kills, ${load.refused} refused, 0 lost`,
      );
      expect(load.failedBeside(kills)).toEqual([]);
      await provesOrders(own.database, load);
      expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
    },
    // Each kill waits for a start, which takes a busy machine a minute at most (`server-process.ts`).
    KILLS * 60_000,
  );
});
