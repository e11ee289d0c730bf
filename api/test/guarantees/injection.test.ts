import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { byTurns, isQuick } from '../../../testing/quick.ts';
import { FILLED_TABLES } from '../../src/platform/database/tables/filled-tables.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { INTERNALS, type Route, readRoutes, urlOf } from './support/contract.ts';
import { watchCalls } from './support/database-calls.ts';
import { SQL_TEXTS } from './support/sql-texts.ts';

/** Keys that no route knows; some reached the query layer of another shop system once. */
const UNKNOWN_KEYS = [
  'where',
  'filter',
  'filters',
  'filters[password][$startsWith]',
  '$where',
  'select',
  'fields',
  'populate',
  'include',
  'with',
  'sort',
  'order',
  'limit',
  'offset',
  'page',
  'per_page',
  'password',
  'passwordHash',
  'password_hash_like',
  'passwordHash_like',
  'searchText',
  'requestHash',
  '__proto__',
  'constructor',
  '_embed',
  '_expand',
  'role[$ne]',
];
const SLOW_MS = 1_500;
/** No more at once than wait for their turn. */
const AT_ONCE = 20;
/** As many values of one key as lists take: of texts that are compared, and of texts that are looked for. */
const SEVERAL = [SQL_TEXTS.length, 5];
/** Ways out of a quote and patterns that match all: these are requested alone as well. */
const ALONE = ["'", '\\', "' or '1'='1", "'; select pg_sleep(3)--", '％', '%%', '__', '%a%', '\\%'];
const MARK = 'zzqxmarque';
const dialect = new PgDialect();

const groupsOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size));

async function allOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const group of groupsOf(items, AT_ONCE)) done.push(...(await Promise.all(group.map(work))));
  return done;
}

/** How many of the texts a key takes at once. */
async function mostAtOnce(look: (texts: readonly string[]) => Promise<number>): Promise<number> {
  for (const size of SEVERAL) if ((await look(SQL_TEXTS.slice(0, size))) === 200) return size;
  return 1;
}

let reads: Route[];
/** A record of a resource, for routes below it; of the others, one whose id is nobody's there. */
const idOf: Record<string, string> = {};
const addressOf = (route: Route) => urlOf(route, idOf[route.path.split('/')[1] ?? ''] ?? idOf.products ?? '');
// The list of tasks would change by itself from one request to the next.
const shop = withTestApp([], { repeatsWork: false });

beforeAll(async () => {
  reads = (await readRoutes(shop)).filter((route) => route.method === 'GET');
  const product = await makeProduct(shop, { name: 'Lotion' });
  // Signs separate the words of a search (R2132): no word of a text below begins one of these names.
  await makeProduct(shop, { name: 'Mousse' });
  const create = async (path: string, json: object): Promise<string> => {
    const { status, body } = await shop.call('POST', path, { token: shop.adminToken, json });
    expect(status, path).toBe(201);
    return body.id;
  };
  Object.assign(idOf, {
    products: product.id,
    categories: await create('/categories', { title: 'Corps' }),
    collections: await create('/collections', { title: 'Été', products: [product.id] }),
    orders: await create('/orders', orderOf([product])),
  });
  // One that is not there answers 404 to any request.
  for (const path of [`/categories/${idOf.categories}/products`, `/collections/${idOf.collections}/products`])
    expect((await shop.call('GET', path)).status, path).toBe(200);
});

const get = (url: string) => shop.call('GET', url, { token: shop.adminToken });
const counts = async () =>
  (
    await shop.database.execute(
      sql`select (select count(*) from users) as users, (select count(*) from orders) as orders, (select count(*) from products) as products`,
    )
  ).rows;

describe('P27: SQL only by parameters', () => {
  it('P27: no text of a request is part of a statement, whatever parameter or id it comes by', async () => {
    const spliced: string[] = [];
    let about = '';
    const stop = watchCalls(shop.database, (query) => {
      if (dialect.sqlToQuery(query).sql.includes(MARK)) spliced.push(about);
    });
    try {
      for (const route of reads) {
        const address = addressOf(route);
        const requested = route.queryKeys.map((key) => `${address}?${key}=${encodeURIComponent(`${MARK}'"\\%`)}`);
        if (route.path.includes('{')) requested.push(urlOf(route, encodeURIComponent(`${MARK}'`)));
        for (about of requested) await get(about);
      }
    } finally {
      stop();
    }
    expect(spliced).toEqual([]);
  }, 240_000);

  it('P27: SQL and LIKE texts in every parameter of every list find what a harmless unknown text finds', async () => {
    // Texts that migrations put in hold quotes, which are found where they are looked for.
    for (const table of FILLED_TABLES) await shop.database.execute(sql`truncate ${sql.identifier(table)} cascade`);
    // So do labels of tasks; what was made above has queued some.
    await shop.database.execute(sql`truncate pgboss.job, pgboss.archive`);
    const before = await counts();
    const seen: string[] = [];
    const lists = reads.filter((it) => it.queryKeys.length > 0);
    // One declaration makes them all: where there is little time, one in sixteen speaks for the rest.
    for (const route of isQuick ? lists.filter((_, at) => at % 16 === 0) : lists) {
      const ask = (keys: readonly string[], texts: readonly string[]) =>
        get(
          `${addressOf(route)}?${keys.flatMap((key) => texts.map((text) => `${key}=${encodeURIComponent(text)}`)).join('&')}`,
        );
      const harmless = await allOf(route.queryKeys, async (key) => [key, await ask([key], ['zzqxinconnu'])] as const);
      const refusing = harmless.flatMap(([key, { status }]) => (status === 400 ? [key] : []));
      const look = async (key: string, texts: readonly string[], total: unknown) => {
        let [since, answer] = [performance.now(), await ask([key], texts)];
        // A busy machine is slow once, what waits for a text each time.
        if (performance.now() - since > SLOW_MS) [since, answer] = [performance.now(), await ask([key], texts)];
        const what = `${route.path} ${key}=${texts.join(' | ')} → ${answer.status} ${answer.text.slice(0, 200)}`;
        if (performance.now() - since > SLOW_MS) seen.push(`slow: ${what}`);
        const isSame = answer.status === 400 || answer.headers['x-total-count'] === total;
        const notified = texts.reduce((text, each) => text.replace(each, ''), String(answer.body?.message));
        if (!isSame || answer.status >= 500 || (answer.status >= 400 && INTERNALS.test(notified))) seen.push(what);
        return answer.status;
      };
      // A key that takes several values is named with the place of one: `id.0`.
      const unnamed = async (text: string) => {
        const { status, body } = await ask(refusing, [text]);
        const named = status === 400 ? Object.keys(body.fields ?? {}).map((each) => each.split('.')[0]) : [];
        return refusing.filter((key) => !named.includes(key));
      };
      // What takes no text says so of each text, by all such keys in one request, or is requested alone. Some look for the text
      // among names of their own, once the rest is right.
      const choosing = refusing.length > 0 ? await unnamed('zzqxinconnu') : [];
      await allOf(refusing.length > 0 ? SQL_TEXTS : [], async (text) => {
        const alone = (await unnamed(text)).filter((key) => ALONE.includes(text) || !choosing.includes(key));
        for (const key of alone) await look(key, [text], undefined);
      });
      for (const [key, { status, headers }] of harmless) {
        if (status === 400) continue;
        const total = headers['x-total-count'];
        // Several values mean any of them: one that finds anything is seen. One alone is looked for in another way.
        const size = await mostAtOnce((texts) => look(key, texts, total));
        if (size > 1) await allOf(groupsOf(SQL_TEXTS, size), (texts) => look(key, texts, total));
        await allOf(size > 1 ? ALONE : SQL_TEXTS, (text) => look(key, [text], total));
      }
    }
    expect(seen).toEqual([]);
    expect(await counts()).toEqual(before);
  }, 480_000);

  it('P27: SQL texts as ids are nobody’s', async () => {
    for (const [at, route] of reads.filter((it) => /\{\w+\}/.test(it.path)).entries())
      await allOf(byTurns(SQL_TEXTS, at, 12), async (text) => {
        const answer = await get(urlOf(route, encodeURIComponent(text)));
        expect([400, 404], `${route.path} ${text}: ${answer.text}`).toContain(answer.status);
      });
  }, 240_000);

  it('P27: `%` and `_` stand for no letter in a search', async () => {
    await makeProduct(shop, { name: 'Beurre 100 % pur_karité' });
    const found = async (q: string) => (await get(`/products?q=${encodeURIComponent(q)}`)).body.length;
    expect([
      await found('100 %'),
      await found('pur_kar'),
      await found('%%%'),
      await found('pur%kar'),
      await found('___'),
    ]).toEqual([1, 1, 0, 1, 0]);
  });
});

describe('P28: unknown query keys', () => {
  it('P28: change nothing: the same answer, or 400', async () => {
    const without = ({ status, body }: Awaited<ReturnType<typeof get>>) => {
      const { requestId: _, ...stated } = body ?? {};
      return [status, stated];
    };
    const minute = () => Math.floor(Date.now() / 60_000);
    for (const [at, route] of reads.entries()) {
      const plain = async () => without(await get(addressOf(route)));
      const since = minute();
      const before = await plain();
      await allOf(byTurns(UNKNOWN_KEYS, at, 7), async (key) => {
        const answer = await get(`${addressOf(route)}?${encodeURIComponent(key)}=a`);
        const what = `${route.path} ${key} ${answer.text.slice(0, 200)}`;
        if (answer.status === 400) return;
        // « À faire » names the minute: where that has turned, either answer is right.
        const right = minute() === since ? [before] : [before, await plain()];
        expect(right, what).toContainEqual(without(answer));
      });
    }
  }, 240_000);
});
