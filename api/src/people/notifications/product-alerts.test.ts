import { FALL_HOLDS_MS } from '@karite/shared/notifications';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../test/support/written-messages.ts';

const shop = withTestApp();

const admin = () => ({ token: shop.adminToken });
const ask = (json: object) => shop.call('POST', '/notifications/alerts', { json });
const edit = (id: string, json: object) => shop.call('PATCH', `/products/${id}`, { ...admin(), json });
const look = () => runTask(shop, 'raise-product-alerts');
const of = async (productId: string) =>
  (await shop.call('GET', `/product-alerts?productId=${productId}`, admin())).body as {
    id: string;
    status: string;
    to: string;
    chat: string | null;
  }[];
/** As if this time had passed since the shop last saw the price. */
const letPass = (ms: number) =>
  shop.database.execute(sql`update "product-alerts" set seen_at = seen_at - make_interval(secs => ${ms / 1000})`);

describe('R1968 alerts without an account', () => {
  it('has the chat ready when the product is back, once for each number, until the team has sent it', async () => {
    const product = await makeProduct(shop, { name: 'Sérum attendu', inStock: false });
    const wish = { reason: 'stock', productId: product.id };
    for (const to of ['97 00 00 01', '+229 01 97 00 00 01']) {
      const { status, body } = await ask({ ...wish, to, country: 'BJ' });
      expect([status, body.message]).toEqual([202, 'Merci ! Nous vous écrirons dès que ce sera disponible.']);
    }
    await look();
    expect(await of(product.id)).toMatchObject([{ status: 'waiting', to: '+2290197000001', chat: null }]);
    await edit(product.id, { inStock: true });
    await look();
    const [due] = await of(product.id);
    expect(due).toMatchObject({ status: 'due' });
    const chat = new URL(due!.chat!);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/2290197000001');
    expect(chat.searchParams.get('text')).toContain('vous l’avez demandé : Sérum attendu est disponible');
    expect(chat.searchParams.get('text')).toContain(`/produits/${product.id}`);

    const notified = () => shop.call('POST', `/product-alerts/${due!.id}/notified`, admin());
    expect((await notified()).body).toMatchObject({ status: 'notified' });
    expect((await notified()).status).toBe(409);
    await edit(product.id, { inStock: false });
    await ask({ ...wish, to: '+229 01 97 00 00 01' });
    expect(await of(product.id)).toMatchObject([{ status: 'waiting', chat: null }]);
  });

  it('tells of a price that holds for 15 minutes, by WhatsApp or by e-mail', async () => {
    const product = await makeProduct(shop, { name: 'Baume suivi', price: 5_000 });
    for (const to of ['01 97 00 00 02', 'suivi@example.com'])
      expect((await ask({ reason: 'price', productId: product.id, to })).body.message).toBe(
        'Merci ! Nous vous écrirons si le prix baisse.',
      );
    const states = async () => (await of(product.id)).map(({ status }) => status).sort();
    await edit(product.id, { price: 4_000 });
    await look();
    await letPass(FALL_HOLDS_MS - 60_000);
    await look();
    expect(await states()).toEqual(['waiting', 'waiting']);
    await letPass(60_000);
    await look();
    expect(await states()).toEqual(['due', 'notified']);
    const [letter, ...others] = await writtenMessages(shop, sql`recipient = 'suivi@example.com'`);
    expect(others).toEqual([]);
    expect(letter!.subject).toBe('Baisse de prix : Baume suivi');
    const chat = (await of(product.id)).find(({ chat }) => chat)!.chat!;
    expect(new URL(chat).searchParams.get('text')).toMatch(/Baume suivi\s: 4.000 FCFA au lieu de 5.000 FCFA/);
  });

  it('refuses what is no recipient, what is there already and what does not exist', async () => {
    const product = await makeProduct(shop);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const price = { reason: 'price', productId: product.id };
    for (const to of ['', '12', 'a@', '07 01 02 03 04 05 06'])
      expect((await ask({ ...price, to })).body.fields, to).toHaveProperty('to');
    // A number of another country is none of the chosen one.
    expect((await ask({ ...price, to: '07 01 02 03 04', country: 'CD' })).status).toBe(400);
    expect((await ask({ ...price, to: '07 01 02 03 04', country: 'CI' })).status).toBe(202);
    expect((await ask({ ...price, reason: 'stock', to: '97000001' })).body.message).toBe(
      'Ce produit est déjà en stock',
    );
    expect((await ask({ ...price, productId: unknown, to: '97000001' })).status).toBe(404);
    expect((await ask({ reason: 'price', to: '97000001' })).status).toBe(400);
  });

  it('tells of nothing that is not published', async () => {
    const product = await makeProduct(shop, { name: 'Huile en préparation', inStock: false });
    const wish = { reason: 'stock', productId: product.id, to: '97000021' };
    await ask(wish);
    await edit(product.id, { status: 'draft', inStock: true });
    expect((await ask({ ...wish, to: '97000022' })).status).toBe(404);
    await look();
    expect(await of(product.id)).toMatchObject([{ status: 'waiting' }]);
    await edit(product.id, { status: 'published' });
    await look();
    expect(await of(product.id)).toMatchObject([{ status: 'due' }]);
  });

  it('takes ten a day for one number, from however many addresses', async () => {
    const limited = await openSecondApp(shop, { RATE_LIMIT: 'on' });
    const product = await makeProduct(shop);
    const answers = [];
    for (let i = 0; i < 11; i++) {
      const json = { reason: 'price', productId: product.id, to: i % 2 ? '97000009' : '+2290197000009' };
      answers.push((await send(limited, 'POST', '/notifications/alerts', { json, from: `192.0.2.${i}` })).status);
    }
    expect(answers).toEqual([...Array(10).fill(202), 429]);
    await limited.close();
  });

  it('is read by the team alone, and forgotten a month after it was notified, or a year after it was asked for', async () => {
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/product-alerts', { token })).status).toBe(403);
    const product = await makeProduct(shop);
    for (const to of ['97000011', '97000012', '97000013', '97000014'])
      await ask({ reason: 'price', productId: product.id, to });
    const age = (to: string, status: string, days: number) =>
      shop.database.execute(sql`
        update "product-alerts" set status = ${status}, updated_at = now() - make_interval(days => ${days}),
          created_at = now() - make_interval(days => ${days}) where "to" = ${to}`);
    await age('+2290197000011', 'notified', 29);
    await age('+2290197000012', 'notified', 31);
    await age('+2290197000013', 'waiting', 364);
    await age('+2290197000014', 'waiting', 367);
    await runTask(shop, 'forget-product-alerts');
    expect((await of(product.id)).map(({ to }) => to).sort()).toEqual(['+2290197000011', '+2290197000013']);
  });
});
