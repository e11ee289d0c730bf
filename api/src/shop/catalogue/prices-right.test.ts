import { readFile } from 'node:fs/promises';
import { heldRights, type StaffRight } from '@karite/shared/accounts';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endOf } from '../../../test/support/jobs.ts';
import { formOf, makeProduct } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
const LACKING = 'Il faut le droit « Prix » pour modifier « Prix »';

const holding = (...held: StaffRight[]) => JSON.stringify(heldRights(held));
async function staff(...held: StaffRight[]) {
  const account = await shop.signUp();
  await shop.database.execute(sql`update users set rights = ${holding(...held)}::jsonb where id = ${account.id}`);
  const call = (method: string, url: string, json?: object) => shop.call(method, url, { token: account.token, json });
  return { ...account, call };
}
type Staff = Awaited<ReturnType<typeof staff>>;

let [awa, koffi, sena]: Staff[] = [];
let soap: Product;
beforeEach(async () => {
  [awa, koffi, sena] = [await staff('catalogue'), await staff('catalogue', 'prices'), await staff('prices')];
  soap = await makeProduct(shop, { price: 5_000 });
});
const read = async (id = soap.id): Promise<Product> =>
  (await shop.call('GET', `/products/${id}`, { token: shop.adminToken })).body;
const answer = async (asked: ReturnType<Staff['call']>) => {
  const { status, body } = await asked;
  return status < 300 ? status : [status, body.message];
};
/** The report of an import by somebody, ended. */
async function imported(by: Staff, sheet: string, query = '') {
  const form = formOf({ file: new File([sheet], 'produits.csv') });
  const { body } = await endOf(shop, await shop.call('POST', `/products/import${query}`, { token: by.token, form }));
  return body.report;
}

describe('« Prix » (R920)', () => {
  it('is needed to change a price; the rest of a product is the catalogue’s', async () => {
    const one = `/products/${soap.id}`;
    expect(await answer(awa!.call('PATCH', one, { price: 4_000 }))).toEqual([403, LACKING]);
    expect((await awa!.call('PATCH', one, { price: 4_000 })).body.fields).toEqual({ price: LACKING });
    expect(await answer(awa!.call('PATCH', one, { description: 'Doux', price: 4_000 }))).toEqual([403, LACKING]);
    expect((await read()).description).toBeNull();
    expect(await answer(awa!.call('PATCH', one, { description: 'Doux' }))).toBe(200);
    // A form sends all of a record.
    expect(await answer(awa!.call('PUT', one, { name: 'Savon noir', price: 5_000 }))).toBe(200);
    expect(await answer(koffi!.call('PATCH', one, { price: 4_000 }))).toBe(200);
    expect(await read()).toMatchObject({ name: 'Savon noir', price: 4_000 });
  });

  it('is needed to begin and to end a promotion, whatever the words of the badge', async () => {
    const refused = [403, 'Il faut le droit « Prix » pour modifier « Prix de vente »'];
    const one = `/products/${soap.id}`;
    expect(await answer(awa!.call('PATCH', one, { badge: 'Super promo' }))).toEqual(refused);
    expect(await answer(awa!.call('PATCH', one, { badge: 'Nouveau' }))).toBe(200);
    expect(await answer(koffi!.call('PATCH', one, { badge: 'Promo' }))).toBe(200);
    expect(await answer(awa!.call('PATCH', one, { badge: 'Promotion' }))).toBe(200);
    expect(await answer(awa!.call('PATCH', one, { badge: null }))).toEqual(refused);
    expect((await read()).salePrice).toBe(4_500);
  });

  it('alone changes the price, and nothing else', async () => {
    const one = `/products/${soap.id}`;
    expect(await answer(sena!.call('PATCH', one, { price: 4_000 }))).toBe(200);
    // As the form sends it, in the version that it read.
    expect(await answer(sena!.call('PUT', one, { price: 4_000 }))).toBe(200);
    expect(await answer(sena!.call('PATCH', one, { name: 'Autre' }))).toEqual([400, expect.any(String)]);
    expect(await answer(sena!.call('DELETE', one))).toEqual([403, expect.any(String)]);
    expect(await answer(sena!.call('POST', '/products', { name: 'Neuf', price: 1 }))).toEqual([
      403,
      expect.any(String),
    ]);
    expect(await read()).toMatchObject({ name: soap.name, price: 4_000 });
  });

  it('is needed for a new product and for its shades, nested or alone, and for a shade’s price', async () => {
    expect(await answer(awa!.call('POST', '/products', { name: 'Neuf', price: 1 }))).toEqual([403, LACKING]);
    const shades = (price?: number) => ({ self: { shade: 'Prune' }, variants: [{ shade: 'Rubis', price }] });
    for (const price of [undefined, 1])
      expect(await answer(awa!.call('POST', `/products/${soap.id}/variants`, shades(price)))).toEqual([
        403,
        expect.stringContaining(LACKING),
      ]);
    expect((await read()).variants).toBe(0);
    const added = await koffi!.call('POST', `/products/${soap.id}/variants`, shades(6_000));
    expect(added.status).toBe(201);
    const ruby = `/products/${added.body[0].id}`;
    expect(await answer(awa!.call('PATCH', ruby, { price: 1 }))).toEqual([403, LACKING]);
    expect(await answer(awa!.call('PATCH', ruby, { swatch: '#5a1f3a' }))).toBe(200);
    expect((await read(added.body[0].id)).price).toBe(6_000);
  });

  it('is needed row by row in an import, in its trial too', async () => {
    const sheet = (price: number) =>
      `id;Nom;Prix\n${soap.id};Savon importé;${price}\n${price === 5_000 ? '' : ';Neuf importé;900\n'}`;
    for (const query of ['?dryRun=true', '']) {
      const report = await imported(awa!, sheet(4_000), query);
      expect(report.problems).toEqual([2, 3].map((row) => ({ row, field: 'price', message: LACKING })));
    }
    expect((await read()).price).toBe(5_000);
    expect((await imported(awa!, sheet(5_000))).problems).toEqual([]);
    expect(await read()).toMatchObject({ name: 'Savon importé', price: 5_000 });
    expect(await imported(koffi!, sheet(4_000))).toMatchObject({ problems: [], created: 1, updated: 1 });
    expect((await read()).price).toBe(4_000);
  });

  it('is needed to undo an import that changed a price', async () => {
    await imported(koffi!, `id;Prix\n${soap.id};4000\n`);
    await shop.database.execute(sql`update users set rights = ${holding('catalogue')}::jsonb where id = ${koffi!.id}`);
    const { body } = await koffi!.call('GET', '/imports');
    const undone = async () => (await endOf(shop, await koffi!.call('POST', `/imports/${body[0].id}/undo`))).body;
    await undone();
    expect((await read()).price).toBe(4_000);
    const left = await koffi!.call('GET', `/imports/${body[0].id}/left`);
    expect(left.body).toMatchObject([{ recordId: soap.id, reason: LACKING }]);
    await shop.database.execute(
      sql`update users set rights = ${holding('catalogue', 'prices')}::jsonb where id = ${koffi!.id}`,
    );
    await undone();
    expect((await read()).price).toBe(5_000);
  });

  it('is needed by the API tokens of an account as well', async () => {
    const { id, token } = await shop.signUp();
    await shop.database.execute(sql`update users set role = 'admin' where id = ${id}`);
    const scopes = [{ resource: 'products', operation: 'all' }];
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const made = await shop.call('POST', '/api-tokens', { token, json: { name: 'Caisse', expiresAt, scopes } });
    const { secret } = (await shop.call('POST', `/api-tokens/${made.body.id}/secret`, { token })).body;
    const program = (json: object) => shop.call('PATCH', `/products/${soap.id}`, { token: secret, json });
    expect(await answer(program({ price: 4_000 }))).toBe(200);
    for (const [held, price] of [
      [holding('catalogue'), [403, LACKING]],
      [holding('catalogue', 'prices'), 200],
    ] as const) {
      await shop.database.execute(sql`update users set role = 'user', rights = ${held}::jsonb where id = ${id}`);
      expect(await answer(program({ price: 3_000 }))).toEqual(price);
      expect(await answer(program({ description: 'Doux' }))).toBe(200);
    }
  });

  it('goes to all who held « Catalogue » when it was made a right of its own', async () => {
    const file = new URL('../../../migrations/20261130T011000_prices-right.sql', import.meta.url);
    const orders = await staff('orders');
    await shop.database.execute(sql.raw(await readFile(file, 'utf8')));
    const rightsOf = async ({ id }: { id: string }) =>
      (await shop.call('GET', `/users/${id}`, { token: shop.adminToken })).body.rights;
    expect(await rightsOf(awa!)).toMatchObject({ catalogue: true, prices: true, orders: false });
    expect(await rightsOf(orders)).toMatchObject({ orders: true, prices: false });
    expect(await answer(awa!.call('PATCH', `/products/${soap.id}`, { price: 4_000 }))).toBe(200);
  });
});
