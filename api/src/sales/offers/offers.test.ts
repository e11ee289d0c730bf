import { randomBytes } from 'node:crypto';
import type { InvoiceDocument } from '@karite/shared/invoices';
import type { OrderPayload } from '@karite/shared/orders';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { check, play } from '../../../test/support/online-order.ts';
import { issueDue } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';
import { gatheringReads } from '../../platform/server/cache/page-reads.ts';

type Step = { to: string; note: string | null; by: string | null };

const shop = withTestApp();
afterEach(() => vi.restoreAllMocks());

const add = (json: object) =>
  shop.call('POST', '/offers', { token: shop.adminToken, json: { name: 'Offre', kind: 'percent', ...json } });
const lookUpCode = async (code: string, token?: string) =>
  (await shop.call('POST', '/offers/known', { json: { code }, ...(token && { token }) })).body;

/** What an order of 10 000 FCFA (12 000 with delivery) is answered with, when its shopper saw `off` less. */
async function order(promoCode: string | null, off: number, { phone = '+229 01 97 11 11 11', token = '' } = {}) {
  const base = orderOf([await makeProduct(shop, { price: 10_000 })]);
  const totalPrice = base.totalPrice - off;
  return shop.call('POST', '/orders', {
    json: {
      ...base,
      customerInfo: { ...base.customerInfo, whatsapp: phone },
      payment: { ...base.payment, amount: totalPrice },
      totalPrice,
      ...(promoCode && { promoCode }),
    },
    ...(token && { token }),
  });
}

describe('codes', () => {
  it('make an order cheaper, and it keeps why (R1930, R1937)', async () => {
    await add({ name: 'Bienvenue', code: 'Bénin20', percent: 20 });
    expect((await lookUpCode(' benin20 ')).offer).toMatchObject({ name: 'Bienvenue', percent: 20 });
    const { status, body } = await order('BENIN20', 2_000);
    expect([status, body.discount, body.totalPrice]).toEqual([201, 2_000, 10_000]);
    expect(body.discounts).toMatchObject([{ name: 'Bienvenue', code: 'Bénin20', kind: 'percent', amount: 2_000 }]);
    expect(body.items[0].discount).toBe(2_000);
    await shop.call('PATCH', `/orders/${body.id}/status`, { token: shop.adminToken, json: { status: 'paid' } });
    await shop.call('POST', `/orders/${body.id}/invoices`, { token: shop.adminToken, json: {} });
    const { rows } = await shop.database.execute<{ document: InvoiceDocument }>(
      sql`select document from invoices where order_id = ${body.id}`,
    );
    expect(rows[0]?.document.discounts).toEqual([{ label: 'Bienvenue (Bénin20)', amount: 2_000 }]);
    const uses = await shop.call('GET', `/offer-uses?orderId=${body.id}`, { token: shop.adminToken });
    expect(uses.body).toMatchObject([{ amount: 2_000, offer: { code: 'Bénin20' } }]);
  });

  it('are refused with their reason, and with what the order comes to without', async () => {
    const { status, body } = await order('PERSONNE', 2_000);
    expect([status, body.error, body.message, body.current.total]).toEqual([
      409,
      'code_refused',
      'Ce code n’existe pas',
      12_000,
    ]);
    // A shopper who saw the price without it can still order.
    expect((await order('PERSONNE', 0)).status).toBe(201);
  });

  it('are read without the marks that nobody sees, stored and typed (R2061)', async () => {
    const stored = await add({ code: '\u2068FÊTE\u201110\u2069', percent: 10 });
    expect(stored.body.code).toBe('FÊTE-10');
    expect((await lookUpCode('\u200bｆｅｔｅ\u201310\ufe0f')).offer).toMatchObject({ code: 'FÊTE-10' });
    expect((await order('\u202aFETE\u201110\u202c', 1_000)).status).toBe(201);
  });

  it('hold from their beginning until their end, and while they are active', async () => {
    await add({ code: 'DEMAIN', percent: 10, startsAt: '2099-01-01T00:00:00Z' });
    await add({ code: 'HIER', percent: 10, endsAt: '2020-01-01T00:00:00Z' });
    await add({ code: 'ARRET', percent: 10, isActive: false });
    expect((await lookUpCode('DEMAIN')).reason).toBe('Ce code n’est pas encore valable');
    for (const code of ['HIER', 'ARRET']) expect((await lookUpCode(code)).reason).toBe('Ce code n’est plus valable');
  });

  it('are for a first order, an account or one customer (R1935)', async () => {
    await add({ code: 'PREMIERE', percent: 10, audience: 'first' });
    expect((await order('PREMIERE', 1_000, { phone: '+229 01 97 22 22 22' })).status).toBe(201);
    const second = await order('PREMIERE', 1_000, { phone: '+229 01 97 22 22 22' });
    expect([second.status, second.body.message]).toEqual([409, 'Ce code vaut pour une première commande']);
    const afi = await shop.signUp('afi-codes@example.com');
    const { body: me } = await shop.call('GET', '/users/me', { token: afi.token });
    await add({ code: 'COMPTE', percent: 10, audience: 'accounts' });
    await add({ code: 'POURAFI', percent: 10, audience: 'customer', customerId: me.id });
    expect((await lookUpCode('COMPTE')).reason).toBe('Connectez-vous à votre compte pour utiliser ce code');
    expect((await lookUpCode('POURAFI')).reason).toBe('Ce code est réservé à un autre client');
    for (const code of ['COMPTE', 'POURAFI']) expect((await lookUpCode(code, afi.token)).offer).not.toBeNull();
  });

  it('are used as often as they may, each and in all; cancelled orders count for nothing (R1936)', async () => {
    await add({ code: 'DEUX', percent: 10, maxUses: 2, maxUsesEach: 1 });
    const phones = ['+229 01 97 33 33 31', '+229 01 97 33 33 32', '+229 01 97 33 33 33'];
    const placed = await order('DEUX', 1_000, { phone: phones[0] });
    expect(placed.status).toBe(201);
    expect((await order('DEUX', 1_000, { phone: phones[0] })).body.message).toBe('Vous avez déjà utilisé ce code');
    expect((await order('DEUX', 1_000, { phone: phones[1] })).status).toBe(201);
    expect((await lookUpCode('DEUX')).reason).toBe('Ce code a déjà été utilisé autant de fois que possible');
    await shop.call('PATCH', `/orders/${placed.body.id}/status`, {
      token: shop.adminToken,
      json: { status: 'cancelled' },
    });
    expect((await order('DEUX', 1_000, { phone: phones[2] })).status).toBe(201);
  });

  it('are still good for the order that is being paid with them', async () => {
    await add({ code: 'UNE', percent: 10, maxUses: 1 });
    const { body } = await order('UNE', 1_000, { phone: '+229 01 97 55 55 55' });
    const ask = (orderId?: string) => shop.call('POST', '/offers/known', { json: { code: 'UNE', orderId } });
    expect((await ask()).body.offer).toBeNull();
    expect((await ask(body.orderId)).body.offer).toMatchObject({ code: 'UNE' });
    expect((await order('UNE', 1_000, { phone: '+229 01 97 55 55 56' })).status).toBe(409);
  });

  it('are not used more often by ten at once', async () => {
    await add({ code: 'RUEE', percent: 10, maxUses: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => order('RUEE', 1_000, { phone: `+229 01 97 44 44 ${10 + at}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.error === 'code_refused')).toHaveLength(7);
  });

  const both = (answers: { status: number; body: { error?: string } }[]) => [
    answers.filter(({ status }) => status === 201).length,
    answers.filter(({ body }) => body.error === 'code_refused').length,
  ];

  it('of a first order or one for each are had once by 25 at once (R1936)', async () => {
    await add({ code: 'UN1', percent: 10, audience: 'first' });
    await add({ code: 'UN2', percent: 10, audience: 'first' });
    await add({ code: 'CHACUN', percent: 10, maxUsesEach: 1 });
    const at25 = (one: (at: number) => ReturnType<typeof order>) =>
      Promise.all(Array.from({ length: 25 }, (_, at) => one(at)));
    const { token } = await shop.signUp('vingt-cinq@example.com');
    // By one number; by one account and ever other numbers; with two codes; as a guest and by an account with one number.
    const tries: ((at: number) => ReturnType<typeof order>)[] = [
      () => order('UN1', 1_000, { phone: '+229 01 97 61 00 01' }),
      (at) => order('UN1', 1_000, { phone: `+229 01 97 62 00 ${10 + at}`, token }),
      (at) => order(at % 2 ? 'UN1' : 'UN2', 1_000, { phone: '+229 01 97 61 00 02' }),
      () => order('CHACUN', 1_000, { phone: '+229 01 97 61 00 03' }),
    ];
    for (const one of tries) expect(both(await at25(one)), String(one)).toEqual([1, 24]);
    const { token: other } = await shop.signUp('deux-visages@example.com');
    const mixed = await at25((at) =>
      order('UN1', 1_000, { phone: '97 61 00 04', ...(at % 2 ? { token: other } : {}) }),
    );
    expect(both(mixed)).toEqual([1, 24]);
  }, 60_000);

  it('of a first order are not had again by an account with the number of a guest', async () => {
    const phone = '+229 01 97 61 00 05';
    expect((await order('UN1', 1_000, { phone })).status).toBe(201);
    const { token } = await shop.signUp('apres-visite@example.com');
    expect((await order('UN1', 1_000, { phone: '97.61.00.05', token })).body.error).toBe('code_refused');
  });

  it('may be an influencer’s code, which is stored with the order', async () => {
    const { body: awa } = await shop.call('POST', '/influencers', {
      token: shop.adminToken,
      json: { code: 'AWA', name: 'Awa' },
    });
    await add({ name: 'Avec Awa', influencerId: awa.id, percent: 15 });
    const { body } = await order('awa', 1_500);
    expect([body.discount, body.codeInfluenceur, body.discounts[0].code]).toEqual([1_500, 'AWA', 'AWA']);
    expect((await add({ code: 'Awa', percent: 5 })).body.fields).toEqual({ code: 'Un influenceur a déjà ce code' });
    const benin = await shop.call('POST', '/influencers', {
      token: shop.adminToken,
      json: { code: 'BENIN20', name: 'Une autre' },
    });
    expect(benin.body.fields).toEqual({ code: 'Une offre a déjà ce code' });
  });

  it('of an influencer bring the offer that holds, not one that is over', async () => {
    const { body: afi } = await shop.call('POST', '/influencers', {
      token: shop.adminToken,
      json: { code: 'AFI', name: 'Afi' },
    });
    await add({ name: 'Avant', influencerId: afi.id, percent: 50, endsAt: '2020-01-01T00:00:00Z' });
    expect((await lookUpCode('AFI')).reason).toBe('Ce code n’est plus valable');
    await add({ name: 'Maintenant', influencerId: afi.id, percent: 5 });
    expect((await lookUpCode('afi')).offer).toMatchObject({ name: 'Maintenant', code: 'AFI' });
  });

  it('are not listed', async () => {
    const { token } = await shop.signUp('curious@example.com');
    expect((await shop.call('GET', '/offers', { token })).status).toBe(403);
    expect((await shop.call('GET', '/offers/current')).body).toEqual([]);
  });
});

describe('offers without a code', () => {
  it('apply by themselves, and orders without them are refused with the new price', async () => {
    const { body: all } = await add({ name: 'Fête', percent: 30 });
    expect((await shop.call('GET', '/offers/current')).body).toMatchObject([{ name: 'Fête', percent: 30 }]);
    const { status, body } = await order(null, 0);
    expect([status, body.error, body.current.total, body.current.applied[0].name]).toEqual([
      409,
      'price_changed',
      9_000,
      'Fête',
    ]);
    expect((await order(null, 3_000)).status).toBe(201);
    await shop.call('DELETE', `/offers/${all.id}`, { token: shop.adminToken });
  });

  it('are for nobody in particular, and give something', async () => {
    expect((await add({ audience: 'first', maxUses: 3, maxUsesEach: 1 })).body.fields).toEqual({
      percent: 'Indiquez un pourcentage',
      audience: 'Il faut un code pour cela',
      maxUses: 'Il faut un code pour cela',
      maxUsesEach: 'Il faut un code pour cela',
    });
    expect((await add({ kind: 'gift', code: 'X' })).body.fields).toEqual({ giftId: 'Choisissez le cadeau' });
    expect((await add({ percent: 91, code: 'X' })).status).toBe(400);
    expect((await add({ percent: 9, code: 'X', isForAll: false })).body.fields).toEqual({
      products: 'Choisissez des produits, des catégories ou des marques',
    });
  });
});

describe('what pages show of offers without a code (R1980)', () => {
  const HOUR = 3_600_000;
  const [noon, one, two] = [0, 1, 2].map((hours) => Date.now() + hours * HOUR);
  const at = (moment = 0) => vi.spyOn(Date, 'now').mockReturnValue(moment);
  /** A page that is drawn from the offers: what it knows of them, and until when it may be cached. */
  const draw = async () => {
    const { drawn, until, reads } = await gatheringReads(() => shop.call('GET', '/offers/current'));
    return { names: drawn.body.map(({ name }: { name: string }) => name), until, reads };
  };

  it('holds until the next of them begins or ends, also where the response was cached', async () => {
    const dates = { startsAt: new Date(one ?? 0).toISOString(), endsAt: new Date(two ?? 0).toISOString() };
    const { body } = await add({ name: 'Noël', percent: 10, ...dates });
    at(noon);
    for (const _kept of [false, true]) expect(await draw()).toMatchObject({ names: ['Noël'], until: one });
    at(one);
    for (const _kept of [false, true]) expect(await draw()).toMatchObject({ names: ['Noël'], until: two });
    at(two);
    expect(await draw()).toMatchObject({ names: [], until: null });
    vi.restoreAllMocks();
    await shop.call('DELETE', `/offers/${body.id}`, { token: shop.adminToken });
  });

  it('follows the name of a gift, and says nothing of who has a code', async () => {
    const soap = await makeProduct(shop, { name: 'Savon noir' });
    const { body } = await add({ name: 'Un savon', kind: 'gift', giftId: soap.id });
    await add({ name: 'Secret', code: 'PREMIER', percent: 10, audience: 'first' });
    const gifts = async () =>
      (await shop.call('GET', '/offers/current')).body.map(({ giftName }: { giftName: string }) => giftName);
    expect(await gifts()).toEqual(['Savon noir']);
    await shop.call('PATCH', `/products/${soap.id}`, { token: shop.adminToken, json: { name: 'Savon blanc' } });
    expect(await gifts()).toEqual(['Savon blanc']);
    await shop.call('DELETE', `/offers/${body.id}`, { token: shop.adminToken });
  });
});

describe('what an order keeps', () => {
  it('gives back of a line what was paid for it', async () => {
    const [soap, oil] = [await makeProduct(shop, { price: 4_000 }), await makeProduct(shop, { price: 6_000 })];
    await add({ name: 'Savon offert', code: 'SAVON', kind: 'gift', giftId: soap.id });
    const base = orderOf([soap, oil]);
    const totalPrice = base.totalPrice - 4_000;
    const { body } = await shop.call('POST', '/orders', {
      json: { ...base, totalPrice, payment: { ...base.payment, amount: totalPrice }, promoCode: 'SAVON' },
    });
    expect(body.items.map((item: { discount: number }) => item.discount)).toEqual([4_000, 0]);
    await shop.call('PATCH', `/orders/${body.id}/status`, { token: shop.adminToken, json: { status: 'completed' } });
    const back = (productId: string) =>
      shop.call('POST', `/orders/${body.id}/returns`, {
        json: { key: body.followKey, reason: 'damaged', items: [{ productId, quantity: 1 }] },
      });
    expect((await back(soap.id)).body.amount).toBe(0);
    expect((await back(oil.id)).body.amount).toBe(6_000);
  });

  /** An order of 10 000 FCFA and free delivery, by a code that leaves so much of it. */
  const leaving = async (total: number, method: OrderPayload['payment']['method'], token = '') => {
    await add({ name: 'Port offert', code: null, kind: 'delivery', isForAll: true, combines: true });
    const code = `RESTE${randomBytes(4).toString('hex')}`;
    await add({ code, kind: 'amount', amount: total === 0 ? 25_000 : 10_000 - total, combines: true });
    const base = orderOf([await makeProduct(shop, { price: 10_000 })]);
    const payment = { method, amount: total };
    const customerInfo = { ...base.customerInfo, email: 'libre@example.com' };
    const delivery = { ...base.delivery, fee: 0 };
    const json = { ...base, customerInfo, delivery, payment, totalPrice: total, promoCode: code };
    return (await shop.call('POST', '/orders', { json, ...(token && { token }) })).body;
  };
  const admin = (method: string, url: string, json?: object) =>
    shop.call(method, url, { token: shop.adminToken, ...(json && { json }) });

  it.each(['en-ligne', 'especes', 'boutique'] as const)(
    'is paid where nothing is left to pay, whatever was chosen: %s (R2065)',
    async (method) => {
      const { id, followKey, ...placed } = await leaving(0, method);
      expect(placed).toMatchObject({ status: 'paid', totalPrice: 0, nextStep: 'prepare', transactionId: null });
      expect(placed.history.map(({ to, note, by }: Step) => [to, note, by])).toEqual([
        ['pending', null, null],
        ['paid', 'Rien à payer', null],
      ]);
      const pay = await shop.call('POST', `/orders/${id}/payments`, { json: { key: followKey } });
      expect([pay.status, (await admin('GET', `/payments?orderId=${id}`)).body]).toEqual([409, []]);
      // One message, and none about a payment.
      const notified = await shop.database.execute<{ event: string; body: string }>(
        sql`select event, body from messages where order_id = ${id} and channel = 'email'`,
      );
      expect(notified.rows.map(({ event }) => event)).toEqual(['order-placed']);
      expect(notified.rows[0]?.body).toContain('Paiement : rien à payer');
      await issueDue(shop);
      const { body: invoices } = await admin('GET', `/orders/${id}/invoices`);
      expect(invoices.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
        ['invoice', 0],
      ]);
      // Nothing is collected for it, and it can be finished.
      for (const status of ['shipped', 'completed'])
        expect((await admin('PATCH', `/orders/${id}/status`, { status })).body).toMatchObject({
          status,
          nextStep: status === 'shipped' ? 'deliver' : 'none',
        });
    },
  );

  it('waits for its payment where one franc is left, and is paid by it (R2065)', async () => {
    const { id, followKey, ...placed } = await leaving(1, 'en-ligne');
    expect(placed).toMatchObject({ status: 'pending', totalPrice: 1, nextStep: 'payment' });
    const started = await shop.call('POST', `/orders/${id}/payments`, { json: { key: followKey } });
    expect([started.status, started.body.amount]).toEqual([201, 1]);
    const order = { id, followKey, total: 1, paymentId: started.body.id };
    await check(shop, order, await play(shop, order, 'success'));
    expect((await admin('GET', `/orders/${id}`)).body.status).toBe('paid');
    expect((await leaving(1, 'especes')).status).toBe('pending');
  });

  it('that cost nothing is counted as one, and taken back by its customer until it leaves (R2065)', async () => {
    const figures = async () => (await admin('GET', '/statistics')).body;
    const before = await figures();
    const { id, followKey } = await leaving(0, 'en-ligne');
    const after = await figures();
    expect([after.orders - before.orders, after.revenue - before.revenue]).toEqual([1, 0]);
    const cancel = () => shop.call('POST', `/orders/${id}/cancel`, { json: { key: followKey } });
    expect((await cancel()).body).toEqual({ status: 'cancelled' });
    const left = await leaving(0, 'especes');
    await admin('PATCH', `/orders/${left.id}/status`, { status: 'shipped' });
    const late = await shop.call('POST', `/orders/${left.id}/cancel`, { json: { key: left.followKey } });
    expect(late.status).toBe(409);
    // Of the shop's own figures none says that money came.
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
    await shop.database.execute(sql`update orders set total_price = 5, fee = 5 where id = ${id}`);
    const found = await checkInvariants(shop.database, shop.mediaStore);
    expect(found).toContainEqual({
      invariant: 'I7',
      id,
      problem: 'an order that was said to have nothing to pay, and had',
    });
    await shop.database.execute(sql`update orders set total_price = 0, fee = 0 where id = ${id}`);
  });

  it('is right, and a false figure is found (I3)', async () => {
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
    await shop.database.execute(sql`update orders_discounts set amount = amount + 1`);
    const found = await checkInvariants(shop.database, shop.mediaStore);
    expect(found.map(({ invariant, problem }) => [invariant, problem])).toContainEqual([
      'I3',
      'no rule gives this discount',
    ]);
  });
});
