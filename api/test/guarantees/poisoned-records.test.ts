import { brands, webhooks } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertRecord } from '../../src/engine/write/save.ts';
import { isOfRecords } from '../../src/platform/tasks/define-task.ts';
import { SHOWN_FROM } from '../../src/platform/tasks/job-states.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { orderOnline, play } from '../support/online-order.ts';
import { shopDay, TEST_ZONE } from '../support/shop-day.ts';
import { failuresOf as allFailures, letPausesPass, runTask } from '../support/tasks.ts';
import { withTestApp } from '../support/with-test-app.ts';

const shop = withTestApp([], { repeatsWork: false });
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  product = await makeProduct(shop);
  await shop.database.execute(sql`
    create function refuse_poison() returns trigger language plpgsql as $$
      begin raise exception 'This row is poisoned'; end $$`);
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const POISONED: [table: string, name: string][] = [];
let count = 0;
/** Makes a table refuse the rows of a condition, whatever writes them. */
async function poison(table: string, condition: string): Promise<void> {
  count += 1;
  POISONED.push([table, `poison_${count}`]);
  await shop.database.execute(
    sql.raw(`create trigger poison_${count} before insert or update on "${table}" for each row
      when (${condition}) execute function refuse_poison()`),
  );
}
async function cure(): Promise<void> {
  for (const [table, name] of POISONED.splice(0))
    await shop.database.execute(sql.raw(`drop trigger ${name} on "${table}"`));
}
afterEach(async () => {
  await cure();
  await shop.database.execute(sql`truncate pgboss.job`);
});

const failuresOf = (task: string) => allFailures(shop, task);
/** Lets the pause after a failure pass. */
const letPass = () => letPausesPass(shop);
const run = (task: string) => runTask(shop, task);

type Kind = {
  task: string;
  /** What has to be so before each run. */
  before?: () => Promise<unknown>;
  now?: Date;
  /** What a task is due on, the poisoned one before the good one. */
  poisoned: string;
  /** Whether the task has dealt with the good one. */
  isDone: (which: 'poisoned' | 'good') => Promise<boolean>;
};

/** One poisoned record hinders no other, is tried again after a pause, and is done once the poison is gone. */
async function expectNotHindered({ task, before, now, poisoned, isDone }: Kind): Promise<void> {
  const run = async () => {
    await before?.();
    await runTask(shop, task, now);
  };
  await run();
  expect([await isDone('good'), await isDone('poisoned')]).toEqual([true, false]);
  const failed = { record: poisoned, attempts: 1, error: expect.stringContaining('poisoned') };
  expect(await failuresOf(task)).toEqual([failed]);
  await run();
  expect(await failuresOf(task)).toEqual([failed]);
  await letPass();
  await run();
  expect(await failuresOf(task)).toEqual([{ ...failed, attempts: 2 }]);
  await cure();
  await letPass();
  await run();
  expect([await isDone('poisoned'), await failuresOf(task)]).toEqual([true, []]);
}

const exists = async (query: ReturnType<typeof sql>) => (await shop.database.execute(query)).rows.length > 0;
const place = async (status?: string): Promise<string> => {
  const { id } = (await shop.call('POST', '/orders', { json: orderOf([product]) })).body;
  if (status) expect((await admin('PATCH', `/orders/${id}/status`, { status })).status).toBe(200);
  return id;
};
const pair = async (make: () => Promise<string>) => ({ poisoned: await make(), good: await make() });

/** Makes payments or refunds due before their pause has passed. */
const makeDue = (table: 'payments' | 'refunds', ids: { poisoned: string; good: string }) =>
  shop.database.execute(sql`
    update ${sql.identifier(table)} set next_check_at = now(), asked_at = now() - interval '6 seconds'
    where id in (${ids.poisoned}, ${ids.good}) and status = 'pending'`);
const unpaid = async () => {
  const order = await orderOnline(shop, product);
  await shop.database.execute(sql`
    with aged as (update payments set created_at = now() - interval '3 days' where order_id = ${order.id})
    update orders set created_at = now() - interval '3 days' where id = ${order.id}`);
  return order;
};
const hasStatus = (table: string, status: string, id: string) =>
  exists(sql`select 1 from ${sql.identifier(table)} where id = ${id} and status = ${status}`);

const runLetters = () => run('send-letters');
const sendLetter = async (): Promise<string> => {
  const { id } = (await admin('POST', '/letters', { subject: 'Nouveautés', text: 'Voici.', audience: 'all' })).body;
  await admin('POST', `/letters/${id}/send`);
  return id;
};

describe('P64: one poisoned record hinders no other', () => {
  it('an invoice; its order is not lost when days have passed', async () => {
    const ids = await pair(() => place('paid'));
    await poison('invoices', `new.order_id = '${ids.poisoned}'`);
    await expectNotHindered({
      task: 'issue-invoices',
      before: async () => {
        if ((await failuresOf('issue-invoices')).length > 0)
          await shop.database.execute(sql`update orders_history set at = at - interval '10 days'`);
      },
      poisoned: ids.poisoned,
      isDone: (which) => exists(sql`select 1 from invoices where source = ${`order:${ids[which]}`}`),
    });
  });

  it('an invoice of an order that was paid while the shop was off for days; not of one before the first invoice', async () => {
    const ids = await pair(() => place('paid'));
    await shop.database.execute(sql`
      update orders_history set at = now() - case when orders_id = ${ids.good} then interval '10 days' else interval '40 days' end
      where orders_id in (${ids.good}, ${ids.poisoned})`);
    // Whatever was queued with the order is lost.
    await shop.database.execute(sql`truncate pgboss.job`);
    // A document is never changed, but here, where time has to pass.
    await shop.database.execute(sql`alter table invoices disable trigger user`);
    await shop.database.execute(sql`update invoices set issued_at = now() - interval '30 days'`);
    await shop.database.execute(sql`alter table invoices enable trigger user`);
    await run('issue-invoices');
    const isInvoiced = (id: string) => exists(sql`select 1 from invoices where source = ${`order:${id}`}`);
    expect(await isInvoiced(ids.good)).toBe(false);
    await run('issue-missed-invoices');
    expect([await isInvoiced(ids.good), await isInvoiced(ids.poisoned)]).toEqual([true, false]);
  });

  it('a credit note of an order that was cancelled', async () => {
    const ids = await pair(() => place('paid'));
    await run('issue-invoices');
    for (const id of Object.values(ids)) await admin('PATCH', `/orders/${id}/status`, { status: 'cancelled' });
    await poison('invoices', `new.order_id = '${ids.poisoned}'`);
    await expectNotHindered({
      task: 'issue-cancelled-credits',
      poisoned: ids.poisoned,
      isDone: (which) => exists(sql`select 1 from invoices where source = ${`cancelled:${ids[which]}`}`),
    });
  });

  it('a certificate, refused or stored in vain', async () => {
    const orders = await pair(() => place('paid'));
    await run('issue-invoices');
    const invoiceOf = async (id: string) =>
      (await shop.database.execute<{ id: string }>(sql`select id from invoices where source = ${`order:${id}`}`))
        .rows[0]!.id;
    const ids = { poisoned: await invoiceOf(orders.poisoned), good: await invoiceOf(orders.good) };
    await poison('invoices', `new.id = '${ids.poisoned}' and new.certification_code is not null`);
    shop.app.certifier = { certify: async () => ({ code: 'MECEF', qr: null, counters: null }) };
    await shop.app.taskQueue.prepare();
    await expectNotHindered({
      task: 'certify-invoices',
      poisoned: ids.poisoned,
      isDone: (which) =>
        exists(sql`select 1 from invoices where id = ${ids[which]} and certification_code is not null`),
    });
  });

  it('an order that expires; fifty that wait for a decision starve none', async () => {
    const odd = await Promise.all(Array.from({ length: 51 }, unpaid));
    await shop.database.execute(sql`
      update payments set status = 'underpaid' where order_id = any(${sql.param(odd.map(({ id }) => id))}::uuid[])`);
    const ids = await pair(async () => (await unpaid()).id);
    await poison('orders', `new.id = '${ids.poisoned}' and new.status = 'cancelled'`);
    await expectNotHindered({
      task: 'expire-orders',
      poisoned: ids.poisoned,
      isDone: (which) => hasStatus('orders', 'cancelled', ids[which]),
    });
  });

  it('a payment, and a refund of one', async () => {
    const begin = async () => {
      const order = await orderOnline(shop, product);
      await play(shop, order, 'silence');
      return order.paymentId;
    };
    const ids = await pair(begin);
    await poison('payments', `new.id = '${ids.poisoned}' and new.status = 'paid'`);
    await expectNotHindered({
      task: 'check-payments',
      before: () => makeDue('payments', ids),
      poisoned: ids.poisoned,
      isDone: (which) => hasStatus('payments', 'paid', ids[which]),
    });
    const refund = async (paymentId: string) =>
      (
        await admin('POST', `/payments/${paymentId}/refunds`, {
          id: crypto.randomUUID(),
          // The stand-in takes its time with what ends so.
          amount: 1_001,
          byHand: false,
          note: null,
        })
      ).body.id as string;
    const back = { poisoned: await refund(ids.poisoned), good: await refund(ids.good) };
    await poison('refunds', `new.id = '${back.poisoned}' and new.status = 'done'`);
    await expectNotHindered({
      task: 'ask-refunds',
      before: () => makeDue('refunds', back),
      poisoned: back.poisoned,
      isDone: (which) => hasStatus('refunds', 'done', back[which]),
    });
  });

  it('a lot that expires', async () => {
    const { id: productId } = await makeProduct(shop);
    await admin('POST', '/stock-movements', { productId, reason: 'counted', quantity: 0 });
    const lines = ['A', 'B'].map((lot) => ({ productId, quantity: 2, lot, expiresOn: shopDay(9), expected: null }));
    const sheet = { key: crypto.randomUUID(), kind: 'received', note: null, lines };
    expect((await admin('POST', '/stock-sheets', sheet)).status).toBe(201);
    await shop.database.execute(sql`update lots set expires_on = ${shopDay(-1)}::date`);
    const [first, second] = (await admin('GET', `/lots?productId=${productId}&_sort=id&_order=asc`)).body;
    const ids = { poisoned: first.id, good: second.id };
    await poison('lots', `new.id = '${ids.poisoned}' and new.status = 'expired'`);
    await expectNotHindered({
      task: 'expire-lots',
      poisoned: ids.poisoned,
      isDone: (which) => hasStatus('lots', 'expired', ids[which]),
    });
  });

  it('a collection on its first day', async () => {
    const make = async () =>
      (await admin('POST', '/collections', { title: 'Noël', startsAt: '2099-01-01T00:00:00Z' })).body.id;
    const [one, other] = [await make(), await make()].sort();
    const ids = { poisoned: one, good: other };
    await shop.database.execute(sql`update collections set starts_at = now() - interval '1 minute'`);
    await poison('collections', `new.id = '${ids.poisoned}' and new.is_shown`);
    await expectNotHindered({
      task: 'show-collections',
      poisoned: ids.poisoned,
      isDone: (which) => exists(sql`select 1 from collections where id = ${ids[which]} and is_shown`),
    });
  });

  it('a cart that was left', async () => {
    const leave = async () => {
      const { id, token } = await shop.signUp();
      await shop.call('POST', '/notification-choices', { token, json: { cartEmail: true } });
      await shop.call('PUT', '/users/me/cart', { token, json: { items: [{ productId: product.id, quantity: 2 }] } });
      return id;
    };
    const ids = await pair(leave);
    await shop.database.execute(sql`
      update "saved-carts" set changed_at = changed_at - interval '5 hours', created_at = created_at - interval '5 hours'`);
    await poison('saved-carts', `new.user_id = '${ids.poisoned}' and new.reminded_at is not null`);
    const noon = new Date(Date.parse(`${shopDay()}T12:00:00Z`) + (TEST_ZONE === 'Etc/GMT+12' ? 12 : -14) * 3_600_000);
    await expectNotHindered({
      task: 'remind-of-carts',
      now: noon,
      poisoned: ids.poisoned,
      isDone: (which) =>
        exists(sql`select 1 from "saved-carts" where user_id = ${ids[which]} and reminded_at is not null`),
    });
  });

  it('a price that fell', async () => {
    const dear = await makeProduct(shop, { price: 5_000 });
    const watch = async () => {
      const { id, token } = await shop.signUp();
      await shop.call('POST', '/price-watches', { token, json: { productId: dear.id } });
      return id;
    };
    const [one, other] = [await watch(), await watch()].sort();
    const ids = { poisoned: one!, good: other! };
    await admin('PATCH', `/products/${dear.id}`, { price: 4_000 });
    await run('tell-fallen-prices');
    await shop.database.execute(sql`update "price-watches" set seen_at = now() - interval '2 days'`);
    await poison('alerts', `new.user_id = '${ids.poisoned}'`);
    await expectNotHindered({
      task: 'tell-fallen-prices',
      poisoned: ids.poisoned,
      isDone: (which) => exists(sql`select 1 from alerts where user_id = ${ids[which]} and kind = 'prices'`),
    });
  });

  it('a letter', async () => {
    await shop.database.execute(sql`
      insert into newsletter (email, confirmed_at) values ('a@example.com', now()), ('b@example.com', now())`);
    const ids = await pair(sendLetter);
    await poison('letters', `new.id = '${ids.poisoned}' and new.reached is not null`);
    // One letter leaves at a time.
    await runLetters();
    await runLetters();
    expect([await hasStatus('letters', 'sent', ids.good), await hasStatus('letters', 'sent', ids.poisoned)]).toEqual([
      true,
      false,
    ]);
    await cure();
    await letPass();
    await runLetters();
    expect([await hasStatus('letters', 'sent', ids.poisoned), await failuresOf('send-letters')]).toEqual([true, []]);
  });

  it('a subscriber of a letter, who gets it once the poison is gone', async () => {
    await shop.database.execute(sql`truncate newsletter, messages cascade`);
    const { rows } = await shop.database.execute<{ id: string; email: string }>(sql`
      insert into newsletter (email, confirmed_at)
      select 'lettre' || number || '@example.com', now() from generate_series(1, 5) number returning id, email`);
    const letter = await sendLetter();
    const emails = { poisoned: rows[2]!.email, good: rows[4]!.email };
    await poison('messages', `new.recipient = '${emails.poisoned}'`);
    await expectNotHindered({
      task: 'send-letter-to',
      before: runLetters,
      poisoned: `${rows[2]!.id}:${letter}`,
      isDone: (which) => exists(sql`select 1 from messages where recipient = ${emails[which]}`),
    });
    expect(await exists(sql`select 1 from messages where event = 'letter' offset 4`)).toBe(true);
    expect(await exists(sql`select 1 from messages where event = 'letter' offset 5`)).toBe(false);
  });

  it('an export that is due', async () => {
    const adminId = (await admin('GET', '/users/me')).body.id;
    let named = 0;
    const make = async () => {
      named += 1;
      const plan = {
        name: `Export ${named}`,
        list: 'products',
        every: 'day',
        hour: 6,
        format: 'csv',
        recipients: [adminId],
      };
      return (await admin('POST', '/export-schedules', plan)).body.id;
    };
    const ids = await pair(make);
    await shop.database.execute(sql`
      update "export-schedules" set next_at = now() - case when id = ${ids.poisoned} then interval '2 minutes' else interval '1 minute' end`);
    await poison('jobs', `new.title = 'Export 1'`);
    await expectNotHindered({
      task: 'make-exports',
      poisoned: ids.poisoned,
      isDone: (which) => exists(sql`select 1 from "export-schedules" where id = ${ids[which]} and last_at is not null`),
    });
  });

  it('an event of a webhook', async () => {
    await insertRecord(shop.database, webhooks, {
      name: 'w',
      url: 'https://exemple.com/',
      isOpen: true,
      events: [{ resource: 'brands', event: 'all' }],
    });
    const records = await pair(() =>
      insertRecord(shop.database, brands, { name: `Marque ${Math.random()}`, featured: false }),
    );
    const eventOf = async (record: string) =>
      (
        await shop.database.execute<{ id: string }>(
          sql`select id from "webhook-deliveries" where record_id = ${record}`,
        )
      ).rows[0]!.id;
    const ids = { poisoned: await eventOf(records.poisoned), good: await eventOf(records.good) };
    await poison('webhook-deliveries', `new.id = '${ids.poisoned}' and new.payload is not null`);
    await expectNotHindered({
      task: 'prepare-webhooks',
      poisoned: ids.poisoned,
      isDone: (which) =>
        exists(sql`select 1 from "webhook-deliveries" where id = ${ids[which]} and payload is not null`),
    });
  });
});

describe('R2021: what failed several times', () => {
  const failed = async () =>
    (await admin('GET', '/today')).body.find(({ section }: { section: string }) => section === 'failed');

  it('is shown to administrators from the fifth time on, with the record, the last error and a way to try again', async () => {
    const order = await place('paid');
    await poison('invoices', `new.order_id = '${order}'`);
    for (let attempt = 1; attempt < SHOWN_FROM; attempt += 1) {
      await run('issue-invoices');
      await letPass();
    }
    expect((await failed()).total).toBe(0);
    await run('issue-invoices');
    const { shortNumber } = (await admin('GET', `/orders/${order}`)).body;
    const again = { task: 'issue-invoices', record: order };
    expect((await failed()).rows).toEqual([
      expect.objectContaining({
        record: 'orders',
        id: order,
        title: `Établir la facture · ${shortNumber}`,
        note: '5 échecs. Dernière erreur : Erreur inattendue : This row is poisoned',
        again,
      }),
    ]);
    const { token } = await shop.signUp();
    const rights = JSON.stringify({ orders: ['read', 'update'] });
    await shop.database.execute(sql`update users set rights = ${rights}::jsonb where role = 'user'`);
    expect((await shop.call('GET', '/today/failed', { token })).status).toBe(403);
    expect((await shop.call('POST', '/today/failed/retry', { token, json: again })).status).toBe(403);
    await cure();
    await run('issue-invoices');
    expect((await failed()).total).toBe(1);
    expect((await admin('POST', '/today/failed/retry', again)).status).toBe(204);
    await run('issue-invoices');
    expect((await failed()).total).toBe(0);
    expect((await admin('POST', '/today/failed/retry', again)).status).toBe(404);
  });

  it('is shown no more once somebody has dealt with the record', async () => {
    const order = await place('paid');
    await poison('invoices', `new.order_id = '${order}'`);
    await run('issue-invoices');
    expect(await failuresOf('issue-invoices')).toHaveLength(1);
    await admin('PATCH', `/orders/${order}/status`, { status: 'cancelled' });
    await run('issue-invoices');
    expect(await failuresOf('issue-invoices')).toEqual([]);
  });

  it('names a record of a resource that is there', () => {
    const names = new Set(shop.app.resources.map(({ name }) => name));
    expect(shop.app.taskQueue.tasks.filter((task) => isOfRecords(task) && !names.has(task.resource))).toEqual([]);
  });
});
