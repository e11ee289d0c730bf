import { allows } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isQuick } from '../../../testing/quick.ts';
import { schema } from '../../src/operations/generate/schema.ts';
import { exportFile } from '../support/jobs.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { type Route, readRoutes, urlOf } from './support/contract.ts';

/** What a caller may not set, besides the columns of the route's own table. */
const ALWAYS_OURS = {
  role: 'admin',
  isAdmin: true,
  isActive: false,
  status: 'paid',
  transactionId: 'T-1',
  userId: '00000000-0000-4000-8000-000000000000',
  id: '00000000-0000-4000-8000-00000000000f',
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  passwordHash: 'x',
  requestHash: 'x',
  searchText: 'x',
};

const shop = withTestApp([], { repeatsWork: false });
let routes: Route[];
beforeAll(async () => {
  routes = await readRoutes(shop);
});

/** The columns of a route's table, by the name that an answer would give them. */
function columnsOf(route: Route): string[] {
  const name = route.path.split('/')[1]!;
  const table = Object.values(schema).find(
    (it) => is(it, PgTable) && getTableName(it) === (name === 'auth' ? 'users' : name),
  );
  return table ? Object.keys(getTableColumns(table as PgTable)) : [];
}

const stamp = async () =>
  JSON.stringify(
    (
      await shop.database.execute(sql`
    select (select json_agg(t order by id) from products t) as products, (select json_agg(t order by id) from brands t) as brands,
      (select json_agg(t order by id) from categories t) as categories, (select json_agg(t order by id) from orders t) as orders,
      (select json_agg(t order by id) from users t) as users`)
    ).rows,
  );

describe('P16: no mass assignment', () => {
  it('P16: every writable route refuses each column that is not its own, and stores nothing', async () => {
    const product = await makeProduct(shop);
    const brand = (await shop.call('POST', '/brands', { token: shop.adminToken, json: { name: 'Sènami' } })).body;
    const category = (await shop.call('POST', '/categories', { token: shop.adminToken, json: { title: 'Visage' } }))
      .body;
    const order = orderOf([product]);
    const placed = (await shop.call('POST', '/orders', { json: orderOf([product]) })).body;
    const idOf: Record<string, string> = {
      products: product.id,
      brands: brand.id,
      categories: category.id,
      orders: placed.id,
    };
    /** A body that the route would take, so that only the foreign key is wrong. */
    const rightBody: Record<string, object> = {
      products: { name: 'Lait', price: 1_000 },
      brands: { name: 'Kivuela' },
      categories: { title: 'Corps' },
      orders: order,
      auth: { email: 'afi@example.com', password: 'un bon mot de passe' },
      users: { email: 'afi@example.com' },
    };
    const before = await stamp();
    let tried = 0;
    for (const route of routes.filter((it) => Object.keys(it.body).length > 0)) {
      const resource = route.path.split('/')[1]!;
      const foreign = new Set([...columnsOf(route), ...Object.keys(ALWAYS_OURS)].filter((key) => !(key in route.body)));
      // One rule refuses them all: where there is little time, every third speaks for the rest.
      for (const key of [...foreign].filter((_, at) => !isQuick || at % 3 === 0)) {
        // What the record holds may be sent back: no figure of it is 7.
        const value = ALWAYS_OURS[key as keyof typeof ALWAYS_OURS] ?? 7;
        const json = { ...(route.path.endsWith('/status') ? { status: 'paid' } : rightBody[resource]), [key]: value };
        const answer = await shop.call(route.method, urlOf(route, idOf[resource] ?? 'x'), {
          token: shop.adminToken,
          json,
        });
        expect([400, 404], `${route.method} ${route.path} ${key}: ${answer.text}`).toContain(answer.status);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(await stamp()).toBe(before);
  });
});

/** Those of which the test makes a record, or a migration does; what the others answer is listed by the schema of their routes. */
const SHOWN = new Set([
  ...['products', 'brands', 'categories', 'orders', 'users'],
  ...['delivery-countries', 'payment-methods', 'shop-identities', 'legal-pages'],
]);

/** Settings are one record, and no sheet. */
const LISTED = resources.filter((resource) => !resource.isSingle && allows(resource, 'read'));

describe('P17: answers hold only listed fields', () => {
  const allowed = (name: string) => {
    const resource = resources.find((it) => it.name === name)!;
    const fields = Object.entries(resource.fields).flatMap(([field, { kind }]) =>
      kind === 'belongsTo' ? [field, field.replace(/Id$/, '')] : [field],
    );
    return ['id', ...fields, 'createdAt', 'updatedAt'].sort();
  };

  it('P17: every record of every list and every single answer has its declared keys, and no secret', async () => {
    const owner = await shop.signUp();
    const product = await makeProduct(shop, { name: 'Beurre' });
    await shop.call('POST', '/orders', { json: orderOf([product]), token: owner.token });
    for (const { name } of resources.filter(({ isSingle }) => isSingle)) {
      const one = await shop.call('GET', `/${name}`, { token: shop.adminToken });
      expect(Object.keys(one.body).sort(), name).toEqual(allowed(name));
    }
    for (const { name } of LISTED) {
      const list = await shop.call('GET', `/${name}?_end=5`, { token: shop.adminToken });
      if (SHOWN.has(name)) expect(list.body.length, name).toBeGreaterThan(0);
      for (const record of list.body) {
        expect(Object.keys(record).sort(), name).toEqual(allowed(name));
        const one = await shop.call('GET', `/${name}/${record.id}`, { token: shop.adminToken });
        expect(Object.keys(one.body).sort(), name).toEqual(allowed(name));
        expect(one.text).not.toMatch(/argon2|password|hash|search_?text/i);
      }
    }
  });

  it('P17: every route of the contract says what it answers', async () => {
    const { paths } = (await shop.call('GET', '/openapi.json')).body as {
      paths: Record<string, Record<string, { responses: Record<string, { content?: unknown; description?: string }> }>>;
    };
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { responses }] of Object.entries(operations)) {
        const isListed = Object.entries(responses).some(
          ([status, answer]) => status === '204' || (status.startsWith('2') && Boolean(answer.content)),
        );
        expect(isListed, `${method} ${path}`).toBe(true);
      }
  });

  it('P17: no export holds a secret', async () => {
    for (const { name } of LISTED) {
      const sheet = await exportFile(shop, name, '?format=csv');
      expect(sheet.statusCode, name).toBe(200);
      expect(sheet.payload).not.toMatch(/argon2|password|hash/i);
    }
  });
});
