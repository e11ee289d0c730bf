import { addDays } from '@karite/shared/statistics';
import { orderOf } from '../../testing/makers.ts';
import { type AskedShop, JSON_BODY } from './asked-shop.ts';
import type { Asked, LoadPlan } from './load.ts';
import { noticesOf } from './notices.ts';

/** What a row is held against (bare-server.ts). */
export type Bound = 'memory' | 'statement' | 'session' | 'order' | 'notice';

export type Row = {
  name: string;
  bound: Bound;
  /** Whether the shop finds cached answers. */
  isCached: boolean;
  connections: number;
  /** What is asked; for so many requests a turn, where each may be sent once. */
  plan(shop: AskedShop): Promise<{ asked: LoadPlan; amount?: number; settled?: () => Promise<void> }>;
};

/** Few: the load shares the processors with what it loads. */
const CONNECTIONS = 8;
/** As a browser asks for a page. */
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
/** What the shop's own lists ask for. */
const CARD = 'name,price,badge,inStock,images.0,rating,reviews,brand.name,isOnPromo,salePrice';
const LIST = `/api/products?variantOfId_empty=true&fields=${CARD}`;
/** So many other addresses are asked for in turn, where they change. */
const ADDRESSES = 200;
/** So many different orders are placed in turn. */
const ORDERED = 50;
const SORTS = [
  '',
  '&_sort=price&_order=asc',
  '&_sort=price&_order=desc',
  '&_sort=createdAt&_order=desc',
  '&_sort=name',
];

const times = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));
const get = (paths: readonly string[], headers: Record<string, string> = {}): LoadPlan =>
  paths.map((path): Asked => ({ path, headers }));

/** Pages of lists, one after the other, in all orders that the shop offers. */
const listPages = () =>
  times(ADDRESSES, (at) => {
    const start = 24 * Math.floor(at / SORTS.length);
    return `${LIST}${SORTS[at % SORTS.length]}&_start=${start % 480}&_end=${(start % 480) + 24}`;
  });

/** Of names that are sold: two words, one, the beginning of one, and one with a letter wrong. */
const typed = ({ products }: AskedShop) =>
  times(ADDRESSES, (at) => {
    const words = (products[at % products.length]?.name ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 3);
    const [one = 'karité', other = 'savon'] = [words[at % Math.max(1, words.length)], words.at(-1)];
    return [`${one} ${other}`, one, one.slice(0, 4), `${one.slice(0, 2)}x${one.slice(3)}`][at % 4] ?? one;
  });

const asAdmin = ({ token }: AskedShop) => ({ authorization: `Bearer ${token}` });

function adminRows(name: 'orders' | 'products' | 'users', filter: string): Row[] {
  const page = (what: string, query: (shop: AskedShop) => string): Row => ({
    name: `admin ${name}, ${what}`,
    bound: 'session',
    isCached: true,
    connections: CONNECTIONS,
    plan: async (shop) => ({ asked: get([`/api/${name}?_sort=createdAt&_order=desc&${query(shop)}`], asAdmin(shop)) }),
  });
  return [
    page('first page', () => '_start=0&_end=25'),
    page('filtered', () => `${filter}&_start=0&_end=25`),
    page('last page', ({ counts }) => `_start=${Math.max(0, counts[name] - 25)}&_end=${counts[name]}`),
  ];
}

/** Orders of two products, as the checkout sends them; each another customer's. */
async function orderPlan({ endless }: AskedShop): Promise<{ asked: LoadPlan }> {
  const asked = times(ORDERED, (at): Asked => {
    const order = orderOf([0, 1].flatMap((next) => endless[(at + next) % endless.length] ?? []));
    order.customerInfo.whatsapp = '+22901__TURN__';
    order.orderId = `ORDER_${Date.now()}_b__TURN__`;
    return { method: 'POST', path: '/api/orders', headers: JSON_BODY, body: JSON.stringify(order) };
  });
  return { asked };
}

const statistics = (days: number, by: string) => async (shop: AskedShop) => {
  const today = new Date().toISOString().slice(0, 10);
  return { asked: get([`/api/statistics/sales?by=${by}&from=${addDays(today, 1 - days)}&to=${today}`], asAdmin(shop)) };
};

const page = (name: string, path: (shop: AskedShop) => string): Row[] =>
  [true, false].map((isKept) => ({
    name: `${name}, ${isKept ? 'kept' : 'not kept'}`,
    bound: isKept ? 'memory' : 'statement',
    isCached: isKept,
    connections: CONNECTIONS,
    plan: async (shop) => ({ asked: get([path(shop)], BROWSER) }),
  }));

const reading = (name: string, isCached: boolean, paths: (shop: AskedShop) => readonly string[]): Row => ({
  name,
  bound: isCached ? 'memory' : 'statement',
  isCached,
  connections: CONNECTIONS,
  plan: async (shop) => ({ asked: get(paths(shop)) }),
});

const productPaths = ({ products }: AskedShop) => products.map(({ id }) => `/api/products/${id}`);
const queryOf = (q: string) => `q=${encodeURIComponent(q)}`;

const searches = (shop: AskedShop) => typed(shop).map((q) => `${LIST}&${queryOf(q)}&_start=0&_end=24`);

/** What is measured, in the order of the table; what writes comes last. */
export const ROWS: readonly Row[] = [
  reading('list, kept', true, () => listPages().slice(0, 1)),
  reading('list, not kept', false, listPages),
  reading('product, kept', true, (shop) => productPaths(shop).slice(0, 1)),
  reading('product, not kept', false, productPaths),
  reading('search', false, searches),
  reading('suggestions', false, (shop) =>
    typed(shop).map((q) => `/api/products/suggestions?variantOfId_empty=true&${queryOf(q)}`),
  ),
  ...page('home page', () => '/'),
  ...page('shelf page', () => '/shop'),
  ...page('product page', ({ products }) => `/produits/${products[0]?.id}`),
  ...adminRows('orders', 'status=paid'),
  ...adminRows('products', 'isOnPromo=true'),
  ...adminRows('users', 'role=user'),
  {
    name: 'statistics, 30 days',
    bound: 'session',
    isCached: true,
    connections: CONNECTIONS,
    plan: statistics(30, 'day'),
  },
  {
    name: 'statistics, a year',
    bound: 'session',
    isCached: true,
    connections: CONNECTIONS,
    plan: statistics(365, 'month'),
  },
  { name: 'orders, 1 client', bound: 'order', isCached: true, connections: 1, plan: orderPlan },
  { name: 'orders, 16 clients', bound: 'order', isCached: true, connections: 16, plan: orderPlan },
  { name: 'payment notices', bound: 'notice', isCached: true, connections: CONNECTIONS, plan: noticesOf },
];
