/**
 * How long searches by words take whose words change, one after the other: nothing is kept of them.
 *
 *   npm run bench:search    (PRODUCTS=100000 SEARCHES=400)
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openMediaFolder } from '../src/media/media-store.ts';
import { isFilled } from '../src/resource/search/keep-search.ts';
import { seedCatalogue, WORDS } from './large-catalogue.ts';

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const SEARCHES = Number(process.env.SEARCHES ?? 400);

const word = (at: number) => WORDS[(at * 7 + 3) % WORDS.length]!;
const wrong = (text: string, at: number) => {
  const place = 1 + (at % (text.length - 1));
  return `${text.slice(0, place)}x${text.slice(place + 1)}`;
};
const number = (at: number) => ((at * 7_919) % PRODUCTS) + 1;
/** What people type, each time another. Every word is in some half of all descriptions, the worst that a word can be. */
const KINDS: Readonly<Record<string, (at: number) => string>> = {
  'two words of a name': (at) => `${word(at)} ${word(at + at)} ${number(at)}`,
  'two words': (at) => `${word(at)} ${word(at * 3 + 1)}`,
  'a word and a number': (at) => `${word(at)} ${number(at)}`,
  'a brand': (at) => `maison ${1 + (at % 300)}`,
  'a word as it is typed': (at) => word(at).slice(0, 2 + (at % 4)),
  'three words': (at) => `${word(at)} ${word(at * 3 + 1)} ${word(at * 5 + 2)}`,
  'one letter wrong': (at) => `${wrong(word(at), at)} ${number(at)}`,
  'what is nowhere': (at) => `zyx${number(at)}wq`,
};

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
// Started as root, the database runs as another user, who must be able to enter the folder.
await chmod(folder, 0o755);
const embedded = process.env.DATABASE_URL ? null : await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(process.env.DATABASE_URL ?? embedded!.url);
const share = (times: number[], of: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * of)]!;
try {
  if (embedded) {
    await migrateDatabase(database);
    // As long as it takes.
    await database.withConnection(async (connection) => {
      await connection.execute(sql`set statement_timeout = 0`);
      await seedCatalogue(connection, PRODUCTS);
    });
  }
  const app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
    database,
    mediaStore: await openMediaFolder(path.join(folder, 'media')),
    web: null,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const began = performance.now();
  while (!isFilled(database, products)) await new Promise((done) => setTimeout(done, 200));
  console.log(`${PRODUCTS} products; the words were read in ${Math.round((performance.now() - began) / 1_000)} s`);
  await database.execute(sql`vacuum analyze`);
  const all: number[] = [];
  for (const [kind, typed] of Object.entries(KINDS)) {
    const times: number[] = [];
    for (let at = 0; at < SEARCHES; at += 1) {
      const asked = `${url}/api/products?q=${encodeURIComponent(typed(at))}&_start=0&_end=5`;
      const start = performance.now();
      const answer = await fetch(asked);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} for ${asked}`);
      times.push(performance.now() - start);
    }
    all.push(...times);
    console.log(`${kind}: p50 ${share(times, 0.5).toFixed(1)} ms, p99 ${share(times, 0.99).toFixed(1)} ms`);
  }
  console.log(`all ${all.length}: p50 ${share(all, 0.5).toFixed(1)} ms, p99 ${share(all, 0.99).toFixed(1)} ms`);
  await app.close();
} finally {
  await database.close();
  await embedded?.stop();
  await rm(folder, { recursive: true });
}
