import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../../../test/support/makers.ts';
import { openSecondApp, send } from '../../../../test/support/second-app.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../../test/support/written-messages.ts';

const shop = withTestApp();

const ask = (json: object) => shop.call('POST', '/notifications/products', { json });
const admin = () => ({ token: shop.adminToken });
const edit = (id: string, json: object) => shop.call('PATCH', `/products/${id}`, { ...admin(), json });
const makeBrand = async (name: string) => (await shop.call('POST', '/brands', { ...admin(), json: { name } })).body.id;
const emails = async (subject: string) =>
  (await shop.call('GET', '/messages', admin())).body.filter((it: { subject: string }) => it.subject === subject);

describe('« Me notifier quand disponible » (R1106)', () => {
  it('writes once for each request, when the product is back in stock', async () => {
    const product = await makeProduct(shop, { name: 'Sérum rare', inStock: false });
    for (const email of ['a@example.com', 'b@example.com', 'A@example.com']) {
      const requested = await ask({ productId: product.id, email });
      expect([requested.status, requested.body.message]).toEqual([
        202,
        'Merci ! Nous vous écrirons dès que ce sera disponible.',
      ]);
    }
    await edit(product.id, { price: 3_000 });
    expect(await emails('De nouveau en stock : Sérum rare')).toEqual([]);
    await edit(product.id, { inStock: true });
    await edit(product.id, { inStock: true });
    const sent = await emails('De nouveau en stock : Sérum rare');
    expect(sent.map((it: { recipient: string }) => it.recipient).sort()).toEqual(['a@example.com', 'b@example.com']);
    const [letter] = await writtenMessages(shop, sql`recipient = 'a@example.com'`);
    expect(letter!.text).toContain(`http://localhost:3000/produits/${product.id}`);
    // Any link may be a key: the shop's people read the letter without them.
    expect(sent[0].text).toContain('\n\n[lien]\n\n');

    await edit(product.id, { inStock: false });
    await ask({ productId: product.id, email: 'b@example.com' });
    await edit(product.id, { inStock: true });
    expect(await emails('De nouveau en stock : Sérum rare')).toHaveLength(3);
  });

  it('writes nothing when a counted product without pieces is set in stock, which it does not become', async () => {
    const product = await makeProduct(shop, { name: 'Gommage compté' });
    const move = (reason: string, quantity: number) =>
      shop.call('POST', '/stock-movements', { ...admin(), json: { productId: product.id, reason, quantity } });
    expect((await move('counted', 0)).status).toBe(201);
    await ask({ productId: product.id, email: 'a@example.com' });
    expect((await edit(product.id, { inStock: true })).body.inStock).toBe(false);
    expect(await emails('De nouveau en stock : Gommage compté')).toEqual([]);
    await move('received', 2);
    expect(await emails('De nouveau en stock : Gommage compté')).toHaveLength(1);
  });

  it('writes when a brand has its first product, new or moved there', async () => {
    const [born, moved] = [await makeBrand('Née'), await makeBrand('Déplacée')];
    for (const brandId of [born, moved]) await ask({ brandId, email: 'a@example.com' });
    await makeProduct(shop, { brandId: born });
    await edit((await makeProduct(shop)).id, { brandId: moved });
    for (const name of ['Née', 'Déplacée']) expect(await emails(`${name} est arrivé dans la boutique`)).toHaveLength(1);
    await makeProduct(shop, { brandId: born });
    expect(await emails('Née est arrivé dans la boutique')).toHaveLength(1);
  });

  it('writes nothing when the save is undone', async () => {
    const product = await makeProduct(shop, { name: 'Baume', inStock: false });
    await ask({ productId: product.id, email: 'a@example.com' });
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await edit(product.id, { inStock: true, brandId: gone })).status).toBe(409);
    expect(await emails('De nouveau en stock : Baume')).toEqual([]);
  });

  it('loses no request that comes in while the product comes back', async () => {
    for (let round = 0; round < 10; round++) {
      const product = await makeProduct(shop, { name: `Rond ${round}`, inStock: false });
      const answers = await Promise.all([
        ask({ productId: product.id, email: 'a@example.com' }),
        edit(product.id, { inStock: true }),
        ask({ productId: product.id, email: 'b@example.com' }),
      ]);
      const accepted = [answers[0], answers[2]].filter(({ status }) => status === 202);
      expect(await emails(`De nouveau en stock : Rond ${round}`)).toHaveLength(accepted.length);
    }
  });

  it('refuses what nobody needs to wait for, or does not exist', async () => {
    const product = await makeProduct(shop, { brandId: await makeBrand('Pleine') });
    const email = 'a@example.com';
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await ask({ productId: product.id, email })).body.message).toBe('Ce produit est déjà en stock');
    expect((await ask({ brandId: product.brandId, email })).body.message).toBe('Cette marque a déjà des produits');
    for (const json of [{ productId: unknown }, { brandId: unknown }])
      expect((await ask({ ...json, email })).status).toBe(404);
    for (const json of [
      {},
      { productId: unknown, brandId: unknown },
      { productId: 'x' },
      { productId: unknown, name: 1 },
    ])
      expect((await ask({ ...json, email })).status).toBe(400);
    expect((await ask({ productId: unknown, email: 'x' })).status).toBe(400);
  });

  it('takes 30 wishes a day for one mailbox, from however many addresses and in any case', async () => {
    const limited = await openSecondApp(shop, { RATE_LIMIT: 'on' });
    const product = await makeProduct(shop, { inStock: false });
    const ways = ['tata@example.com', 'TATA@example.com', 'tata+1@example.com'];
    const wish = (email: string, from: string) =>
      send(limited, 'POST', '/notifications/products', { json: { productId: product.id, email }, from });
    const answers = [];
    for (let i = 0; i < 32; i++) answers.push((await wish(ways[i % 3]!, `192.0.2.${i}`)).status);
    expect(answers).toEqual([...Array(30).fill(202), 429, 429]);
    expect((await wish('tonton@example.com', '192.0.2.1')).status).toBe(202);
    await limited.close();
  });

  it('is read by administrators alone, with the names', async () => {
    const product = await makeProduct(shop, { name: 'Attendu', inStock: false });
    await ask({ productId: product.id, email: 'lu@example.com' });
    const { body } = await shop.call('GET', '/stock-requests?_end=1', admin());
    expect(body).toMatchObject([
      { email: 'lu@example.com', product: { id: product.id, name: 'Attendu' }, brand: null, notifiedAt: null },
    ]);
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/stock-requests', { token })).status).toBe(403);
  });
});
