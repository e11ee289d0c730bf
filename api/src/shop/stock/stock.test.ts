import type { Product } from '@karite/shared/resources';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { retryUnavailable } from '../../../test/support/retry-unavailable.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkStock } from './stock-checks.ts';

let soap: Product;
const shop = withTestApp();
afterAll(async () => {
  expect(await checkStock(shop.database)).toEqual([]);
});
beforeEach(async () => {
  soap = await makeProduct(shop, { price: 1_000 });
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const move = (reason: string, quantity: number, product = soap) =>
  admin('POST', '/stock-movements', { productId: product.id, reason, quantity });
const stockOf = async ({ id } = soap) => (await admin('GET', `/stocks?productId=${id}`)).body[0];
const left = async () => (await stockOf())?.quantity;
const inStock = async () => (await shop.call('GET', `/products/${soap.id}`)).body.inStock;
const order = (quantity = 1, products = [soap]) =>
  shop.call('POST', '/orders', { json: orderOf(products, { quantity }) });
const setStatus = (id: string, status: string) => admin('PATCH', `/orders/${id}/status`, { status });

describe('R1861 movements', () => {
  it('begin with a count, and each says what it changed and what is left', async () => {
    expect((await move('received', 5)).body).toMatchObject({
      fields: { productId: expect.stringContaining('inventaire') },
    });
    const steps = [
      ['counted', 10, 10, 10],
      ['received', 5, 5, 15],
      ['sold', 3, -3, 12],
      ['returned', 1, 1, 13],
      ['lost', 2, -2, 11],
      ['counted', 4, -7, 4],
    ] as const;
    for (const [reason, quantity, change, rest] of steps)
      expect((await move(reason, quantity)).body).toMatchObject({
        change,
        left: rest,
        by: expect.stringContaining('@'),
      });
    expect(await left()).toBe(4);
  });

  it('never take more than there is, nor nothing', async () => {
    await move('counted', 3);
    expect(await move('lost', 4)).toMatchObject({ status: 400, body: { fields: { quantity: 'Il n’en reste que 3' } } });
    expect(await move('received', 0)).toMatchObject({
      status: 400,
      body: { fields: { quantity: 'Indiquez 1 ou plus' } },
    });
    expect((await move('lost', 3)).status).toBe(201);
    expect(await left()).toBe(0);
  });

  it('are only added to, by staff', async () => {
    const { body } = await move('counted', 3);
    expect((await admin('DELETE', `/stock-movements/${body.id}`)).status).toBe(404);
    expect((await admin('PUT', `/stock-movements/${body.id}`, { note: 'x' })).status).toBe(404);
    expect((await shop.call('GET', '/stock-movements')).status).toBe(401);
    expect((await shop.call('GET', '/stocks')).status).toBe(401);
  });
});

describe('R1863 what is left says whether a product is in stock', () => {
  it('both ways, whatever is typed of it', async () => {
    await move('counted', 1);
    await move('sold', 1);
    expect(await inStock()).toBe(false);
    await admin('PUT', `/products/${soap.id}`, { name: soap.name, price: 1_000, inStock: true });
    expect(await inStock()).toBe(false);
    await move('received', 2);
    expect(await inStock()).toBe(true);
  });

  it('and is a switch again once the product is no longer counted', async () => {
    await move('counted', 0);
    await admin('DELETE', `/stocks/${(await stockOf()).id}`);
    await admin('PUT', `/products/${soap.id}`, { name: soap.name, price: 1_000, inStock: true });
    expect([await inStock(), (await order()).status]).toEqual([true, 201]);
  });

  it('and again once its count is brought back', async () => {
    await move('counted', 0);
    const { id } = await stockOf();
    await admin('DELETE', `/stocks/${id}`);
    await admin('PUT', `/products/${soap.id}`, { name: soap.name, price: 1_000, inStock: true });
    const { body: changes } = await admin('GET', `/audit?recordId=${id}&action=delete`);
    expect((await admin('POST', `/audit/${changes[0].id}/restore`)).status).toBe(200);
    expect([await inStock(), await left()]).toEqual([false, 0]);
  });

  it('and whether it is to be ordered anew, at its threshold and below', async () => {
    await move('counted', 6);
    const { id } = await stockOf();
    await admin('PUT', `/stocks/${id}`, { lowAt: 5 });
    expect((await stockOf()).isLow).toBe(false);
    await order();
    expect((await stockOf()).isLow).toBe(true);
    const { body } = await admin('GET', '/today');
    expect(JSON.stringify(body)).toContain(soap.name);
  });
});

describe('R1862 orders', () => {
  it('take what they sell, give it back when they are cancelled, and take it again', async () => {
    await move('counted', 5);
    const { body } = await order(2);
    expect(await left()).toBe(3);
    await setStatus(body.id, 'paid');
    await setStatus(body.id, 'cancelled');
    expect(await left()).toBe(5);
    await setStatus(body.id, 'cancelled');
    expect(await left()).toBe(5);
    await setStatus(body.id, 'pending');
    expect(await left()).toBe(3);
    const { body: moves } = await admin('GET', `/stock-movements?orderId=${body.id}&_sort=createdAt&_order=asc`);
    expect(moves.map(({ reason, change }: { reason: string; change: number }) => [reason, change])).toEqual([
      ['sold', -2],
      ['returned', 2],
      ['sold', -2],
    ]);
  });

  it('are refused where too few are left, by line, and take nothing', async () => {
    await move('counted', 2);
    const other = await makeProduct(shop, { price: 1_000 });
    const refused = await order(3, [other, soap]);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'not_enough_stock', fields: { 'items.1.quantity': `Il ne reste que 2 « ${soap.name} »` } },
    });
    expect(await left()).toBe(2);
    expect((await order(2)).status).toBe(201);
    expect(await left()).toBe(0);
    expect((await order()).body.error).toBe('out_of_stock');
  });

  it('can not be opened again when what they had is sold', async () => {
    await move('counted', 1);
    const { body } = await order();
    await setStatus(body.id, 'cancelled');
    await order();
    expect(await setStatus(body.id, 'pending')).toMatchObject({
      status: 409,
      body: { message: 'Il n’en reste que 0 : le stock ne suffit plus' },
    });
    expect(await left()).toBe(0);
  });

  it('from before the first count give nothing back', async () => {
    const { body } = await order();
    await move('counted', 5);
    await setStatus(body.id, 'cancelled');
    expect(await left()).toBe(5);
  });

  it('of 100 buyers at once sell exactly what there is', async () => {
    const other = await makeProduct(shop, { price: 1_000 });
    await move('counted', 30);
    await move('counted', 40, other);
    // As a browser does: an order that met a busy shop is sent again, the same one.
    const buy = (products: Product[]) => {
      const json = orderOf(products);
      return retryUnavailable(() => shop.call('POST', '/orders', { json }));
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => buy(turn % 2 ? [soap, other] : [other, soap])),
    );
    const sold = answers.filter(({ status }) => status === 201).length;
    const others = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.error));
    expect([sold, await left(), (await stockOf(other)).quantity]).toEqual([30, 0, 10]);
    expect([...others]).toEqual(['out_of_stock']);
  });
});
