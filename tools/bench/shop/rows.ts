import { addDays } from '@karite/shared/statistics';
import { orderOf } from '../../../api/test/support/makers.ts';
import { JSON_BODY } from '../../support/shop-process.ts';
import type { LoadPlan, PlannedRequest } from './load.ts';
import type { TargetShop } from './target-shop.ts';

/** What a row is held against (bare-server.ts). */
export type Bound = 'memory' | 'statement' | 'session' | 'order';

export type Row = {
  name: string;
  bound: Bound;
  /** Whether the shop finds cached answers. */
  isCached: boolean;
  connections: number;
  /** The requests, one after the other, repeated. */
  plan(shop: TargetShop): LoadPlan;
};

/** Few: the load shares the processors with what it loads. */
const CONNECTIONS = 8;
/** The headers of a browser. */
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
/** The query of the shop's own lists. */
const CARD = 'name,price,badge,inStock,images.0,rating,reviews,brand.name,isOnPromo,salePrice';
const LIST = `/api/products?variantOfId_empty=true&fields=${CARD}`;
/** The number of addresses in rotation, where they change. */
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
  paths.map((path): PlannedRequest => ({ path, headers }));

/** Pages of lists, one after the other, in all orders that the shop offers. */
const listPages = () =>
  times(ADDRESSES, (at) => {
    const start = 24 * Math.floor(at / SORTS.length);
    return `${LIST}${SORTS[at % SORTS.length]}&_start=${start % 480}&_end=${(start % 480) + 24}`;
  });

/** Of names that are sold: two words, one, the beginning of one, and one with a letter wrong. */
const typed = ({ products }: TargetShop) =>
  times(ADDRESSES, (at) => {
    const words = (products[at % products.length]?.name ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 3);
    const [one = 'karité', other = 'savon'] = [words[at % Math.max(1, words.length)], words.at(-1)];
    return [`${one} ${other}`, one, one.slice(0, 4), `${one.slice(0, 2)}x${one.slice(3)}`][at % 4] ?? one;
  });

const asAdmin = ({ token }: TargetShop) => ({ authorization: `Bearer ${token}` });

const privateRow = (name: string, path: (shop: TargetShop) => string, connections: number = CONNECTIONS): Row => ({
  name,
  bound: 'session',
  isCached: true,
  connections,
  plan: (shop) => get([path(shop)], asAdmin(shop)),
});

function adminRows(name: 'orders' | 'products' | 'users', filter: string): Row[] {
  const page = (what: string, query: (shop: TargetShop) => string): Row =>
    privateRow(`admin ${name}, ${what}`, (shop) => `/api/${name}?_sort=createdAt&_order=desc&${query(shop)}`);
  return [
    page('first page', () => '_start=0&_end=25'),
    page('filtered', () => `${filter}&_start=0&_end=25`),
    page('last page', ({ counts }) => `_start=${Math.max(0, counts[name] - 25)}&_end=${counts[name]}`),
  ];
}

/** Statistics are requested one at a time: how long each takes is what counts. */
const statistics = (name: string, path: string): Row => privateRow(`statistics, ${name}`, () => path, 1);
const today = new Date().toISOString().slice(0, 10);
const period = (days: number) => `from=${addDays(today, 1 - days)}&to=${today}`;

/** Orders of two products, as the checkout sends them; each another customer's. */
const orders = (clients: number): Row => ({
  name: `orders, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
  bound: 'order',
  isCached: true,
  connections: clients,
  plan: ({ endless }) =>
    times(ORDERED, (at): PlannedRequest => {
      const order = orderOf([0, 1].flatMap((next) => endless[(at + next) % endless.length] ?? []));
      order.customerInfo.whatsapp = '+22901__TURN__';
      order.orderId = `ORDER_${Date.now()}_b__TURN__`;
      return { method: 'POST', path: '/api/orders', headers: JSON_BODY, body: JSON.stringify(order) };
    }),
});

const reading = (
  name: string,
  isCached: boolean,
  paths: (shop: TargetShop) => readonly string[],
  headers: Record<string, string> = {},
): Row => ({
  name: `${name}, ${isCached ? 'cached' : 'not cached'}`,
  bound: isCached ? 'memory' : 'statement',
  isCached,
  connections: CONNECTIONS,
  plan: (shop) => get(isCached ? paths(shop).slice(0, 1) : paths(shop), headers),
});
const both = (...[name, ...args]: [string, (shop: TargetShop) => readonly string[], Record<string, string>?]): Row[] =>
  [true, false].map((isCached) => reading(name, isCached, ...args));

const queryOf = (q: string) => `q=${encodeURIComponent(q)}`;

/** What is measured, in the order of the table; what writes comes last. */
export const ROWS: readonly Row[] = [
  ...both('list', listPages),
  ...both('product', ({ products }) => products.map(({ id }) => `/api/products/${id}`)),
  reading('search', false, (shop) => typed(shop).map((q) => `${LIST}&${queryOf(q)}&_start=0&_end=24`)),
  reading('suggestions', false, (shop) =>
    typed(shop).map((q) => `/api/products/suggestions?variantOfId_empty=true&${queryOf(q)}`),
  ),
  reading('facets', false, (shop) => typed(shop).map((q) => `/api/products/facets?${queryOf(q)}`)),
  ...both('home page', () => ['/'], BROWSER),
  ...both('shelf page', () => ['/shop'], BROWSER),
  ...both('product page', ({ products }) => [`/produits/${products[0]?.id}`], BROWSER),
  ...adminRows('orders', 'status=paid'),
  ...adminRows('products', 'isOnPromo=true'),
  ...adminRows('users', 'role=user'),
  statistics('30 days by day', `/api/statistics/sales?by=day&${period(30)}`),
  statistics('a year by month', `/api/statistics/sales?by=month&${period(365)}`),
  statistics('a year by category', `/api/statistics/sales?by=category&${period(365)}`),
  statistics('best sellers of 30 days', `/api/statistics/products?list=best&${period(30)}`),
  statistics('cohorts', '/api/statistics/cohorts'),
  orders(1),
  orders(16),
];
