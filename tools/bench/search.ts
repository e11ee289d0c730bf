/**
 * How long searches by words take whose words change, and their facets: nothing is kept of them.
 *
 *   npm run bench:search    (PRODUCTS=100000 SEARCHES=400 AT_ONCE=1,8; BENCH_FOLDER keeps what was filled in for the next time)
 */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openMediaFolder } from '../src/media/media-store.ts';
import { seedCatalogue, WORDS } from './large-catalogue.ts';

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const SEARCHES = Number(process.env.SEARCHES ?? 400);
const AT_ONCE = (process.env.AT_ONCE ?? '1,8').split(',').map(Number);

/** So many of each kind are asked before the clock runs. */
const WARM_UP = 10;

const word = (at: number) => WORDS[(at * 7 + 3) % WORDS.length]!;
const wrong = (text: string, at: number) => {
  const place = 1 + (at % (text.length - 1));
  return `${text.slice(0, place)}x${text.slice(place + 1)}`;
};
const number = (at: number) => ((at * 7_919) % PRODUCTS) + 1;
/** What people type, each time another. Every word is in some half of all descriptions, the worst that a word can be. */
const KINDS: Readonly<Record<string, (at: number) => string>> = {
  'two words of a name': (at) => `${word(at)} ${word(at + at)} ${number(at)}`,
  'two words': (at) => `${word(at)} ${word(at + 1 + Math.floor(at / WORDS.length))}`,
  'a word and a number': (at) => `${word(at)} ${number(at)}`,
  'a brand': (at) => `maison ${1 + (at % 300)}`,
  'a word as it is typed': (at) => `${word(Math.floor(at / 7))} ${word(at).slice(0, 2 + (at % 4))}`,
  'two letters': (at) => `${word(at)} ${String.fromCharCode(97 + (at % 26))}${'aeioulrstn'[at % 10]!}`,
  'three words': (at) => `${word(at)} ${word(at * 3 + 1)} ${word(Math.floor(at / 3))}`,
  'one letter wrong': (at) => `${wrong(word(at), at)} ${number(at)}`,
  'what is nowhere': (at) => `zyx${number(at)}wq`,
};

const kept = process.env.BENCH_FOLDER;
const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'karite-bench-')));
await mkdir(folder, { recursive: true });
// Started as root, the database runs as another user, who must be able to enter the folder.
await chmod(folder, 0o755);
const embedded = process.env.DATABASE_URL ? null : await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(process.env.DATABASE_URL ?? embedded!.url);
const share = (times: number[], of: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * of)]!;
const told = (times: number[]) =>
  `p50 ${share(times, 0.5).toFixed(1)} ms, p99 ${share(times, 0.99).toFixed(1)} ms, min ${Math.min(...times).toFixed(1)} ms`;
/** What the processors of this machine were busy for, ms: the load of others counts too. */
const busy = () => cpus().reduce((sum, { times }) => sum + times.user + times.sys, 0);

/** Asks for each, so many at once, and answers how long each took, in ms. */
async function timed(addresses: readonly string[], atOnce: number): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  let next = 0;
  const ask = async () => {
    for (let address = addresses[next++]; address !== undefined; address = addresses[next++]) {
      const start = performance.now();
      const answer = await fetch(address);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} for ${address}`);
      times.set(address, performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return times;
}

try {
  if (embedded) {
    await migrateDatabase(database);
    const { rows } = await database.execute<{ is: boolean }>(sql`select exists (select from products) as is`);
    // As long as it takes.
    if (!rows[0]?.is)
      await database.withConnection(async (connection) => {
        await connection.execute(sql`set statement_timeout = 0`);
        await seedCatalogue(connection, PRODUCTS);
      });
  }
  const began = performance.now();
  const app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
    database,
    mediaStore: await openMediaFolder(path.join(folder, 'media')),
    web: null,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`${PRODUCTS} products; the server was ready after ${Math.round((performance.now() - began) / 1_000)} s`);
  await database.execute(sql`vacuum analyze`);
  const CALLS: Readonly<Record<string, (q: string) => string>> = {
    list: (q) => `${url}/api/products?q=${encodeURIComponent(q)}&_start=0&_end=5`,
    suggestions: (q) => `${url}/api/products/suggestions?q=${encodeURIComponent(q)}`,
    facets: (q) => `${url}/api/products/facets?q=${encodeURIComponent(q)}`,
    'facets of what is in stock': (q) => `${url}/api/products/facets?q=${encodeURIComponent(q)}&inStock=true`,
  };
  let number = 0;
  // A process that has just started is not what shoppers wait for.
  for (const addressOf of Object.values(CALLS))
    for (const typed of Object.values(KINDS))
      await timed(
        Array.from({ length: WARM_UP }, () => addressOf(typed(number++))),
        1,
      );
  for (const [call, addressOf] of Object.entries(CALLS))
    for (const atOnce of AT_ONCE) {
      const all: number[] = [];
      const [start, used] = [performance.now(), busy()];
      for (const [kind, typed] of Object.entries(KINDS)) {
        // Each search is asked once in all.
        const addresses = Array.from({ length: SEARCHES }, () => addressOf(typed(number++)));
        const times = await timed(addresses, atOnce);
        all.push(...times.values());
        const slowest = [...times].toSorted(([, one], [, other]) => other - one).slice(0, 3);
        const texts = slowest.map(([address]) => `« ${new URL(address).searchParams.get('q')} »`).join(', ');
        console.log(`${call}, ${atOnce} at once, ${kind}: ${told([...times.values()])}; slowest: ${texts}`);
      }
      const seconds = (performance.now() - start) / 1_000;
      const processors = (busy() - used) / all.length;
      console.log(
        `${call}, ${atOnce} at once, all ${all.length}: ${told(all)}; ${(all.length / seconds).toFixed(0)} a second, ${processors.toFixed(1)} ms of processor each`,
      );
    }
  await app.close();
} finally {
  await database.close();
  await embedded?.stop();
  if (!kept) await rm(folder, { recursive: true });
}
