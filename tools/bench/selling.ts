/**
 * What a shop that sells keeps: readers go from page to page as a shop's do (a few products are read most), and once a
 * second something is sold. Its stock goes down, which no card shows; every 20th sale takes a product off sale or puts it
 * back, and twice a minute an administrator sets a price. Prints how many pages were answered from the cache.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { numberOf } from '../support/figures.ts';
import { ownDatabase } from '../support/own-database.ts';
import { withScratch } from '../support/scratch.ts';
import { JSON_BODY, jsonOf, signIn, startShop } from '../support/shop-process.ts';

const SECONDS = numberOf('SECONDS', 60);
const READERS = numberOf('READERS', 12);
/** A reader stays on a page for so long, in ms. */
const LOOKS_MS = 150;
/** The least share of successful pages. */
const AIM = 0.8;
/** As a shop that has been open for a while. */
const WARM_UP_MS = 10_000;
const SOLD_OUT_EVERY = 20;
const PRICE_EVERY = 30;

type Named = { id: string };

await withScratch(async (scratch) => {
  const { url: databaseUrl } = await ownDatabase(scratch);
  const { url, metric } = await startShop(scratch, { url: databaseUrl, seed: 'demo' });
  const json = <T>(path: string): Promise<T> => jsonOf(fetch(`${url}/api${path}`));
  const lookups = (result: 'hit' | 'miss') => metric(`karite_cache_lookups_total{kind="page",result="${result}"}`);
  const products = await json<(Named & { inStock: boolean; price: number })[]>('/products?_start=0&_end=250');
  const [brands, roots] = [await json<Named[]>('/brands'), await json<Named[]>('/categories/roots')];
  const headers = { authorization: `Bearer ${await signIn(url)}`, ...JSON_BODY };
  /** One of a list, the first ones most often: the square of an even chance. */
  const often = <T>(list: readonly T[]): T => list[Math.floor(Math.random() ** 2 * list.length)]!;
  const sell = async (turn: number) => {
    const product = often(products);
    const change =
      turn % SOLD_OUT_EVERY === 0
        ? { inStock: !product.inStock }
        : turn % PRICE_EVERY === 7
          ? { price: product.price + 100 }
          : { description: `Il en reste ${1_000 - turn}.` };
    Object.assign(product, change);
    await jsonOf(
      fetch(`${url}/api/products/${product.id}`, { method: 'PATCH', headers, body: JSON.stringify(change) }),
    );
  };
  /** Where readers go, by hundred. */
  const places: [number, () => string][] = [
    [15, () => '/'],
    [15, () => '/shop'],
    [5, () => '/shop?tri=prix-croissant'],
    [5, () => '/promotions'],
    [15, () => `/categories/${often(roots).id}`],
    [5, () => `/brands/${often(brands).id}`],
    [40, () => `/produits/${often(products).id}`],
  ];
  const ways = places.flatMap(([share, way]) => Array.from({ length: share }, () => way));
  const anywhere = () => ways[Math.floor(Math.random() * ways.length)]!();
  let isOver = false;
  let refused = 0;
  const read = async () => {
    while (!isOver) {
      const answer = await fetch(`${url}${anywhere()}`, { headers: { accept: 'text/html' } });
      await answer.arrayBuffer();
      // A server that is late refuses; a browser's reader tries again.
      if (answer.status === 503) refused += 1;
      else if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      await pause(LOOKS_MS * (0.5 + Math.random()));
    }
  };
  const readers = Array.from({ length: READERS }, read);
  await pause(WARM_UP_MS);
  const [hits, misses] = [await lookups('hit'), await lookups('miss')];
  for (let turn = 1; turn <= SECONDS; turn += 1) await Promise.all([sell(turn), pause(1_000)]);
  const [hit, miss] = [(await lookups('hit')) - hits, (await lookups('miss')) - misses];
  isOver = true;
  await Promise.all(readers);
  const share = hit / (hit + miss);
  console.log(
    `${SECONDS} sales in as many seconds, ${Math.round((hit + miss) / SECONDS)} pages a second: ${(share * 100).toFixed(1)} % of ${hit + miss} pages came from the cache; ${refused} refused`,
  );
  if (share < AIM) process.exitCode = 1;
});
