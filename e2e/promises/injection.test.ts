import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILLED_TABLES } from '../../api/src/database/filled-tables.ts';
import { makeProduct, orderOf } from '../../api/testing/makers.ts';
import { openTestApp, type TestApp } from '../../api/testing/test-app.ts';
import { INTERNALS, type Route, readRoutes, urlOf } from './testing/contract.ts';
import { SQL_TEXTS } from './testing/sql-texts.ts';

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
const AT_ONCE = 20;

let shop: TestApp;
let reads: Route[];
let id = '';
beforeAll(async () => {
  shop = await openTestApp();
  reads = (await readRoutes(shop)).filter((route) => route.method === 'GET');
  const product = await makeProduct(shop, { name: 'Beurre' });
  id = product.id;
  await makeProduct(shop, { name: 'Autre chose' });
  await shop.call('POST', '/orders', { json: orderOf([product]) });
});
afterAll(() => shop.close());

const get = (url: string) => shop.call('GET', url, { token: shop.adminToken });
const counts = async () =>
  (
    await shop.database.execute(
      sql`select (select count(*) from users) as users, (select count(*) from orders) as orders, (select count(*) from products) as products`,
    )
  ).rows;

describe('P27: SQL only by parameters', () => {
  it('P27: SQL and LIKE texts in every parameter of every list find what a harmless unknown text finds', async () => {
    // Texts that migrations put in hold quotes, which are found where they are looked for.
    for (const table of FILLED_TABLES) await shop.database.execute(sql`truncate ${sql.identifier(table)} cascade`);
    const before = await counts();
    const seen: string[] = [];
    for (const route of reads.filter((it) => it.queryKeys.length > 0))
      for (const key of route.queryKeys) {
        const url = (value: string) => `${urlOf(route, id)}?${key}=${encodeURIComponent(value)}`;
        const harmless = await get(url('zzqxinconnu'));
        const look = async (text: string) => {
          const since = performance.now();
          const answer = await get(url(text));
          const what = `${route.path} ${key}=${text} → ${answer.status} ${answer.text.slice(0, 200)}`;
          if (performance.now() - since > SLOW_MS) seen.push(`slow: ${what}`);
          const isSame = answer.status === 400 || answer.headers['x-total-count'] === harmless.headers['x-total-count'];
          if (
            !isSame ||
            answer.status >= 500 ||
            (answer.status >= 400 && INTERNALS.test(answer.body.message.replace(text, '')))
          )
            seen.push(what);
        };
        // No more at once than wait for their turn.
        for (let at = 0; at < SQL_TEXTS.length; at += AT_ONCE)
          await Promise.all(SQL_TEXTS.slice(at, at + AT_ONCE).map(look));
      }
    expect(seen).toEqual([]);
    expect(await counts()).toEqual(before);
  }, 480_000);

  it('P27: SQL texts as ids are nobody’s', async () => {
    for (const route of reads.filter((it) => /\{\w+\}/.test(it.path)))
      for (const text of SQL_TEXTS) {
        const answer = await get(urlOf(route, encodeURIComponent(text)));
        expect([400, 404], `${route.path} ${text}: ${answer.text}`).toContain(answer.status);
      }
  }, 60_000);

  it('P27: `%` and `_` are letters in a search', async () => {
    await makeProduct(shop, { name: 'Beurre 100 % pur_karité' });
    const found = async (q: string) => (await get(`/products?q=${encodeURIComponent(q)}`)).body.length;
    expect([
      await found('100 %'),
      await found('pur_kar'),
      await found('%%%'),
      await found('pur%kar'),
      await found('___'),
    ]).toEqual([1, 1, 0, 0, 0]);
  });
});

describe('P28: unknown query keys', () => {
  it('P28: change nothing: the same answer, or 400', async () => {
    for (const route of reads) {
      const plain = await get(urlOf(route, id));
      for (const key of UNKNOWN_KEYS) {
        const answer = await get(`${urlOf(route, id)}?${encodeURIComponent(key)}=a`);
        const what = `${route.path} ${key} ${answer.text.slice(0, 200)}`;
        if (answer.status === 400) continue;
        const { requestId: _, ...given } = answer.body;
        const { requestId: __, ...expected } = plain.body;
        expect([answer.status, given], what).toEqual([plain.status, expected]);
      }
    }
  }, 60_000);
});
