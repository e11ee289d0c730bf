import { randomUUID } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../../test/support/makers.ts';
import { retryUnavailable } from '../../../../test/support/retry-unavailable.ts';
import { shopDay as day } from '../../../../test/support/shop-day.ts';
import { runTask } from '../../../../test/support/tasks.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../../operations/invariants/check-invariants.ts';

let soap: Product;
const shop = withTestApp();
afterAll(async () => {
  expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
});
beforeEach(async () => {
  soap = await makeProduct(shop, { price: 1_000 });
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const move = (reason: string, quantity: number, lotId?: string) =>
  admin('POST', '/stock-movements', { productId: soap.id, reason, quantity, lotId });
type Line = { product?: Product; quantity: number; lot?: string; expiresOn?: string; expected?: number };
const sheet = (kind: string, lines: Line[], key: string = randomUUID()) =>
  admin('POST', '/stock-sheets', {
    key,
    kind,
    note: null,
    lines: lines.map(({ product = soap, quantity, lot = null, expiresOn = null, expected = null }) => ({
      productId: product.id,
      quantity,
      lot,
      expiresOn,
      expected,
    })),
  });
const receive = (lines: Line[], key?: string) => sheet('received', lines, key);
const stockOf = async ({ id } = soap) => (await admin('GET', `/stocks?productId=${id}`)).body[0];
const left = async (product = soap) => (await stockOf(product))?.quantity;
const lotsOf = async ({ id } = soap) =>
  Object.fromEntries(
    (await admin('GET', `/lots?productId=${id}`)).body.map((lot: { number: string }) => [lot.number, lot]),
  );
const quantities = async (product = soap) =>
  Object.fromEntries(
    Object.entries<{ quantity: number }>(await lotsOf(product)).map(([name, lot]) => [name, lot.quantity]),
  );
const inStock = async () => (await shop.call('GET', `/products/${soap.id}`)).body.inStock;
const order = (quantity = 1, products = [soap]) => {
  const json = orderOf(products, { quantity });
  return retryUnavailable(() => shop.call('POST', '/orders', { json }));
};
const setStatus = (id: string, status: string) => admin('PATCH', `/orders/${id}/status`, { status });
const movesOf = async (orderId: string): Promise<unknown[]> => {
  const { body } = await admin('GET', `/stock-movements?orderId=${orderId}&_sort=createdAt&_order=asc`);
  return body.map((it: { change: number; lot: { number: string } | null }) => [it.change, it.lot?.number ?? null]);
};
/** Three pieces without a lot, and two lots of which the younger expires first. */
const stocked = async () => {
  await move('counted', 3);
  await receive([
    { quantity: 4, lot: 'late', expiresOn: day(300) },
    { quantity: 2, lot: 'Soon', expiresOn: day(20) },
  ]);
};

describe('R1870 deliveries', () => {
  it('are booked whole, with their lots', async () => {
    const other = await makeProduct(shop);
    await move('counted', 3);
    const refused = await receive([
      { quantity: 4, lot: 'A1' },
      { product: other, quantity: 1 },
    ]);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'lines.1.productId': expect.stringContaining('inventaire') } },
    });
    expect([await left(), await quantities()]).toEqual([3, {}]);

    const { status, body } = await receive([{ quantity: 4, lot: ' a1 ', expiresOn: day(30) }, { quantity: 5 }]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^REC-\d{4}-\d{4}$/),
      pieces: 9,
      by: expect.stringContaining('@'),
    });
    expect(body.lines[0]).toMatchObject({ lot: 'A1', quantity: 4, change: 4, name: soap.name });
    expect(await stockOf()).toMatchObject({ quantity: 12, inLots: 4, withheld: 0, available: 12 });
    const { body: moves } = await admin('GET', `/stock-movements?productId=${soap.id}&reason=received`);
    expect(moves.every((it: { sheet: { number: string } }) => it.sheet.number === body.number)).toBe(true);
  });

  it('are booked once for each number that they come under', async () => {
    await move('counted', 0);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => receive([{ quantity: 4, lot: 'A1' }], key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect([await left(), await quantities()]).toEqual([4, { A1: 4 }]);
    expect((await receive([{ quantity: 5, lot: 'A1' }], key)).status).toBe(409);
    expect(await left()).toBe(4);
  });

  it('name the line that is wrong', async () => {
    await move('counted', 0);
    await receive([{ quantity: 1, lot: 'A1', expiresOn: '2028-03-31' }]);
    const fields = async (line: Line) => (await receive([{ quantity: 1 }, line])).body.fields;
    expect(await fields({ quantity: 1, lot: 'a1', expiresOn: '2028-04-30' })).toEqual({
      'lines.1.expiresOn': 'Le lot A1 est enregistré jusqu’au 31/03/2028 : vérifiez la date',
    });
    expect(await fields({ quantity: 0 })).toEqual({ 'lines.1.quantity': 'Indiquez 1 ou plus' });
    expect(await fields({ quantity: 1, expiresOn: '2028-04-30' })).toHaveProperty(['lines.1.lot']);
    expect(await left()).toBe(1);
  });

  it('are entered by staff of the catalogue alone', async () => {
    expect((await shop.call('POST', '/stock-sheets', { json: {} })).status).toBe(401);
    expect((await shop.call('GET', '/lots')).status).toBe(401);
    expect((await shop.call('POST', '/stock-sheets/look-up', { json: { codes: [], ids: [] } })).status).toBe(401);
  });

  it('find products by bar code and by exact name', async () => {
    const coded = await makeProduct(shop, { barcode: '4006381333931' });
    await stocked();
    const { body } = await admin('POST', '/stock-sheets/look-up', {
      codes: ['4 006381-333931', soap.name, 'Rien'],
      ids: [],
    });
    expect(body.map(({ id }: Product) => id).sort()).toEqual([coded.id, soap.id].sort());
    expect(body.find(({ id }: Product) => id === soap.id)).toMatchObject({
      quantity: 9,
      loose: 3,
      lots: [
        { number: 'SOON', quantity: 2, expiresOn: day(20), status: 'onSale' },
        { number: 'LATE', quantity: 4 },
      ],
    });
    expect(body.find(({ id }: Product) => id === coded.id)).toMatchObject({ quantity: null, loose: 0, lots: [] });
  });
});

describe('R1872 first to expire, first out', () => {
  it('an order takes of the lots by their dates, and gives back to the same', async () => {
    await stocked();
    const { body } = await order(7);
    expect(await quantities()).toEqual({ LATE: 0, SOON: 0 });
    // All at one time, in whatever order they are listed.
    expect((await movesOf(body.id)).map(String).sort()).toEqual(['-1,', '-2,SOON', '-4,LATE']);
    await setStatus(body.id, 'cancelled');
    await setStatus(body.id, 'cancelled');
    expect([await left(), await quantities()]).toEqual([9, { LATE: 4, SOON: 2 }]);
    await setStatus(body.id, 'pending');
    expect([await left(), await quantities()]).toEqual([2, { LATE: 0, SOON: 0 }]);
  });

  it('of 100 buyers at once the lots are sold to the last piece, and not one more', async () => {
    await move('counted', 5);
    await receive([
      { quantity: 12, lot: 'B', expiresOn: day(90) },
      { quantity: 8, lot: 'A', expiresOn: day(10) },
    ]);
    // As a browser does: an order that met a busy shop is sent again, the same one.
    const buy = () => {
      const json = orderOf([soap], { quantity: 1 });
      return retryUnavailable(() => shop.call('POST', '/orders', { json }));
    };
    const answers = await Promise.all(Array.from({ length: 100 }, buy));
    const sold = answers.filter(({ status }) => status === 201);
    expect([sold.length, await left(), await quantities(), await inStock()]).toEqual([25, 0, { A: 0, B: 0 }, false]);
    const taken = (await Promise.all(sold.map(({ body }) => movesOf(body.id)))).flat(1);
    const of = (lot: string | null) => taken.filter((it) => Array.isArray(it) && it[1] === lot).length;
    expect([of('A'), of('B'), of(null)]).toEqual([8, 12, 5]);
  });

  it('movements by hand are of a lot, or of what is in none', async () => {
    await stocked();
    const { SOON, LATE } = await lotsOf();
    expect((await move('lost', 4)).body.fields).toEqual({ lotId: 'Choisissez le lot : 3 seulement sont sans lot' });
    expect((await move('counted', 4)).body.fields).toHaveProperty('lotId');
    expect((await move('lost', 3, SOON.id)).body.fields).toEqual({ quantity: 'Il n’en reste que 2 de ce lot' });
    expect((await move('returned', 1, LATE.id)).body).toMatchObject({ change: 1, left: 10 });
    expect((await move('counted', 3, LATE.id)).body).toMatchObject({ change: -2, left: 8 });
    expect((await move('lost', 3)).body).toMatchObject({ change: -3, left: 5 });
    expect(await quantities()).toEqual({ LATE: 3, SOON: 2 });
    const other = await makeProduct(shop);
    const foreign = await admin('POST', '/stock-movements', {
      productId: other.id,
      reason: 'counted',
      quantity: 1,
      lotId: LATE.id,
    });
    expect(foreign.body.fields).toEqual({ lotId: 'Ce lot est celui d’un autre produit' });
  });
});

describe('R1873 and R1874 what is expired or blocked', () => {
  it('is not sold from the day after its date, and brings the product out of stock', async () => {
    await move('counted', 0);
    await receive([{ quantity: 2, lot: 'A', expiresOn: day(1) }]);
    await runTask(shop, 'expire-lots', new Date(`${day(1)}T12:00:00Z`));
    expect([await inStock(), (await lotsOf()).A.status]).toEqual([true, 'onSale']);
    // As if its date had been mistyped, and was corrected.
    await admin('PATCH', `/lots/${(await lotsOf()).A.id}`, { expiresOn: day(-1) });
    expect([await inStock(), (await lotsOf()).A.status]).toEqual([false, 'expired']);
    expect(await stockOf()).toMatchObject({ quantity: 2, available: 0 });
    expect((await order()).body.error).toBe('out_of_stock');
    await admin('PATCH', `/lots/${(await lotsOf()).A.id}`, { expiresOn: day(0) });
    expect([await inStock(), (await order()).status]).toEqual([true, 201]);
  });

  it('expires by itself as days pass', async () => {
    await move('counted', 1);
    await receive([{ quantity: 2, lot: 'A', expiresOn: day(1) }]);
    await shop.database.execute(sql`update lots set expires_on = expires_on - 2 where product_id = ${soap.id}`);
    await runTask(shop, 'expire-lots');
    expect([(await lotsOf()).A.status, (await stockOf()).available]).toEqual(['expired', 1]);
    expect((await order(2)).body.fields).toEqual({ 'items.0.quantity': `Il ne reste que 1 « ${soap.name} »` });
  });

  it('is blocked with a reason, released, and taken out as lost', async () => {
    await move('counted', 0);
    await receive([{ quantity: 2, lot: 'A' }]);
    const { id } = (await lotsOf()).A;
    expect((await admin('POST', `/lots/${id}/block`, {})).status).toBe(400);
    await admin('POST', `/lots/${id}/block`, { blockReason: 'Odeur anormale' });
    expect([await inStock(), (await stockOf()).available]).toEqual([false, 0]);
    expect((await move('sold', 1, id)).body.fields).toEqual({ lotId: 'Ce lot n’est pas en vente' });
    await admin('POST', `/lots/${id}/release`, {});
    expect((await lotsOf()).A).toMatchObject({ status: 'onSale', blockReason: null });
    expect((await admin('POST', `/lots/${id}/discard`, {})).status).toBe(409);
    await admin('POST', `/lots/${id}/block`, { blockReason: 'Odeur anormale' });
    expect((await admin('POST', `/lots/${id}/discard`, {})).status).toBe(200);
    expect([await left(), await quantities()]).toEqual([0, { A: 0 }]);
    const { body } = await admin('GET', `/stock-movements?productId=${soap.id}&reason=lost`);
    expect(body[0]).toMatchObject({ change: -2, note: 'Bloqué : Odeur anormale' });
    const { body: changes } = await admin('GET', `/audit?recordId=${id}&_sort=createdAt&_order=desc`);
    expect((await admin('POST', `/audit/${changes[0].id}/restore`)).status).toBe(409);
    expect(await quantities()).toEqual({ A: 0 });
  });
});

describe('R1875 and R1876 counts', () => {
  it('are a difference against the figure at the time, so that what is sold meanwhile is not lost', async () => {
    await move('counted', 10);
    await order(2);
    expect((await sheet('counted', [{ quantity: 9, expected: 10 }])).body).toMatchObject({
      number: expect.stringMatching(/^INV-/),
      pieces: -1,
    });
    expect(await left()).toBe(7);
  });

  it('of what was never counted begin it, and of lots go to each', async () => {
    expect((await sheet('counted', [{ quantity: 6 }])).status).toBe(201);
    expect(await left()).toBe(6);
    const lines = [
      { quantity: 2, expected: 6 },
      { quantity: 4, lot: 'A', expiresOn: day(50), expected: 0 },
    ];
    expect((await sheet('counted', lines)).status).toBe(201);
    expect([await left(), await quantities()]).toEqual([6, { A: 4 }]);
  });

  it('that can not be are refused whole, by line', async () => {
    const other = await makeProduct(shop);
    await move('counted', 10);
    await sheet('counted', [{ product: other, quantity: 4 }]);
    await order(8);
    const refused = await sheet('counted', [
      { product: other, quantity: 1, expected: 4 },
      { quantity: 5, expected: 10 },
    ]);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'lines.1.quantity': expect.stringContaining('Recomptez') } },
    });
    expect([await left(), await left(other)]).toEqual([2, 4]);
    expect((await sheet('counted', [{ quantity: 3 }])).body.fields).toHaveProperty(['lines.0.quantity']);
    const twice = [
      { quantity: 1, expected: 2 },
      { quantity: 1, expected: 2 },
    ];
    expect((await sheet('counted', twice)).status).toBe(400);
  });
});
