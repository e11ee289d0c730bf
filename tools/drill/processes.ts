/**
 * Three processes of the built shop behind nginx, then behind HAProxy, on one PostgreSQL through PgBouncer in transaction mode:
 * shared state is checked through the balancer, and processes are killed under load. Prints figures; ends with 1
 * where a promise fails, and with 2 where a program is missing.
 */
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkInvariants } from '../../api/src/operations/invariants/check-invariants.ts';
import { addAccount } from '../../api/src/people/accounts/account-store.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbedded } from '../../api/src/platform/database/embedded.ts';
import { openMediaFolder } from '../../api/src/platform/media/media-store.ts';
import { openSession } from '../../api/src/platform/server/access/session-store.ts';
import { agreements } from '../../api/test/guarantees/support/agreements.ts';
import type { ManyServers } from '../../api/test/guarantees/support/many-servers.ts';
import { ShopLoad } from '../../api/test/guarantees/support/shop-load.ts';
import { provesOrders } from '../../api/test/guarantees/support/stored-orders.ts';
import { startMailServer } from '../../api/test/support/mail-server.ts';
import { postJson, type ServerProcess, startServer } from '../../api/test/support/server-process.ts';
import { startReceiver } from '../../api/test/support/webhook-receiver.ts';
import { missing, startHaproxy, startNginx, startPgbouncer } from '../support/balancers.ts';
import { numberOf } from '../support/figures.ts';
import { type Scratch, withScratch } from '../support/scratch.ts';

/** As a load orders it. */
type Product = ConstructorParameters<typeof ShopLoad>[1][number];

const PROCESSES = 3;
const KILLS = numberOf('DRILL_KILLS', 6);
const LOAD_MS = numberOf('DRILL_LOAD_MS', 8_000);
const BALANCERS = [
  ['nginx', startNginx],
  ['HAProxy', startHaproxy],
] as const;
const NEEDED = { nginx: 'nginx-light', haproxy: 'haproxy', pgbouncer: 'pgbouncer' };

const say = (line: string) => console.log(line);
const lacking = missing(Object.keys(NEEDED));
if (lacking.length > 0) {
  say(
    `Not installed: ${lacking.join(', ')}. On Debian: apt-get install --no-install-recommends ${Object.values(NEEDED).join(' ')}`,
  );
  process.exit(2);
}

let failures = 0;
/** Prints the result of a promise; a failure does not stop the others. */
async function prove(name: string, work: () => Promise<string>): Promise<void> {
  try {
    say(`  holds   ${name}: ${await work()}`);
  } catch (error) {
    failures += 1;
    say(`  FAILED  ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

type Balance = (typeof BALANCERS)[number][1];

/** Does something behind a balancer, which is gone afterwards. */
async function behind<T>(
  folder: string,
  balance: Balance,
  origins: readonly string[],
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const between = await balance(folder, origins);
  try {
    return await work(between.origin);
  } finally {
    await between.close();
  }
}

async function drill({ folder, onEnd }: Scratch): Promise<void> {
  const mediaDir = path.join(folder, 'media');
  await mkdir(mediaDir);
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
  onEnd(embedded.stop);
  const pooled = await startPgbouncer(folder, embedded.url);
  onEnd(pooled.close);
  const database = openDatabase(embedded.url, 4);
  onEnd(() => database.close());
  const mail = await startMailServer();
  onEnd(() => mail.close());
  const receiver = await startReceiver();
  onEnd(() => receiver.close());

  const start = (url: string, limits: 'on' | 'off', port?: number) =>
    startServer(
      { url, mediaDir },
      {
        port,
        environment: {
          NODE_ENV: 'production',
          RATE_LIMIT: limits,
          TRUST_PROXY: 'on',
          WEBHOOKS_LOCAL: 'on',
          SMTP_URL: mail.url,
          PUBLIC_URL: 'http://shop.example',
          LOG_LEVEL: 'error',
        },
      },
    );
  const origins = (running: readonly ServerProcess[]) => running.map(({ api }) => api.replace(/\/api$/, ''));
  const running: ServerProcess[] = [];
  onEnd(() => Promise.all(running.map((each) => each.kill())));
  const startAll = async (url: string, limits: 'on' | 'off') => {
    await Promise.all(running.splice(0).map((each) => each.kill()));
    // Each as it is there: should another not start, it is ended all the same.
    const started = Array.from({ length: PROCESSES }, async () => void running.push(await start(url, limits)));
    const failed = (await Promise.allSettled(started)).find((each) => each.status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };

  say(`${PROCESSES} processes start at once, through PgBouncer, on a database without a table`);
  await startAll(pooled.origin, 'on');
  const adminToken = await openSession(
    database,
    await addAccount(database, 'admin@example.com', 'mot de passe sûr', 'admin'),
  );

  for (const [name, balance] of BALANCERS) {
    say(`\nBehind ${name}`);
    await behind(folder, balance, origins(running), async (origin) => {
      const servers = Array.from({ length: PROCESSES }, () => origin);
      const shop: ManyServers = { servers, database, adminToken, mail, receiver, hasPages: true };
      for (const each of agreements) await prove(each.name, () => each.prove(shop));
    });
  }

  await startAll(pooled.origin, 'off');
  // As a process of another release, which has not the files that this one's pages name.
  const lacking = createServer(({ url }, answer) => answer.writeHead(url === '/health/live' ? 200 : 404).end());
  await new Promise<void>((resolve) => lacking.listen(0, '127.0.0.1', resolve));
  onEnd(async () => lacking.close());
  for (const [name, balance] of BALANCERS)
    await prove(`a file that one process lacks is had from another behind ${name}`, async () => {
      const other = `http://127.0.0.1:${(lacking.address() as AddressInfo).port}`;
      const page = await (await fetch(`${origins(running)[0]}/`)).text();
      const files = [...new Set(page.match(/\/assets\/[\w.-]+/g))];
      await behind(folder, balance, [other, ...origins(running)], async (origin) => {
        for (const file of [...files, ...files]) {
          const { status } = await fetch(`${origin}${file}`);
          if (status !== 200) throw new Error(`${file}: ${status}`);
        }
      });
      return `${files.length} files, twice`;
    });
  const products = await Promise.all(
    [4_995, 12_000, 60_000].map(async (price, at): Promise<Product> => {
      const answer = await postJson(running[0]!, '/products', { name: `Beurre ${at}`, price }, adminToken);
      return (await answer.json()) as Product;
    }),
  );
  const paths = ['/', '/api/products?_start=0&_end=12', `/produits/${products[0]!.id}`, '/shop'];
  for (const [name, balance] of BALANCERS)
    await prove(`${KILLS} kills under load behind ${name}`, () =>
      behind(folder, balance, origins(running), async (origin) => {
        const load = new ShopLoad(origin, products, { orders: 4, reads: 4, paths });
        const kills: { from: number; to: number }[] = [];
        for (let kill = 0; kill < KILLS; kill += 1) {
          const at = kill % PROCESSES;
          await load.acknowledges(10);
          const from = performance.now();
          await running[at]!.kill();
          kills.push({ from, to: performance.now() });
          await load.acknowledges(10);
          running[at] = await start(pooled.origin, 'off', Number(new URL(running[at]!.api).port));
        }
        await load.finish();
        await provesOrders(database, load);
        const others = load.failedBeside(kills);
        const summary = `${load.requests} requests, ${load.failed.length} failed as their process was killed, ${load.acknowledged.length} orders, 0 lost, 0 doubled`;
        if (others.length > 0)
          throw new Error(`${others.length} others failed of ${summary}: ${JSON.stringify(others.slice(0, 5))}`);
        return summary;
      }),
    );
  say('');
  for (const [name, url] of [
    ['through PgBouncer', pooled.origin],
    ['straight to PostgreSQL', embedded.url],
  ] as const) {
    await startAll(url, 'off');
    const load = await behind(folder, startNginx, origins(running), async (origin) => {
      const made = new ShopLoad(origin, products, { orders: 4, reads: 4, paths });
      await pause(LOAD_MS);
      await made.finish();
      return made;
    });
    const aSecond = (count: number) => Math.round((count * 1_000) / LOAD_MS);
    say(
      `  ${name}: ${aSecond(load.requests)} requests a second, ${aSecond(load.acknowledged.length)} of them orders, ${load.failed.length} failed`,
    );
    failures += load.failed.length > 0 ? 1 : 0;
  }
  await prove('invariants', async () => {
    const found = await checkInvariants(database, await openMediaFolder(mediaDir));
    if (found.length > 0) throw new Error(JSON.stringify(found));
    return 'all hold';
  });
}

await withScratch(drill);
say(failures ? `\n${failures} guarantees failed.` : '\nEvery guarantee holds.');
process.exit(failures ? 1 : 0);
