import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../../src/people/accounts/account-store.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { Replica } from '../../src/platform/database/replica.ts';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { orderOf } from '../support/makers.ts';
import { openSecondApp, send } from '../support/second-app.ts';
import { type ServerPair, startServerPair } from '../support/server-pair.ts';
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts';
import { figure } from './support/figure.ts';

const METRICS_TOKEN = 'q7ZsWv3LkX9bTn5RfYc1HdGm8JpEu2Ao';
const WRITES = 12;
/** The guarantee of P54, in ms. */
const ANSWERED_MS = 5_000;
/** Until a replica that follows again is queried again. */
const PATIENCE = { timeout: 15_000 };

/** One process of the shop: its app, and the replica as it knows it. */
type Process = { app: FastifyInstance; database: Database; replica: Replica };

let pair: ServerPair;
let line: SilentProxy;
let mediaDir: string;
let headers: { authorization: string };
let [one, other]: Process[] = [];

async function openProcess(replicaUrl: string): Promise<Process> {
  const database = openDatabase(pair.url, 6);
  const replica = new Replica(replicaUrl, database, false);
  const app = await openSecondApp({ database, mediaDir, replica }, { METRICS_TOKEN });
  return { app, database, replica };
}

beforeAll(async () => {
  pair = await startServerPair();
  line = await startSilentProxy(pair.replicaUrl);
  mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-media-'));
  [one, other] = [await openProcess(line.url), await openProcess(line.url)];
  const id = await addAccount(one!.database, 'admin@example.com', 'mot de passe sûr', 'admin');
  headers = { authorization: `Bearer ${await openSession(one!.database, id)}` };
}, 120_000);
afterAll(async () => {
  for (const each of [one, other]) {
    await each?.app.close();
    await each?.replica.close();
    await each?.database.close();
  }
  await line.close();
  await pair.close();
  await rm(mediaDir, { recursive: true, force: true });
});

const follows = () =>
  expect.poll(() => [one!.replica.state, other!.replica.state], PATIENCE).toEqual(['follows', 'follows']);
const usedBy = ({ replica }: Process) => replica.reads.used;

let count = 0;
/** Writes by one process, and reads by each a URL that was never requested before, so that no cache has it. */
async function writeAndRead(): Promise<void> {
  count += 1;
  const name = `Savon ${count}`;
  const made = await send(one!.app, 'POST', '/products', { json: { name, price: 2_000 }, headers });
  expect(made.status).toBe(201);
  for (const { app } of [other!, one!]) {
    expect((await send(app, 'GET', `/products/${made.body.id}`)).body.name).toBe(name);
    const found = await send(
      app,
      'GET',
      `/products?q=${encodeURIComponent(name)}&_end=1&name=${encodeURIComponent(name)}`,
    );
    expect([found.status, found.headers['x-total-count']]).toEqual([200, '1']);
    const price = 2_000 + count;
    const changed = await send(app, 'PATCH', `/products/${made.body.id}`, { json: { price }, headers });
    expect(changed.status).toBe(200);
    expect((await send(app, 'GET', `/products?name=${encodeURIComponent(name)}&price=${price}`)).body).toHaveLength(1);
  }
}

/** What an administrator reads of the sales, by a process, right after an order by the other. */
async function orderAndCount(): Promise<void> {
  const { body: product } = await send(one!.app, 'POST', '/products', {
    json: { name: 'Beurre', price: 5_000 },
    headers,
  });
  const before = await send(other!.app, 'GET', '/statistics', { headers });
  expect((await send(one!.app, 'POST', '/orders', { json: orderOf([product]) })).status).toBe(201);
  const after = await send(other!.app, 'GET', '/statistics', { headers });
  expect(after.body.orders).toBe(before.body.orders + 1);
}

describe('P62: a replica reads, and a writer reads their own writes', () => {
  it('P62: through the same process and through another, while the replica follows', async () => {
    await follows();
    for (let write = 0; write < WRITES; write += 1) await writeAndRead();
    await orderAndCount();
    figure('P62', `${WRITES * 6} reads after writes: ${usedBy(one!) + usedBy(other!)} statements by the replica`);
    for (const each of [one!, other!]) expect(usedBy(each)).toBeGreaterThan(WRITES);
  });

  it('P62: a search goes by words (R1800) wherever it is read', async () => {
    await follows();
    const json = { name: 'Shampoing doux à la mandarine', price: 2_000 };
    expect((await send(one!.app, 'POST', '/products', { json, headers })).status).toBe(201);
    for (const each of [one!, other!]) {
      const before = usedBy(each);
      let requested = 0;
      // Its text has them the other way round. Until the replica has it the primary is queried; for cached responses neither.
      const search = async () => {
        requested += 1;
        const found = await send(
          each.app,
          'GET',
          `/products?q=${encodeURIComponent('mandarine shampoing')}&_end=${requested}`,
        );
        expect([found.status, found.headers['x-total-count']]).toEqual([200, '1']);
        return usedBy(each);
      };
      await expect.poll(search, PATIENCE).toBeGreaterThan(before);
    }
  });

  it('P62: sessions, orders and money are read from the primary alone', async () => {
    await follows();
    const before = usedBy(one!);
    for (const url of ['/orders', '/users', '/products', '/auth/me', '/today'])
      expect((await send(one!.app, 'GET', url, { headers })).status).toBeLessThan(500);
    await send(one!.app, 'POST', '/offers/known', { json: { code: 'AUCUN' } });
    expect(usedBy(one!)).toBe(before);
  });

  it('P62: while the replica shows nothing new the primary reads, and the replica again when it has caught up', async () => {
    await follows();
    await pair.pauseReplay();
    const before = [usedBy(one!), usedBy(other!)];
    await writeAndRead();
    await orderAndCount();
    expect([usedBy(one!), usedBy(other!)]).toEqual(before);
    await expect.poll(() => one!.replica.state, PATIENCE).toBe('behind');
    await expect.poll(() => one!.replica.lag, PATIENCE).toBeGreaterThan(0);
    const ready = await one!.app.inject('/health/ready');
    expect([ready.statusCode, ready.json().replica]).toEqual([200, 'behind']);
    const { payload } = await one!.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(payload).toMatch(/^karite_replica_reads_total\{result="behind"\} [1-9]/m);
    expect(payload).toMatch(/^karite_replica_follows 0$/m);
    expect(payload).toMatch(/^karite_replica_lag_bytes [1-9]/m);
    const rules = await readFile(new URL('../../../deploy/prometheus-rules.yml', import.meta.url), 'utf8');
    const watched = rules.match(/\bkarite_replica_[a-z_]+/g) ?? [];
    expect(watched.filter((name) => !payload.includes(`\n${name} `))).toEqual([]);
    expect(watched).toHaveLength(1);
    await pair.resumeReplay();
    await follows();
    await writeAndRead();
    expect(usedBy(one!)).toBeGreaterThan(before[0]!);
  });

  it('P62, P54: a replica that falls silent holds nobody up for five seconds', async () => {
    await follows();
    line.silence();
    const timed = async () => {
      const since = performance.now();
      await writeAndRead();
      return performance.now() - since;
    };
    expect(await timed()).toBeLessThan(ANSWERED_MS);
    await expect.poll(() => [one!.replica.state, other!.replica.state], PATIENCE).toEqual(['away', 'away']);
    const away = one!.replica.reads.away;
    await writeAndRead();
    expect(one!.replica.reads.away).toBeGreaterThan(away);
    line.mend();
    await follows();
  });

  it('P62: a replica that dies is away, and nothing fails', async () => {
    await follows();
    await pair.killReplica();
    await writeAndRead();
    await orderAndCount();
    await expect.poll(() => one!.replica.state, PATIENCE).toBe('away');
    expect((await one!.app.inject('/health/ready')).json()).toMatchObject({ status: 'ok', replica: 'away' });
  });
});

describe('P62: another history', () => {
  it('P62: a server that was made a leader of its own is no replica, whatever it becomes later', async () => {
    const own = await startServerPair();
    const database = openDatabase(own.url, 4);
    const replicas: Replica[] = [];
    const open = (url: string) => {
      const replica = new Replica(url, database, false);
      replicas.push(replica);
      return replica;
    };
    const name = async (replica: Replica) =>
      (await replica.executor().execute<{ name: string }>(sql`select name from brands`)).rows[0]?.name;
    try {
      const replica = open(own.replicaUrl);
      await expect.poll(() => replica.state, PATIENCE).toBe('follows');
      await own.promoteReplica();
      await database.execute(sql`insert into brands (name, featured) values ('Kivuela', false)`);
      expect([await name(replica), replica.reads.used]).toEqual(['Kivuela', 0]);
      const later = open(await own.demoteReplica());
      await expect.poll(() => later.state, PATIENCE).toBe('behind');
      // It is further on: by the length of its log alone it would be believed.
      expect([await name(later), later.lag]).toEqual(['Kivuela', 0]);
    } finally {
      for (const each of replicas) await each.close();
      await database.close();
      await own.close();
    }
  }, 60_000);
});
