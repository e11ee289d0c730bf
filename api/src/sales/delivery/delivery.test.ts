import { pickupShops } from '@karite/shared/delivery';
import type { InvoiceDocument } from '@karite/shared/invoices';
import type { OrderPayload } from '@karite/shared/orders';
import type { PaymentMethod } from '@karite/shared/region';
import type { DeliveryCountry, Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';

const shop = withTestApp();
let product: Product;
let zones: Map<string, DeliveryCountry>;

beforeAll(async () => {
  product = await makeProduct(shop, { price: 3_000 });
  const { body } = await shop.call('GET', '/delivery-countries');
  zones = new Map(body.map((zone: DeliveryCountry) => [zone.country, zone]));
});

/** An order at home, with the fee that the shopper saw. */
const orderTo = (delivery: Partial<OrderPayload['delivery']>, fee: number): OrderPayload => {
  const order = orderOf([product]);
  const total = product.salePrice + fee;
  return {
    ...order,
    delivery: { ...order.delivery, ...delivery, fee },
    payment: { method: 'especes', amount: total },
    totalPrice: total,
  };
};
const place = (delivery: Partial<OrderPayload['delivery']>, fee: number) =>
  shop.call('POST', '/orders', { json: orderTo(delivery, fee) });
const setZone = (country: string, json: object) =>
  shop.call('PATCH', `/delivery-countries/${zones.get(country)!.id}`, { token: shop.adminToken, json });

/** The countries that Karité sells to; a shop may have more. */
const KARITE = ['BJ', 'CI', 'CD', 'CG'];

describe('delivery countries', () => {
  it('begin with the four countries, their ten cities and their fees', async () => {
    const { body } = await shop.call('GET', '/delivery-countries');
    const ours = body.filter((zone: DeliveryCountry) => KARITE.includes(zone.country));
    expect(ours).toMatchObject([
      { country: 'BJ', homeFee: 2_000, relayFee: 1_500, isOpen: true },
      { country: 'CI', homeFee: 2_000, relayFee: 2_500 },
      { country: 'CD', homeFee: 2_000, relayFee: 4_000 },
      { country: 'CG', homeFee: 2_000, relayFee: 3_500 },
    ]);
    for (const { cities } of ours) expect(cities).toHaveLength(10);
    const days = { daysFrom: 5, daysTo: 8 };
    expect(zones.get('CD')!.cities[0]).toEqual({ name: 'Kinshasa', homeFee: null, isRelay: true, ...days });
  });

  it('are changed by administrators, never added, deleted or made another country', async () => {
    const { id } = zones.get('BJ')!;
    const { token } = await shop.signUp();
    expect((await shop.call('PATCH', `/delivery-countries/${id}`, { token, json: { homeFee: 1 } })).status).toBe(403);
    const asAdmin = { token: shop.adminToken, json: { country: 'CI', homeFee: 1, relayFee: 1 } };
    expect((await shop.call('POST', '/delivery-countries', asAdmin)).status).toBe(404);
    expect((await shop.call('DELETE', `/delivery-countries/${id}`, { token: shop.adminToken })).status).toBe(404);
    expect((await shop.call('PATCH', `/delivery-countries/${id}`, asAdmin)).status).toBe(400);
  });
});

describe('R1846 how long delivery takes', () => {
  it('begins with the days of the sentence that the shop began with', async () => {
    const { body } = await shop.call('GET', '/delivery-countries');
    const daysOf = (place: { daysFrom: number; daysTo: number }) => [place.daysFrom, place.daysTo];
    expect(body.map(daysOf)).toEqual([
      [2, 5],
      [4, 7],
      [7, 15],
      [7, 12],
    ]);
    const own = body.flatMap(({ cities }: DeliveryCountry) =>
      cities.filter((city) => city.daysTo !== null).map((city) => city.name),
    );
    expect(own).toEqual(['Cotonou', 'Abomey-Calavi', 'Abidjan', 'Kinshasa', 'Brazzaville', 'Pointe-Noire']);
  });

  it('has both ends or none, in their order, of the country and of a city', async () => {
    const both = 'Indiquez les deux nombres de jours, ou aucun';
    expect((await setZone('CG', { daysFrom: null })).body.fields).toEqual({ daysTo: both });
    expect((await setZone('CG', { daysFrom: 13 })).body.fields).toEqual({
      daysTo: 'Le plus court délai dépasse le plus long',
    });
    const city = { name: 'Ouesso', homeFee: null, isRelay: true };
    const wrong = await setZone('CG', { cities: [city, { ...city, name: 'Owando', daysFrom: 3 }] });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { 'cities.1.daysTo': both }]);
    expect((await setZone('CG', { daysFrom: 12 })).body).toMatchObject({ daysFrom: 12, daysTo: 12 });
    expect((await setZone('CG', { daysFrom: null, daysTo: null })).status).toBe(200);
    expect((await setZone('CG', { daysTo: 91, daysFrom: 1 })).status).toBe(400);
  });
});

describe('what delivery costs', () => {
  it('is the first fee at home (R302), with or without a country', async () => {
    expect((await place({}, 2_000)).body).toMatchObject({ country: null, city: null, fee: 2_000, deliveryRate: 2_000 });
    const { status, body } = await place({ country: 'RDC', city: 'Kinshasa' }, 2_000);
    expect(status).toBe(201);
    expect(body).toMatchObject({ country: 'CD', city: 'Kinshasa', fee: 2_000 });
  });

  it('is what an administrator has set, for the country and for a city of it', async () => {
    const cities = zones
      .get('CD')!
      .cities.map((city) => (city.name === 'Kinshasa' ? { ...city, homeFee: 3_500 } : city));
    expect((await setZone('CD', { homeFee: 7_000, cities })).status).toBe(200);
    const seen = await place({ country: 'CD', city: 'Kinshasa' }, 2_000);
    expect(seen).toMatchObject({ status: 409, body: { error: 'price_changed', current: { fee: 3_500 } } });
    expect((await place({ country: 'CD', city: 'Kinshasa' }, 3_500)).body).toMatchObject({ deliveryRate: 3_500 });
    expect((await place({ country: 'CD', city: 'Beni' }, 7_000)).body).toMatchObject({ deliveryRate: 7_000 });
    expect((await place({ country: 'CD' }, 7_000)).status).toBe(201);
    expect((await place({}, 2_000)).status).toBe(201);
  });

  it('is judged by the rule of its day: other fees make no finding', async () => {
    const relay = { type: 'point-relais' as const, address: null, country: 'BJ', city: 'Cotonou' };
    const order = orderTo(relay, 1_500);
    expect((await shop.call('POST', '/orders', { json: order })).status).toBe(201);
    await setZone('BJ', { relayFee: 1_700 });
    expect((await place(relay, 1_700)).status).toBe(201);
    // The first one again gets its first answer, at its price.
    expect(await shop.call('POST', '/orders', { json: order })).toMatchObject({ status: 200, body: { fee: 1_500 } });
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
    const change = (from: number, to: number) =>
      shop.database.execute(sql`update orders set fee = ${to}, total_price = ${to} + subtotal where fee = ${from}`);
    await change(1_500, 1_600);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toMatchObject([{ invariant: 'I3' }]);
    await change(1_600, 1_500);
  });
});

describe('where it goes', () => {
  it('refuses a closed country, one that is none, and a city of another', async () => {
    await setZone('CG', { isOpen: false });
    const notDelivered = { 'delivery.country': 'Nous ne livrons pas dans ce pays' };
    expect((await place({ country: 'CG' }, 2_000)).body.fields).toEqual(notDelivered);
    expect((await place({ country: 'Togo' }, 2_000)).body.fields).toEqual(notDelivered);
    expect((await place({ country: 'BJ', city: 'Abidjan' }, 2_000)).body.fields).toEqual({
      'delivery.city': 'Veuillez choisir une ville de ce pays, ou aucune',
    });
    const relay = { type: 'point-relais' as const, address: null, country: 'CG', city: 'Dolisie' };
    expect((await place(relay, 3_500)).body.message).toBe('Veuillez sélectionner un pays pour le point de relais');
  });

  it('keeps a landmark and a shared position, and shows the position to the shop alone', async () => {
    const { body } = await place(
      { landmark: ' Pharmacie\nCamp Guézo ', position: { latitude: 6.3702912, longitude: 2.39123 } },
      2_000,
    );
    expect(body).toMatchObject({ landmark: 'Pharmacie Camp Guézo', position: '6.37029,2.39123' });
    const followed = await shop.call('GET', `/followed-orders/${body.id}?key=${encodeURIComponent(body.followKey)}`);
    expect(followed.body.landmark).toBe('Pharmacie Camp Guézo');
    expect(followed.text).not.toContain('6.37029');
    const order = orderTo({}, 2_000);
    for (const position of [{ latitude: 90.1, longitude: 0 }, { latitude: 0, longitude: -180.1 }, { latitude: '1' }]) {
      const json = { ...order, delivery: { ...order.delivery, position } };
      expect((await shop.call('POST', '/orders', { json })).status).toBe(400);
    }
  });
});

describe('R2150 to R2154 an order that is fetched in a shop', () => {
  const admin = (method: string, url: string, json?: object) =>
    shop.call(method, url, { token: shop.adminToken, json });
  const readShops = async () => pickupShops((await shop.call('GET', '/contact-settings')).body.branches);
  const fetchIn = (country: string, method: PaymentMethod = 'especes') => {
    const order = orderTo({ type: 'retrait', address: null, country }, 0);
    return {
      ...order,
      customerInfo: { ...order.customerInfo, email: 'afi@example.com' },
      payment: { ...order.payment, method },
    };
  };
  const take = async (country = 'BJ', method: PaymentMethod = 'especes') =>
    (await shop.call('POST', '/orders', { json: fetchIn(country, method) })).body;
  const act = async ({ id }: { id: string }, action: string) => (await admin('POST', `/orders/${id}/${action}`)).body;
  const messagesOf = async ({ id }: { id: string }): Promise<{ event: string; text: string }[]> =>
    (await admin('GET', `/messages?orderId=${id}`)).body;

  beforeAll(async () => {
    for (const country of KARITE) await setZone(country, { isOpen: true });
  });

  it('is offered in the shop of each country from the start, with its hours', async () => {
    const shops = await readShops();
    expect(shops.map(({ country }) => country)).toEqual([...KARITE]);
    for (const { hours } of shops) expect(hours).toBe('lundi à samedi, 9 h à 18 h');
  });

  const cells = KARITE.flatMap((country) =>
    (['domicile', 'point-relais', 'retrait'] as const).flatMap((type) =>
      (['en-ligne', 'especes', 'boutique'] as const).map((method) => ({ country, type, method })),
    ),
  );
  it.each(cells)('$type, $method, $country: charged as its way says, or that way to pay is closed', async (cell) => {
    const { country, type, method } = cell;
    const zone = (await shop.call('GET', '/delivery-countries')).body.find(
      (it: DeliveryCountry) => it.country === country,
    );
    const fee = { domicile: zone.homeFee, 'point-relais': zone.relayFee, retrait: 0 }[type]!;
    const address = type === 'domicile' ? 'Rue 12' : null;
    const city = type === 'point-relais' ? zone.cities[0].name : null;
    const order = orderTo({ type, address, country, city }, fee);
    const placed = await shop.call('POST', '/orders', { json: { ...order, payment: { ...order.payment, method } } });
    const offered = (await shop.call('GET', `/payment-methods/offered?country=${country}`)).body;
    const isOpen = offered.some((it: { method: string; isOpen: boolean }) => it.method === method && it.isOpen);
    if (!isOpen) return expect(placed.status).toBe(422);
    const at = (await readShops()).find((it) => it.country === country)!.address;
    expect(placed.body).toMatchObject({
      deliveryType: type,
      paymentMethod: method,
      country,
      fee,
      deliveryRate: fee,
      totalPrice: product.salePrice + fee,
      address: { domicile: 'Rue 12', 'point-relais': null, retrait: at }[type],
      city,
    });
  });

  it('names one of our shops: none, another country’s and a stranger’s address are refused', async () => {
    for (const delivery of [
      { address: null, country: null },
      { address: 'Rue de nulle part', country: null },
      { address: (await readShops())[0]!.address, country: 'CI' },
    ]) {
      const { status, body } = await place({ type: 'retrait', ...delivery }, 0);
      expect([status, body.fields]).toEqual([
        400,
        { 'delivery.address': 'Veuillez choisir la boutique où retirer votre commande' },
      ]);
    }
    expect((await place({ type: 'retrait', address: null, country: 'BJ' }, 2_000)).body.current.fee).toBe(0);
  });

  it('waits for its customer, who gets place and time by message, and is paid when it is handed over', async () => {
    const order = await take();
    expect(await act(order, 'prepare')).toMatchObject({ nextStep: 'announce' });
    for (const other of ['ship', 'ready', 'collect', 'finish', 'give'])
      expect((await act(order, other)).statusCode).toBe(409);
    expect(await act(order, 'announce')).toMatchObject({
      status: 'shipped',
      nextStep: 'collect',
      preparation: 'ready',
    });
    const ready = (await messagesOf(order)).find(({ event }) => event === 'order-ready');
    expect(ready?.text).toContain(
      'vous attend à : Rue 12.047, quartier Haie Vive, Cotonou (lundi à samedi, 9 h à 18 h)',
    );
    expect((await messagesOf(order)).some(({ event }) => event === 'order-shipped')).toBe(false);
    const chat = (await admin('GET', `/orders/${order.id}/whatsapp`)).body.text;
    expect(chat).toContain('Haie Vive, Cotonou (lundi à samedi, 9 h à 18 h)');
    expect(await act(order, 'collect')).toMatchObject({ status: 'completed', nextStep: 'none' });
  });

  it('that is paid is given; no courier gets it', async () => {
    const order = await take();
    await admin('PATCH', `/orders/${order.id}/status`, { status: 'paid' });
    for (const [action, nextStep] of [
      ['prepare', 'announce'],
      ['announce', 'hand-over'],
      ['give', 'none'],
    ] as const)
      expect(await act(order, action)).toMatchObject({ nextStep });
    const other = await take('CG', 'boutique');
    const { id: courierId } = (await admin('POST', '/couriers', { name: 'Dossa', kind: 'courier', isActive: true }))
      .body;
    const handed = await admin('POST', `/orders/${other.id}/hand-over`, { courierId });
    expect([handed.status, handed.body.message]).toEqual([
      409,
      'Cette commande est retirée en boutique : elle n’est remise à aucun livreur',
    ]);
  });

  it('is found, counted, exported and billed by its own name, and keeps every rule of its amounts', async () => {
    const order = await take('CI');
    const found = (await admin('GET', '/orders?deliveryType=retrait&_end=50')).body;
    expect(found.map(({ id }: { id: string }) => id)).toContain(order.id);
    const { body } = await shop.call('POST', '/orders/look-up', {
      json: { number: order.shortNumber, phone: order.phone },
    });
    expect(body).toMatchObject({ status: 'pending', deliveryType: 'retrait' });
    await admin('PATCH', `/orders/${order.id}/status`, { status: 'paid' });
    const invoice = (await admin('POST', `/orders/${order.id}/invoices`, {})).body;
    const { rows } = await shop.database.execute<{ document: InvoiceDocument }>(
      sql`select document from invoices where id = ${invoice.id}`,
    );
    const { order: named, buyer } = rows[0]!.document;
    expect(named.delivery).toBe('Retrait en boutique : Rue des Jardins, Cocody Deux-Plateaux, Abidjan');
    expect(buyer.place).toBe('Côte d’Ivoire');
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });

  it('is no longer taken once no shop offers it, and what was taken stays', async () => {
    const order = await take();
    const { branches } = (await shop.call('GET', '/contact-settings')).body;
    const closed = branches.map((branch: object) => ({ ...branch, country: null }));
    expect((await admin('PATCH', '/contact-settings', { branches: closed })).status).toBe(200);
    const refused = await shop.call('POST', '/orders', { json: fetchIn('BJ') });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { 'delivery.type': 'Le retrait en boutique n’est pas proposé' },
    ]);
    await act(order, 'prepare');
    await act(order, 'announce');
    const ready = (await messagesOf(order)).find(({ event }) => event === 'order-ready');
    expect(ready?.text).toContain('vous attend à : Rue 12.047, quartier Haie Vive, Cotonou.');
    await admin('PATCH', '/contact-settings', { branches });
  });
});
