import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { rankBestSellers } from './best-sellers.ts';

const shop = withTestApp();

const asAdmin = (method: string, path: string, json?: object) =>
  shop.call(method, path, { token: shop.adminToken, ...(json && { json }) });
const make = async (json: object): Promise<string> => {
  const { status, body } = await asAdmin('POST', '/collections', { title: 'Essai', ...json });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
};
const byRule = (conditions: object[], more: object = {}) =>
  make({ kind: 'rule', rule: { match: 'all', conditions }, order: 'name', ...more });
const namesIn = async (id: string, query = ''): Promise<string[]> =>
  (await shop.call('GET', `/collections/${id}/products${query}`)).body.map(({ name }: { name: string }) => name);
const add = async (json: object): Promise<string> =>
  (await asAdmin('POST', '/products', { name: 'Savon', price: 1_000, ...json })).body.id;

describe('a collection by hand', () => {
  it('has its products in the order that they were put in, page by page, and another on request (R1920)', async () => {
    const [c, a, b] = [
      await add({ name: 'H3', price: 1_100 }),
      await add({ name: 'H1' }),
      await add({ name: 'H2', price: 500 }),
    ];
    const id = await make({ products: [c, a, b] });
    expect(await namesIn(id)).toEqual(['H3', 'H1', 'H2']);
    expect(await namesIn(id, '?_start=1&_end=2')).toEqual(['H1']);
    expect(await namesIn(id, '?_sort=fromPrice')).toEqual(['H2', 'H1', 'H3']);
    expect(await namesIn(id, '?fromPrice_gte=600')).toEqual(['H3', 'H1']);
    await asAdmin('PATCH', `/collections/${id}`, { products: [b, c] });
    expect(await namesIn(id)).toEqual(['H2', 'H3']);
    expect((await asAdmin('GET', `/collections/${id}`)).body.products.map((it: { name: string }) => it.name)).toEqual([
      'H2',
      'H3',
    ]);
    await asAdmin('DELETE', `/products/${c}`);
    expect(await namesIn(id)).toEqual(['H2']);
  });

  it('counts by what narrows it, as the catalogue does (R1923)', async () => {
    const id = await make({ products: [await add({ price: 900 }), await add({ price: 15_000 })] });
    const { body } = await shop.call('GET', `/collections/${id}/facets`);
    expect(body.fromPrice).toEqual([
      { value: '-5000', label: null, count: 1 },
      { value: '10000-20000', label: null, count: 1 },
    ]);
  });
});

describe('a collection by a rule (R1922)', () => {
  it('finds what fits all of its conditions, or any, on both sides of each limit', async () => {
    const brand = (await asAdmin('POST', '/brands', { name: 'Kaya' })).body.id;
    const category = (await asAdmin('POST', '/categories', { title: 'Laits' })).body.id;
    await add({ name: 'R1', price: 71_000, brandId: brand, rating: 4, badge: 'Édition limitée' });
    await add({ name: 'R2', price: 72_000, brandId: brand, rating: 3.9, categories: [category] });
    await add({ name: 'R3', price: 73_000, inStock: false });
    const between = { field: 'fromPrice', gte: ['71000'], lte: ['72000'] };
    expect(await namesIn(await byRule([between]))).toEqual(['R1', 'R2']);
    expect(await namesIn(await byRule([{ field: 'fromPrice', gte: ['71001'], lte: ['73000'] }]))).toEqual(['R2', 'R3']);
    expect(await namesIn(await byRule([between, { field: 'rating', gte: ['4'] }]))).toEqual(['R1']);
    expect(await namesIn(await byRule([{ field: 'brandId', eq: [brand] }]))).toEqual(['R1', 'R2']);
    expect(await namesIn(await byRule([{ field: 'categories', eq: [category] }]))).toEqual(['R2']);
    expect(await namesIn(await byRule([{ field: 'badge', like: ['edition'] }]))).toEqual(['R1']);
    const dear = { field: 'fromPrice', gte: ['71000'] };
    expect(await namesIn(await byRule([dear, { field: 'isAvailable', eq: ['true'] }]))).toEqual(['R1', 'R2']);
    const any = await byRule([], {
      rule: {
        match: 'any',
        conditions: [
          { field: 'badge', like: ['edition'] },
          { field: 'fromPrice', gte: ['73000'], lte: ['73000'] },
        ],
      },
    });
    expect(await namesIn(any)).toEqual(['R1', 'R3']);
    // What is saved is found at once.
    await add({ name: 'R4', price: 73_000 });
    expect(await namesIn(any)).toEqual(['R1', 'R3', 'R4']);
  });

  it('counts days back from now', async () => {
    const old = await add({ name: 'D1', price: 81_000 });
    await add({ name: 'D2', price: 81_000 });
    const exactly = { field: 'fromPrice', gte: ['81000'], lte: ['81000'] };
    const age = (interval: string) =>
      shop.database.execute(sql`update products set created_at = now() - ${interval}::interval where id = ${old}`);
    await age('30 days 1 hour');
    const id = await byRule([exactly, { field: 'createdAt', days: ['30'] }]);
    expect(await namesIn(id)).toEqual(['D2']);
    await age('29 days 23 hours');
    // Written beside the API, as by another process: its cached responses are dropped by the event.
    await expect.poll(() => namesIn(id)).toEqual(['D1', 'D2']);
  });

  it.each([
    ['an unknown field', [{ field: 'barcode', eq: ['1'] }], 'Ce champ ne se compare pas dans une règle'],
    [
      'a comparison that the field has not',
      [{ field: 'isAvailable', gte: ['1'] }],
      'Condition 1 : « Un choix en stock » ne se compare pas ainsi',
    ],
    [
      'a value of another kind',
      [
        { field: 'rating', gte: ['4'] },
        { field: 'brandId', eq: ['Kaya'] },
      ],
      'Condition 2 : « Marque » : Identifiant invalide',
    ],
    ['no number', [{ field: 'fromPrice', gte: ['beaucoup'] }], /^Condition 1\s: «\sPrix dès\s»\s:/],
    ['no days', [{ field: 'createdAt', days: ['0'] }], 'Condition 1 : « Créé le » : de 1 à 3650 jours'],
    ['too many days', [{ field: 'createdAt', days: ['3651'] }], 'Condition 1 : « Créé le » : de 1 à 3650 jours'],
    [
      'ends the wrong way round',
      [{ field: 'fromPrice', gte: ['2'], lte: ['1'] }],
      'Condition 1 : « Prix dès » : le minimum dépasse le maximum',
    ],
    ['nothing compared', [{ field: 'fromPrice' }], 'Complétez chaque condition'],
    ['no condition', [], 'Ajoutez une condition'],
    ['eleven conditions', Array.from({ length: 11 }, () => ({ field: 'rating', gte: ['1'] })), '10 conditions au plus'],
  ])('refuses %s in French, saved and tried', async (_, conditions, message) => {
    const rule = { match: 'all', conditions };
    for (const answer of [
      await asAdmin('POST', '/collections', { title: 'Essai', kind: 'rule', rule }),
      await asAdmin('POST', '/collections/rule/found', { rule }),
    ]) {
      expect(answer.status).toBe(400);
      expect(Object.values<string>(answer.body.fields)[0]).toMatch(
        message instanceof RegExp ? message : new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
      );
    }
  });

  it('is not saved without a condition, and says beforehand what it finds, to staff alone', async () => {
    const refused = await asAdmin('POST', '/collections', { title: 'Essai', kind: 'rule' });
    expect([refused.status, refused.body.fields.rule]).toEqual([
      400,
      'Ajoutez une condition, ou choisissez les produits à la main',
    ]);
    const one = await add({ name: 'P1', price: 91_000 });
    const rule = { match: 'all', conditions: [{ field: 'fromPrice', gte: ['91000'], lte: ['91000'] }] };
    expect((await asAdmin('POST', '/collections/rule/found', { rule })).body).toEqual({ total: 1, ids: [one] });
    expect((await shop.call('POST', '/collections/rule/found', { json: { rule } })).status).toBe(401);
  });
});

describe('a collection in the shop (R1921)', () => {
  it('is read by everyone while it is published and within its dates, without what is in it', async () => {
    const shown = await make({ title: 'Vue' });
    const hidden = [
      await make({ isPublished: false }),
      await make({ startsAt: '2099-01-01T00:00:00Z' }),
      await make({ endsAt: '2020-01-01T00:00:00Z' }),
    ];
    const list = (await shop.call('GET', '/collections')).body;
    const ids = list.map(({ id }: { id: string }) => id);
    expect(ids).toContain(shown);
    expect(Object.keys(list[0])).not.toContain('rule');
    for (const id of hidden) {
      expect(ids).not.toContain(id);
      expect((await shop.call('GET', `/collections/${id}`)).status).toBe(404);
      expect((await shop.call('GET', `/collections/${id}/products`)).status).toBe(404);
      expect((await shop.call('GET', `/collections/${id}/facets`)).status).toBe(404);
      expect((await asAdmin('GET', `/collections/${id}`)).status).toBe(200);
    }
  });

  it('appears and ends by its dates, and so do its cached responses', async () => {
    const id = await make({ startsAt: '2099-01-01T00:00:00Z' });
    await shop.database.execute(sql`update collections set starts_at = now() - interval '1 minute' where id = ${id}`);
    await runTask(shop, 'show-collections');
    expect((await shop.call('GET', `/collections/${id}`)).status).toBe(200);
    await shop.database.execute(sql`update collections set ends_at = now() where id = ${id}`);
    await runTask(shop, 'show-collections');
    expect((await shop.call('GET', `/collections/${id}`)).status).toBe(404);
  });

  it('does not end before it begins', async () => {
    const at = '2026-12-01T00:00:00Z';
    expect(
      (await asAdmin('POST', '/collections', { title: 'Essai', startsAt: at, endsAt: at })).body.fields.endsAt,
    ).toBe('La fin vient avant le début');
  });

  it('with a rule that counts days is rebuilt on another day', async () => {
    const id = await byRule([{ field: 'createdAt', days: ['30'] }]);
    await runTask(shop, 'show-collections');
    const day = async () => (await asAdmin('GET', `/collections/${id}`)).body.countedOn;
    const today = await day();
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    await shop.database.execute(sql`update collections set counted_on = counted_on - 1 where id = ${id}`);
    await runTask(shop, 'show-collections');
    expect(await day()).toBe(today);
  });
});

describe('best sellers (R1924)', () => {
  const buy = async (productId: string, pieces: number): Promise<string> => {
    const product = (await shop.call('GET', `/products/${productId}`)).body;
    const order = orderOf([product], { quantity: pieces });
    const { body, status } = await shop.call('POST', '/orders', { json: order });
    expect([status, body.message]).toEqual([201, undefined]);
    return body.id;
  };
  const ranks = async (...ids: string[]) => {
    const { rows } = await shop.database.execute<{ id: string; rank: number | null }>(
      sql`select id, sales_rank as rank from products`,
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.rank);
  };

  it('are those of which most pieces were sold in the days that count, without what was cancelled or came back', async () => {
    const [one, other, none] = [await add({ name: 'B1' }), await add({ name: 'B2' }), await add({ name: 'B3' })];
    await buy(one, 2);
    const second = await buy(other, 3);
    await rankBestSellers(shop.database);
    expect(await ranks(one, other, none)).toEqual([2, 1, null]);
    await shop.database.execute(
      sql`update orders set created_at = now() - interval '90 days 1 minute' where id = ${second}`,
    );
    await rankBestSellers(shop.database);
    expect(await ranks(one, other)).toEqual([1, null]);
    await shop.database.execute(sql`update orders set created_at = now() - interval '89 days' where id = ${second}`);
    await rankBestSellers(shop.database);
    expect(await ranks(one, other)).toEqual([2, 1]);
    await shop.database.execute(sql`
      with back as (insert into returns (order_id, status, reason, amount) values (${second}, 'received', 'damaged', 2000) returning id)
      insert into returns_items (returns_id, position, product_id, name, price, quantity) select id, 0, ${other}, 'B2', 1000, 2 from back`);
    await rankBestSellers(shop.database);
    expect(await ranks(one, other)).toEqual([1, 2]);
    await shop.database.execute(sql`update orders set status = 'cancelled' where id = ${second}`);
    await rankBestSellers(shop.database);
    expect(await ranks(one, other)).toEqual([1, null]);
    const id = await byRule([{ field: 'salesRank', lte: ['10'] }], { order: 'sales' });
    expect(await namesIn(id)).toEqual(['B1']);
  });

  it('count what was sold of a shade for its product on the shelf', async () => {
    const product = await add({ name: 'B4 rouge', price: 95_000, shade: 'rouge' });
    const shade = await add({ name: 'B4 rose', price: 95_000, variantOfId: product, shade: 'rose' });
    await buy(shade, 9);
    await rankBestSellers(shop.database);
    expect(await ranks(product, shade)).toEqual([1, null]);
    const exactly = { field: 'fromPrice', gte: ['95000'], lte: ['95000'] };
    expect(await namesIn(await byRule([exactly]))).toEqual(['B4 rouge']);
  });

  it.each([
    [6, 400],
    [7, 200],
    [365, 200],
    [366, 400],
  ])('count %i days: %i', async (bestSellerDays, status) =>
    expect((await asAdmin('PATCH', '/shop-window', { bestSellerDays })).status).toBe(status),
  );
});
