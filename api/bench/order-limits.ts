/**
 * What counting guest orders costs an order: 300 orders with RATE_LIMIT=on and 300 with it off, in turns, one at a time,
 * through the whole server on a PostgreSQL of its own; and 300 with it off more, which show how much two equal series
 * differ on a busy machine.
 *
 *   node_modules/.bin/tsx --conditions=source api/bench/order-limits.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openMediaFolder } from '../src/media/media-store.ts';

const ROUNDS = 300;

const median = (times: number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(embedded.url);
await migrateDatabase(database);
const openApp = async (RATE_LIMIT: 'on' | 'off') =>
  buildApp({
    settings: { RATE_LIMIT, TRUST_PROXY: 'off' },
    database,
    mediaStore: await openMediaFolder(path.join(folder, 'media')),
    web: null,
  });
const apps = { on: await openApp('on'), off: await openApp('off'), control: await openApp('off') };

const added = await database.execute<{ id: string }>(sql`
  insert into products (name, price, sale_price, is_on_promo, in_stock, from_price, is_available, variants, variants_in_stock)
  values ('Savon', 2000, 2000, false, true, 2000, true, 0, 0) returning id`);
const productId = added.rows[0]!.id;

let orders = 0;
const timeOf = async (name: keyof typeof apps): Promise<number> => {
  orders += 1;
  const number = String(orders).padStart(5, '0');
  const start = performance.now();
  const answer = await apps[name].inject({
    method: 'POST',
    url: '/api/orders',
    payload: {
      orderId: `ORDER_17950000${number}_bench${number}`,
      customerInfo: {
        nom: 'Adjovi',
        prenom: 'Afi',
        whatsapp: `+22901970${number}`,
        email: null,
        codeInfluenceur: null,
      },
      delivery: { type: 'domicile', address: '12 rue des Cocotiers', country: null, city: null, fee: 2_000 },
      payment: { method: 'especes', amount: 4_000 },
      items: [{ productId, quantity: 1, price: 2_000, name: 'Savon' }],
      totalPrice: 4_000,
      note: null,
    },
  });
  const ms = performance.now() - start;
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.payload}`);
  return ms;
};

// A shop that has counted 100 000 phones: finding one of them must not read them all.
await database.execute(sql`
  insert into attempts (key, count, window_ends_at)
  select 'order:phone:hour:+22990' || n, 1, now() + interval '1 hour' from generate_series(1, 100000) n`);

const series: Record<keyof typeof apps, number[]> = { on: [], off: [], control: [] };
const names = ['on', 'off', 'control'] as const;
// The first rounds warm up; then each round takes the three in another order.
for (let round = -20; round < ROUNDS; round++) {
  // All come from one address, which may place 300 an hour.
  if (round % 100 === 0) await database.execute(sql`delete from attempts where key like 'order:address:%'`);
  for (let turn = 0; turn < names.length; turn++) {
    const name = names[(((round + turn) % 3) + 3) % 3]!;
    const ms = await timeOf(name);
    if (round >= 0) series[name].push(ms);
  }
}
const said = names.map((name) => `${name} ${median(series[name]).toFixed(1)} ms`).join(', ');
process.stdout.write(`An order, medians of ${ROUNDS}: ${said}; 100 000 phones counted before\n`);

for (const app of Object.values(apps)) await app.close();
await database.close();
await embedded.stop();
await rm(folder, { recursive: true, force: true });
