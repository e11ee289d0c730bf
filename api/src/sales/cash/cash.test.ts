import { dayIn } from '@karite/shared/cash';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const ZONE = 'Africa/Porto-Novo';
const shop = withTestApp([], { settings: { SHOP_TIME_ZONE: ZONE } });
let courier: string;
let relay: string;
beforeAll(async () => {
  const add = async (name: string, kind: string) =>
    (await admin('POST', '/couriers', { name, kind, isActive: true })).body.id;
  courier = await add('Koffi', 'courier');
  relay = await add('Relais Ganhi', 'relay');
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const handOver = (order: { id: string }, courierId = courier) =>
  admin('POST', `/orders/${order.id}/hand-over`, { courierId });
async function place(delivery: Parameters<typeof orderOf>[1] = {}, whatsapp?: string) {
  const product = await makeProduct(shop, { price: 5_000 });
  const order = orderOf([product], delivery);
  const customerInfo = { ...order.customerInfo, ...(whatsapp && { whatsapp }) };
  const placed = await shop.call('POST', '/orders', { json: { ...order, customerInfo } });
  expect(placed.status).toBe(201);
  return placed.body;
}
const relayIn = (country: string, city: string) => ({
  delivery: { type: 'point-relais' as const, address: null, country, city },
});
const statusOf = async ({ id }: { id: string }) => (await admin('GET', `/orders/${id}`)).body.status;

describe('cash on delivery', () => {
  it('is owed from the hand-over on, and completes the order when it comes', async () => {
    const order = await place();
    const handed = await handOver(order);
    expect(handed.status).toBe(201);
    expect(handed.body).toMatchObject({ status: 'expected', expected: 7_000, currency: 'XOF', received: null });
    expect(await statusOf(order)).toBe('shipped');
    const came = await admin('POST', `/cash-receipts/${handed.body.id}/receive`, { received: 6_500, note: 'monnaie' });
    expect(came.body).toMatchObject({ status: 'received', received: 6_500, settledBy: 'admin@example.com' });
    expect(await statusOf(order)).toBe('completed');
    expect((await admin('POST', `/cash-receipts/${handed.body.id}/receive`, { received: 500 })).status).toBe(409);
    expect((await handOver(order)).status).toBe(409);
  });

  it('is owed once, however many hands press at once', async () => {
    const order = await place();
    const answers = await Promise.all([handOver(order), handOver(order, relay), handOver(order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const receipt = answers.find(({ status }) => status === 201)!.body;
    const settled = await Promise.all([
      admin('POST', `/cash-receipts/${receipt.id}/receive`, { received: 7_000 }),
      admin('POST', `/cash-receipts/${receipt.id}/refuse`, {}),
    ]);
    expect(settled.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the two FCFA apart, and the money of the DR Congo by its rate', async () => {
    const congo = await handOver(await place(relayIn('CG', 'Brazzaville')), relay);
    expect(congo.body).toMatchObject({ currency: 'XAF', expected: 8_500, rate: null });
    const without = await handOver(await place(relayIn('CD', 'Kinshasa')), relay);
    expect(without.body).toMatchObject({ currency: 'XOF', expected: 9_000 });
    await shop.database.execute(
      sql`update "payment-methods" set rate = 43500 where country = 'CD' and currency = 'CDF'`,
    );
    const drc = await handOver(await place(relayIn('CD', 'Kinshasa')), relay);
    expect(drc.body).toMatchObject({ currency: 'CDF', expected: 39_150, rate: 43_500 });
  });

  it('R2158 follows the number where an order names no country: +242 pays in XAF, +243 by its rate, others as the seat does', async () => {
    for (const [whatsapp, expected] of [
      ['+242 06 123 4567', { currency: 'XAF', expected: 7_000 }],
      ['+243 812 345 678', { currency: 'CDF', expected: 30_450 }],
      ['+225 07 07 00 00 00', { currency: 'XOF', expected: 7_000 }],
      ['+33 6 12 34 56 78', { currency: 'XOF', expected: 7_000 }],
    ] as const)
      expect((await handOver(await place({}, whatsapp))).body).toMatchObject(expected);
  });

  it('counts refusals by phone number, and shows them on the next order', async () => {
    const before = (await admin('GET', `/orders/${(await place()).id}/timeline`)).body.refusals;
    const order = await place();
    const { id } = (await handOver(order)).body;
    await admin('POST', `/cash-receipts/${id}/refuse`, { note: 'absent' });
    expect(await statusOf(order)).toBe('cancelled');
    const next = await admin('GET', `/orders/${(await place()).id}/timeline`);
    expect(next.body.refusals).toBe(before + 1);
    const notified = await admin('GET', `/orders/${order.id}/timeline`);
    expect(notified.body.events.map((it: { kind: string; what: string }) => `${it.kind} ${it.what}`)).toEqual([
      'status pending',
      'status shipped',
      'cash refused',
      'status cancelled',
    ]);
  });

  it('is no business of a customer, nor of an order that is not paid in cash', async () => {
    const order = await place();
    const { token } = await shop.signUp();
    const requested = { token, json: { courierId: courier } };
    expect((await shop.call('POST', `/orders/${order.id}/hand-over`, requested)).status).toBe(403);
    await shop.database.execute(sql`update orders set payment_method = 'en-ligne' where id = ${order.id}`);
    expect((await handOver(order)).status).toBe(409);
    await admin('PATCH', `/couriers/${relay}`, { isActive: false });
    expect((await handOver(await place(), relay)).status).toBe(400);
    await admin('PATCH', `/couriers/${relay}`, { isActive: true });
  });
});

describe('an order is prepared, sent and paid for in one tap each', () => {
  const act = (order: { id: string }, action: string) => admin('POST', `/orders/${order.id}/${action}`);
  const read = async ({ id }: { id: string }) => (await admin('GET', `/orders/${id}`)).body;
  const receiptsOf = async ({ id }: { id: string }) =>
    (
      await shop.database.execute<{ id: string; status: string; received: number | null; till: string }>(sql`
        select it.id, it.status, it.received::float8 as received, couriers.kind as till
        from "cash-receipts" it join couriers on couriers.id = courier_id where order_id = ${id}`)
    ).rows;
  const undoLast = async ({ id }: { id: string }) => {
    const { body } = await admin('GET', `/audit?resource=orders&recordId=${id}&_sort=at&_order=desc`);
    return admin('POST', `/audit/${body[0].id}/restore`, {});
  };

  it('step by step, each when its turn has come, and taken back', async () => {
    const order = await place();
    expect(await read(order)).toMatchObject({ preparation: 'todo', nextStep: 'prepare', waitsSince: order.createdAt });
    for (const early of ['ready', 'ship', 'collect', 'finish']) expect((await act(order, early)).status).toBe(409);
    expect((await act(order, 'prepare')).body).toMatchObject({ preparation: 'started', nextStep: 'ship' });
    expect((await act(order, 'prepare')).status).toBe(409);
    expect((await act(order, 'ready')).body).toMatchObject({ status: 'pending', preparation: 'ready' });
    expect((await undoLast(order)).status).toBe(200);
    expect(await read(order)).toMatchObject({ preparation: 'started', nextStep: 'ship' });
    const sent = await act(order, 'ship');
    expect(sent.body).toMatchObject({ status: 'shipped', preparation: 'ready', nextStep: 'collect', waitsSince: null });
    expect(sent.body.history.at(-1)).toMatchObject({ from: 'pending', to: 'shipped', by: 'admin@example.com' });
    expect((await undoLast(order)).status).toBe(200);
    const again = { status: 'pending', preparation: 'started', nextStep: 'ship', waitsSince: order.createdAt };
    expect(await read(order)).toMatchObject(again);
  });

  it('what its courier owes is taken, and owed again when that is taken back', async () => {
    const order = await place();
    await handOver(order);
    expect(await read(order)).toMatchObject({ preparation: 'ready', nextStep: 'collect' });
    expect((await act(order, 'collect')).body).toMatchObject({ status: 'completed', nextStep: 'none' });
    expect(await receiptsOf(order)).toMatchObject([{ status: 'received', received: 7_000, till: 'courier' }]);
    expect((await undoLast(order)).status).toBe(200);
    expect(await statusOf(order)).toBe('shipped');
    expect(await receiptsOf(order)).toMatchObject([{ status: 'expected', received: null, till: 'courier' }]);
  });

  it('of a selection; what nobody brings goes into the till, once however often it is tapped', async () => {
    const [first, second, early] = [await place(), await place(), await place()];
    for (const each of [first, second]) for (const action of ['prepare', 'ship']) await act(each, action);
    const ids = [first.id, second.id, early.id];
    const answers = await Promise.all([1, 2, 3].map(() => admin('POST', '/orders/collect', { ids })));
    const done = answers.flatMap(({ body }) => body.results.filter((it: { isDone: boolean }) => it.isDone));
    expect(done.map(({ id }: { id: string }) => id).sort()).toEqual([first.id, second.id].sort());
    for (const each of [first, second])
      expect(await receiptsOf(each)).toMatchObject([{ status: 'received', received: 7_000, till: 'till' }]);
    expect(await receiptsOf(early)).toEqual([]);
    const tills = await shop.database.execute(sql`select from couriers where kind = 'till'`);
    expect(tills.rows.length).toBe(1);
    // Taken back, nothing was ever in the till but for the audit; of the other nothing is.
    const [receipt] = await receiptsOf(first);
    expect((await undoLast(first)).status).toBe(200);
    expect([await receiptsOf(first), await statusOf(first)]).toEqual([[], 'shipped']);
    expect((await receiptsOf(second)).length).toBe(1);
    const { body: saved } = await admin('GET', `/audit?resource=cash-receipts&recordId=${receipt!.id}`);
    expect(saved.map(({ action }: { action: string }) => action).sort()).toEqual(['create', 'delete']);
    expect((await act(first, 'collect')).status).toBe(200);
    // Somebody else's way to the same status takes no cash back.
    await admin('PATCH', `/orders/${second.id}/status`, { status: 'shipped' });
    expect((await act(second, 'collect')).body.message).toContain('déjà encaissées');
  });

  it('takes no cash for what was said to be paid before it left, and does so once that is taken back', async () => {
    const order = await place();
    const set = (status: string) => admin('PATCH', `/orders/${order.id}/status`, { status });
    await set('paid');
    expect((await set('shipped')).body.nextStep).toBe('deliver');
    expect((await act(order, 'collect')).status).toBe(409);
    const [courierId] = (await shop.database.execute<{ id: string }>(sql`select id from couriers where is_active`))
      .rows;
    const handed = await admin('POST', `/orders/${order.id}/hand-over`, { courierId: courierId?.id });
    expect([handed.status, handed.body.message]).toEqual([409, expect.stringContaining('réglée avant de partir')]);
    expect(await receiptsOf(order)).toEqual([]);
    await set('pending');
    expect((await set('shipped')).body.nextStep).toBe('collect');
    await set('paid');
    await set('shipped');
    expect((await act(order, 'finish')).body).toMatchObject({ status: 'completed', nextStep: 'none' });
    expect(await receiptsOf(order)).toEqual([]);
  });

  it('R2156 says before a step of several how many it is for, and what they come to by courier and currency', async () => {
    const [here, there, packed, paid] = [
      await place(),
      await place(relayIn('CG', 'Brazzaville')),
      await place({}, '+242 06 123 4567'),
      await place(),
    ];
    for (const each of [here, there, packed, paid]) await act(each, 'prepare');
    await admin('PATCH', `/orders/${paid.id}/status`, { status: 'paid' });
    const brought = await admin('POST', '/couriers', { name: 'Relais Poto-Poto', kind: 'relay', isActive: true });
    await handOver(there, brought.body.id);
    await act(here, 'ship');
    const summary = async (step: string) =>
      (await admin('POST', '/orders/step-summary', { step, ids: [here, there, packed, paid].map(({ id }) => id) }))
        .body;
    const collected = await summary('collect');
    expect(collected.count).toBe(2);
    expect(collected.groups).toEqual(
      expect.arrayContaining([
        { courier: null, isPaid: false, currency: 'XOF', count: 1, amount: 7_000 },
        { courier: 'Relais Poto-Poto', isPaid: false, currency: 'XAF', count: 1, amount: 8_500 },
      ]),
    );
    const sent = await summary('ship');
    expect(sent.count).toBe(2);
    expect(sent.groups).toEqual(
      expect.arrayContaining([
        { courier: null, isPaid: false, currency: 'XAF', count: 1, amount: 7_000 },
        { courier: null, isPaid: true, currency: 'XOF', count: 1, amount: 7_000 },
      ]),
    );
    expect((await admin('GET', `/orders/${packed.id}`)).body.status).toBe('pending');
    const { token } = await shop.signUp();
    const stranger = await shop.call('POST', '/orders/step-summary', { token, json: { step: 'ship', ids: [here.id] } });
    expect(stranger.status).toBe(403);
  });

  it('takes nothing where the till is out of service', async () => {
    const order = await place();
    for (const action of ['prepare', 'ship']) await act(order, action);
    await shop.database.execute(sql`update couriers set is_active = false where kind = 'till'`);
    expect((await act(order, 'collect')).body.message).toContain('Aucune caisse en service');
    expect(await statusOf(order)).toBe('shipped');
    await shop.database.execute(sql`update couriers set is_active = true where kind = 'till'`);
  });

  it('is no business of customers; nobody packs what is to be paid online and is not', async () => {
    const order = await place();
    const { token } = await shop.signUp();
    expect((await shop.call('POST', `/orders/${order.id}/prepare`, { token })).status).toBe(403);
  });

  it('R2154 what is paid in the shop and brought is paid by that, sent, and taken no cash for again', async () => {
    const { body: order } = await shop.call('POST', '/orders', {
      json: { ...orderOf([await makeProduct(shop, { price: 5_000 })]), payment: { method: 'boutique', amount: 7_000 } },
    });
    for (const [action, after] of [
      ['prepare', { nextStep: 'collect' }],
      ['collect', { status: 'paid', nextStep: 'ship' }],
      ['ship', { status: 'shipped', nextStep: 'deliver' }],
      ['finish', { status: 'completed', nextStep: 'none' }],
    ] as const)
      expect((await act(order, action)).body).toMatchObject(after);
    const { rows } = await shop.database.execute(
      sql`select received::float8 as received from "cash-receipts" where order_id = ${order.id}`,
    );
    expect(rows).toEqual([{ received: 7_000 }]);
  });
});

describe('the closing of a day', () => {
  const today = dayIn(ZONE, new Date());
  const close = (day = today) => admin('POST', '/cash-closings', { day });
  type Line = Record<string, unknown> & { courier: string; currency: string };

  it('is of the shop’s own day, in its time zone, whatever the browser’s', async () => {
    const { status, body } = await admin('GET', '/cash-day');
    expect([status, body]).toEqual([200, { day: dayIn(ZONE, new Date()), timeZone: ZONE, closedUntil: null }]);
    // Half a day ahead or more of every moment in Porto-Novo: another day from noon on, the one or the other.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const there = await openSecondApp(shop, { SHOP_TIME_ZONE: zone });
      const headers = { authorization: `Bearer ${shop.adminToken}` };
      const answer = await there.inject({ url: '/api/cash-day', headers });
      expect(answer.json()).toMatchObject({ day: dayIn(zone, new Date()), timeZone: zone });
      await there.close();
    }
  });

  it('sums up by courier and currency, once, and never changes', async () => {
    expect((await close('2999-01-01')).status).toBe(400);
    const open = (await handOver(await place())).body;
    // Of two that press at once either may have been first: which courier has the order, whether it was refused.
    const refusals = await shop.database.execute<{ count: number }>(
      sql`select count(*)::int as count from "cash-receipts" where status = 'refused' and courier_id = ${courier}`,
    );
    const answers = await Promise.all([close(), close()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const closing = answers.find(({ status }) => status === 201)!.body;
    const line = (name: string, currency: string) =>
      (closing.lines as Line[]).find((it) => it.courier === name && it.currency === currency);
    expect(line('Koffi', 'XOF')).toMatchObject({ refused: refusals.rows[0]!.count });
    const { expected, received, difference } = line('Koffi', 'XOF') as Record<string, number>;
    expect(difference).toBe(received! - expected!);
    expect(line('Relais Ganhi', 'XAF')).toMatchObject({ expected: 8_500, received: 0, difference: -8_500, orders: 1 });
    expect(line('Relais Ganhi', 'CDF')).toMatchObject({ expected: 39_150 });
    await admin('POST', `/cash-receipts/${open.id}/receive`, { received: 7_000 });
    expect((await admin('GET', `/cash-closings/${closing.id}`)).body).toEqual(closing);
    expect((await admin('GET', '/cash-day')).body.closedUntil).toBe(today);
    const settled = (await admin('GET', `/cash-receipts/${open.id}`)).body;
    expect(settled.closing).toBeNull();
    expect((await close('2020-01-01')).status).toBe(409);
  });

  it('holds the cash that it counts: what was taken before is not taken back', async () => {
    const order = await place();
    for (const action of ['prepare', 'ship', 'collect']) await admin('POST', `/orders/${order.id}/${action}`);
    const lastOf = async () =>
      (await admin('GET', `/audit?resource=orders&recordId=${order.id}&_sort=at&_order=desc&_end=1`)).body[0];
    await shop.database.execute(sql`update "cash-receipts" set closing_id = null`);
    await shop.database.execute(sql`delete from "cash-closings"`);
    expect((await close()).status).toBe(201);
    const refused = await admin('POST', `/audit/${(await lastOf()).id}/restore`, {});
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ces espèces sont comptées dans une caisse clôturée : on ne peut plus revenir dessus',
    ]);
    expect(await statusOf(order)).toBe('completed');
    const { rows } = await shop.database.execute(sql`select status from "cash-receipts" where order_id = ${order.id}`);
    expect(rows).toEqual([{ status: 'received' }]);
  });

  it('judges the day by the time zone of the shop', async () => {
    await shop.database.execute(sql`update "cash-receipts" set closing_id = null`);
    await shop.database.execute(sql`delete from "cash-closings"`);
    // Settled at 22:59:59 and at 23:00:00 in UTC: the last second of a day in Porto-Novo, and the first of the next.
    const [late, next] = [(await handOver(await place())).body, (await handOver(await place())).body];
    await shop.database.execute(sql`update "cash-receipts" set created_at = now()`);
    for (const [{ id }, at] of [
      [late, '2026-01-10T22:59:59Z'],
      [next, '2026-01-10T23:00:00Z'],
    ] as const)
      await shop.database.execute(sql`
        update "cash-receipts" set created_at = '2026-01-10T08:00:00Z', status = 'received', received = expected, settled_at = ${at} where id = ${id}`);
    const { body } = await close('2026-01-10');
    expect(body.lines).toMatchObject([
      { courier: 'Koffi', orders: 2, expected: 14_000, received: 7_000, difference: -7_000 },
    ]);
    expect((await admin('GET', `/cash-receipts/${next.id}`)).body.closing).toBeNull();
    const following = await close('2026-01-11');
    expect(following.body.lines).toMatchObject([{ orders: 1, expected: 7_000, received: 7_000, difference: 0 }]);
  });
});

describe('the journal', () => {
  const month = dayIn(ZONE, new Date()).slice(0, 7);
  const read = async (query: string) => {
    const answer = await admin('GET', `/accounting/journal?${query}`);
    expect(answer.status).toBe(200);
    const [head, ...rows] = answer.text.replace('\uFEFF', '').trim().split('\r\n');
    return { head, rows: rows.map((row) => row.split(';')) };
  };
  const value = (text: string) => Number(text.replace(',', '.'));

  it('balances every piece, with sales in HT and TVA, and keeps the two FCFA apart', async () => {
    const order = await place();
    const { id } = (await handOver(order)).body;
    await admin('POST', `/cash-receipts/${id}/receive`, { received: 7_000 });
    const { head, rows } = await read(`month=${month}`);
    expect(head).toBe('Journal;Date;Pièce;Compte;Libellé;Débit;Crédit;Devise');
    const mine = rows.filter((row) => row[2] === order.shortNumber);
    const short = (row: string[]) => [row[0], row[3], row[5], row[6], row[7]].join(' ');
    // 7 000 TTC at 18 %: 5 932 HT, of which 1 695 for delivery, and 1 068 of tax.
    expect(mine.map(short).sort()).toEqual([
      'CA 411 0,00 7000,00 XOF',
      'CA 571 7000,00 0,00 XOF',
      'VT 411 7000,00 0,00 XOF',
      'VT 4431 0,00 1068,00 XOF',
      'VT 701 0,00 4237,00 XOF',
      'VT 7071 0,00 1695,00 XOF',
    ]);
    for (const piece of new Set(rows.map((row) => `${row[0]} ${row[2]}`))) {
      const lines = rows.filter((row) => `${row[0]} ${row[2]}` === piece);
      expect(
        lines.reduce((sum, row) => sum + value(row[5]!) - value(row[6]!), 0),
        piece,
      ).toBe(0);
    }
    const central = await read(`month=${month}&currency=XAF&decimals=point`);
    expect(central.rows.every((row) => row[7] === 'XAF')).toBe(true);
  });

  it('takes a sale back that is no longer one', async () => {
    const order = await place();
    for (const status of ['completed', 'cancelled']) await admin('PATCH', `/orders/${order.id}/status`, { status });
    const { rows } = await read(`month=${month}`);
    const sums = rows.filter((row) => row[2] === order.shortNumber && row[3] === '411');
    expect(sums.map((row) => [row[5], row[6]])).toEqual([
      ['7000,00', '0,00'],
      ['0,00', '7000,00'],
    ]);
  });

  it('is of one month, and refuses what is none', async () => {
    expect((await read('month=2020-01')).rows).toEqual([]);
    expect((await admin('GET', '/accounting/journal?month=2026-13')).status).toBe(400);
  });
});

describe('R2085 the drawer', () => {
  it('is counted by currency, less what the till refunded, and a difference is stored and entered', async () => {
    const today = dayIn(ZONE, new Date());
    await shop.database.execute(sql`delete from "cash-closings_lines"`);
    await shop.database.execute(sql`update "cash-receipts" set closing_id = null where status = 'none'`);
    await shop.database.execute(sql`
      with closed as (insert into "cash-closings" (day, by) values ('2000-01-01', 'x') on conflict do nothing returning id)
      update "cash-receipts" set closing_id = (select id from closed) where closing_id is null`);
    await shop.database.execute(sql`delete from "cash-closings" where day > '2000-01-01' and not exists (
      select from "cash-receipts" where closing_id = "cash-closings".id)`);
    const order = await place();
    const { id } = (await handOver(order)).body;
    expect((await admin('POST', `/cash-receipts/${id}/receive`, { received: 6_999.5 })).status).toBe(400);
    await admin('POST', `/cash-receipts/${id}/receive`, { received: 7_000 });
    const requested = await shop.call('POST', `/orders/${order.id}/returns`, {
      json: { key: order.followKey, reason: 'damaged', items: [{ productId: order.items[0].productId, quantity: 1 }] },
    });
    await admin('POST', `/returns/${requested.body.id}/settle`, { status: 'accepted' });
    await admin('POST', `/returns/${requested.body.id}/settle`, { status: 'refunded', refunded: 2_000 });
    const sums = (await admin('GET', `/cash-day/sums?day=${today}`)).body;
    expect(sums.drawer).toEqual([{ currency: 'XOF', expected: 5_000 }]);
    expect(sums.lines).toContainEqual(
      expect.objectContaining({ kind: 'till', currency: 'XOF', received: -2_000, refunded: 2_000, difference: 0 }),
    );
    const close = (counted: object[]) => admin('POST', '/cash-closings', { day: today, counted });
    expect((await close([])).status).toBe(400);
    expect((await close([{ currency: 'XOF', counted: 4_900.5 }])).status).toBe(400);
    expect((await close([{ currency: 'XOF', counted: 4_900, expected: 7_000 }])).status).toBe(409);
    const closed = await close([{ currency: 'XOF', counted: 4_900, expected: 5_000 }]);
    expect([closed.status, closed.body.counts]).toEqual([
      201,
      [expect.objectContaining({ currency: 'XOF', expected: 5_000, counted: 4_900, difference: -100 })],
    ]);
    const { text } = await admin('GET', `/accounting/journal?month=${today.slice(0, 7)}`);
    expect(text).toContain(`${today};571;Écart de caisse ${today};0,00;100,00;XOF`);
    expect(text).toContain(`${today};658;Écart de caisse ${today};100,00;0,00;XOF`);
    expect(text).toContain(`571;Remboursement d’un retour ${order.shortNumber};0,00;2000,00;XOF`);
  });
});
