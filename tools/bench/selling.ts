/**
 * What a shop that sells keeps: readers go from page to page as a shop's do (a few products are read most), and once a
 * second something is sold. Its stock goes down, which no card shows; every 20th sale takes a product off sale or puts it
 * back, and twice a minute an administrator sets a price. Prints how many pages were answered as they were kept. Build first.
 *
 *   npm run bench:selling        (SECONDS=60, READERS=12)
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN, startBenchServer } from './bench-server.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
const READERS = Number(process.env.READERS ?? 12);
/** A reader looks at a page for so long, in ms. */
const LOOKS_MS = 150;
/** The promise: so many of the pages asked for are there. */
const AIM = 0.9;
const SOLD_OUT_EVERY = 20;
const PRICE_EVERY = 30;

type Named = { id: string };

const server = await startBenchServer();
const json = async <T>(path: string): Promise<T> => (await fetch(`${server.url}/api${path}`)).json() as Promise<T>;
const lookups = async (result: 'hit' | 'miss') =>
  server.metric(`karite_cache_lookups_total{kind="page",result="${result}"}`);

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

try {
  const products = await json<(Named & { inStock: boolean; price: number })[]>('/products?_start=0&_end=250');
  const [brands, roots] = [await json<Named[]>('/brands'), await json<Named[]>('/categories/roots')];
  const headers = { authorization: `Bearer ${await signIn()}`, 'content-type': 'application/json' };
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
    const answer = await fetch(`${server.url}/api/products/${product.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(change),
    });
    if (!answer.ok) throw new Error(await answer.text());
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
  const read = async () => {
    while (!isOver) {
      const answer = await fetch(`${server.url}${anywhere()}`, { headers: { accept: 'text/html' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      await pause(LOOKS_MS * (0.5 + Math.random()));
    }
  };
  const readers = Array.from({ length: READERS }, read);
  // As a shop that has been open for a while.
  await pause(10_000);
  const [hits, misses] = [await lookups('hit'), await lookups('miss')];
  for (let turn = 1; turn <= SECONDS; turn += 1) await Promise.all([sell(turn), pause(1_000)]);
  const [hit, miss] = [(await lookups('hit')) - hits, (await lookups('miss')) - misses];
  isOver = true;
  await Promise.all(readers);
  const share = hit / (hit + miss);
  console.log(
    `${SECONDS} sales in as many seconds, ${Math.round((hit + miss) / SECONDS)} pages a second: ${(share * 100).toFixed(1)} % of ${hit + miss} pages were kept ones`,
  );
  if (share < AIM) process.exitCode = 1;
} finally {
  await server.close();
}
