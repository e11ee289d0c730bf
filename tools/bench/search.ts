/** How long searches with changing words take, and their facets: no answer is cached. */
import { cpus } from 'node:os';
import { sql } from 'drizzle-orm';
import { inLanes } from '../support/at-rate.ts';
import { latencies, numberOf, quantile, secondsSince } from '../support/figures.ts';
import { fillCatalogue, WORDS } from '../support/large-catalogue.ts';
import { openShop } from '../support/open-shop.ts';
import { writeTable } from '../support/performance-page.ts';
import { withScratch } from '../support/scratch.ts';

const PRODUCTS = numberOf('PRODUCTS', 100_000);
const SEARCHES = numberOf('SEARCHES', 400);
const AT_ONCE = (process.env.AT_ONCE ?? '1,8').split(',').map(Number);

/** Of what is written to docs/performance.md. */
const SHARES = [0.5, 0.95, 0.99, 1];

/** The warm-up requests of each kind, before the measurement. */
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

/** What the processors of this machine were busy for, ms: the load of others counts too. */
const busy = () => cpus().reduce((sum, { times }) => sum + times.user + times.sys, 0);

/** Requests each, so many at once, and returns how long each took, in ms. */
async function timed(addresses: readonly string[], atOnce: number): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  await inLanes(
    atOnce,
    (turn) => turn < addresses.length,
    async (turn) => {
      const address = addresses[turn]!;
      const start = performance.now();
      const answer = await fetch(address);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} for ${address}`);
      times.set(address, performance.now() - start);
    },
  );
  return times;
}

await withScratch(async (scratch) => {
  const began = performance.now();
  const { url, database } = await openShop(scratch, fillCatalogue(PRODUCTS));
  console.log(`${PRODUCTS} products; the shop was filled and ready after ${secondsSince(began)}`);
  await database.withConnection((connection) => connection.execute(sql`vacuum analyze`));
  const calls: Readonly<Record<string, (q: string) => string>> = {
    list: (q) => `${url}/api/products?q=${encodeURIComponent(q)}&_start=0&_end=5`,
    suggestions: (q) => `${url}/api/products/suggestions?q=${encodeURIComponent(q)}`,
    facets: (q) => `${url}/api/products/facets?q=${encodeURIComponent(q)}`,
    'facets of what is in stock': (q) => `${url}/api/products/facets?q=${encodeURIComponent(q)}&inStock=true`,
  };
  const rows: (string | number)[][] = [];
  let at = 0;
  /** Each search is requested once in all. */
  const some = (count: number, addressOf: (q: string) => string, typed: (at: number) => string) =>
    Array.from({ length: count }, () => addressOf(typed(at++)));
  // A process that has just started is not what shoppers wait for.
  for (const addressOf of Object.values(calls))
    for (const typed of Object.values(KINDS)) await timed(some(WARM_UP, addressOf, typed), 1);
  for (const [call, addressOf] of Object.entries(calls))
    for (const atOnce of AT_ONCE) {
      const all: number[] = [];
      const [start, used] = [performance.now(), busy()];
      for (const [kind, typed] of Object.entries(KINDS)) {
        const times = await timed(some(SEARCHES, addressOf, typed), atOnce);
        all.push(...times.values());
        const slowest = [...times].toSorted(([, one], [, other]) => other - one).slice(0, 3);
        const texts = slowest.map(([address]) => `« ${new URL(address).searchParams.get('q')} »`).join(', ');
        console.log(`${call}, ${atOnce} at once, ${kind}: ${latencies([...times.values()])}; slowest: ${texts}`);
      }
      const aSecond = all.length / ((performance.now() - start) / 1_000);
      const processors = (busy() - used) / all.length;
      rows.push([`${call}, ${atOnce} at once`, ...SHARES.map((share) => quantile(all, share).toFixed(0))]);
      console.log(
        `${call}, ${atOnce} at once, all ${all.length}: ${latencies(all)}; ${aSecond.toFixed(0)} a second, ${processors.toFixed(1)} ms of processor each`,
      );
    }
  await writeTable(
    `search ${PRODUCTS}`,
    `PRODUCTS=${PRODUCTS} SEARCHES=${SEARCHES} AT_ONCE=${AT_ONCE} DOCS=write npm run tools -- search`,
    [['Answers, ms', 'p50', 'p95', 'p99', 'longest'], ...rows],
  );
});
