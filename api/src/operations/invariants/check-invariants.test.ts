import { randomUUID } from 'node:crypto';
import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPicture } from '@karite/shared/media';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf, makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants, findViolations } from './check-invariants.ts';

const shop = withTestApp();
let logo = '';
const NIL = '00000000-0000-4000-8000-000000000001';

const check = () => checkInvariants(shop.database, shop.mediaStore);

beforeAll(async () => {
  const [cheap, expensive] = [
    await makeProduct(shop, { badge: 'Promo', price: 4_995 }),
    await makeProduct(shop, { price: 60_000 }),
  ];
  const placed = await shop.call('POST', '/orders', { json: orderOf([cheap, expensive], { quantity: 2 }) });
  await shop.call('PATCH', `/orders/${placed.body.id}/status`, { token: shop.adminToken, json: { status: 'shipped' } });
  const form = formOf({ name: 'Sènami', logo: await pictureFile() });
  logo = (await shop.call('POST', '/brands', { token: shop.adminToken, form })).body.logo;
});

const GUARDS = [
  'orders drop constraint orders_status_choice',
  'orders drop constraint orders_order_id_unique',
  'users drop constraint users_email_unique',
];
const INDEXES = ['payments_transaction', 'payments_paid_once'];

/** Creates a fault, checks, and rolls it back; the schema's own constraints are dropped meanwhile. */
async function violationsWith(fault: SQL | SQL[]): Promise<string[]> {
  let found: string[] = [];
  const undo = new Error('undo');
  const work = shop.database.transaction(async (transaction) => {
    for (const guard of GUARDS) await transaction.execute(sql.raw(`alter table ${guard}`));
    for (const index of INDEXES) await transaction.execute(sql.raw(`drop index ${index}`));
    for (const statement of [fault].flat()) await transaction.execute(statement);
    found = (await findViolations(transaction, shop.mediaStore)).map((finding) => finding.invariant);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  return found;
}

/** The first order once more, without its lines. */
const copyOrder = (number: SQL, transaction: SQL) => sql`
  insert into orders (order_id, transaction_id, status, nom, prenom, phone, delivery_type, payment_method, subtotal, discount, fee,
    free_delivery_from, discount_from, discount_percent, total_price, request_hash, preparation, next_step)
  select ${number}, ${transaction}, status, nom, prenom, phone, delivery_type, payment_method, subtotal, discount, fee,
    free_delivery_from, discount_from, discount_percent, total_price, '', preparation, next_step
  from orders limit 1`;

/** A payment of the first order that counts. */
const PAID = sql`
  insert into payments (order_id, provider, status, order_amount, amount, currency, transaction_id, paid_amount, paid_currency,
    is_test, verified_at)
  select id, 'kkiapay', 'paid', total_price, total_price, 'XOF', 'T-1', total_price, 'XOF', false, now() from orders limit 1`;
/** The same, with something wrong with it alone. */
const paymentWith = (fault: SQL): SQL[] => [
  PAID,
  sql`update orders set transaction_id = 'T-1'`,
  sql`insert into orders_history (orders_id, position, "from", "to", at) select id, 99, 'shipped', 'paid', now() from orders limit 1`,
  sql`update payments set ${fault}`,
];

/** An invoice of the first order, as it should be; `invoices_kept` guards nothing here. */
const invoice = (number: string, kind: string, source: SQL, total: SQL) => sql`
  insert into invoices (number, kind, order_id, issued_at, net, tax, tax_rate, total, is_test, source, document)
  select ${number}, ${kind}, id, now() - interval '2 hours', ${total}, 0, 0, ${total}, false, ${source}, '{}' from orders limit 1`;
const WHOLE = sql`(select total_price from orders limit 1)`;
const ISSUED: SQL[] = [
  ...paymentWith(sql`note = null`),
  sql`insert into sequence_counters (series, last) values ('invoices.number:F2026-', 1), ('invoices.number:A2026-', 1)`,
  invoice('F2026-000001', 'invoice', sql`'order:' || id`, WHOLE),
  sql`
    insert into refunds (payment_id, amount, currency, status, by_hand, by, updated_at)
    select id, 1000, 'XOF', 'done', true, 'x', now() - interval '2 hours' from payments`,
  invoice('A2026-000001', 'credit-note', sql`'refund:' || (select id from refunds)`, sql`1000`),
];
const invoicedWith = (...faults: SQL[]): SQL[] => [...ISSUED, sql`drop trigger invoices_kept on invoices`, ...faults];

/** A return of one piece of the first order's first line, refunded by hand; it was paid `amount`. */
const returned = (amount: SQL, refunded = amount, quantity = 1): SQL => sql`
  with chosen as (select * from orders limit 1), added as (
    insert into returns (order_id, status, reason, amount, refunded, from_till, settled_at)
    select id, 'refunded', 'damaged', ${amount}, ${refunded}, false, now() from chosen returning id, order_id, amount)
  insert into returns_items (returns_id, position, product_id, name, price, quantity, amount)
  select added.id, 0, line.product_id, line.name, line.price, ${quantity}::int, added.amount
  from added join orders_items line on line.orders_id = added.order_id and line.position = 0`;

describe('check-invariants', () => {
  it('finds nothing in a shop that only its API wrote', async () => {
    expect(await check()).toEqual([]);
  });

  it.each<[string, string, SQL | SQL[]]>([
    ['I2', 'a number that two orders have', copyOrder(sql`order_id`, sql`null`)],
    ['I3', 'a total one franc lower', sql`update orders set total_price = total_price - 1`],
    [
      'I3',
      'a discount that no rule gives',
      sql`update orders set discount = discount + 100, total_price = total_price - 100`,
    ],
    ['I3', 'a fee that is not due', sql`update orders set fee = 2000, total_price = total_price + 2000`],
    ['I3', 'a fee forgotten by the rules that the order keeps', sql`update orders set free_delivery_from = 100000000`],
    ['I3', 'another discount than by the rules that the order keeps', sql`update orders set discount_percent = 11`],
    ['I3', 'a line with a changed price', sql`update orders_items set price = price + 0.01 where position = 1`],
    ['I3', 'a line that came on promotion', sql`update orders_items set is_on_promo = not is_on_promo`],
    ['I3', 'a sale price that does not follow from the badge', sql`update products set sale_price = price`],
    ['I4', 'an order without lines', sql`delete from orders_items`],
    ['I4', 'a basket that is torn', sql`delete from orders_items where position = 0`],
    ['I4', 'a line of nothing', sql`update orders_items set quantity = 0`],
    ['I5', 'a status from nowhere', sql`update orders set status = 'lost'`],
    ['I5', 'a status that no step led to', sql`update orders set status = 'completed'`],
    ['I5', 'a step that was taken out', sql`delete from orders_history where position = 0`],
    [
      'I7',
      'a transaction for two orders',
      sql`
      with one as (${copyOrder(sql`'ORDER_1'`, sql`'T-1'`)}) ${copyOrder(sql`'ORDER_2'`, sql`'T-1'`)}`,
    ],
    ['I7', 'a transaction for two payments', [PAID, PAID]],
    ['I7', 'a payment that nobody confirmed', paymentWith(sql`verified_at = null`)],
    ['I7', 'a payment without a transaction', paymentWith(sql`transaction_id = null`)],
    ['I7', 'a payment of one franc', paymentWith(sql`paid_amount = 1`)],
    ['I7', 'a payment in another currency', paymentWith(sql`paid_currency = 'GHS'`)],
    ['I7', "a payment of less than its order's total", paymentWith(sql`amount = 1, paid_amount = 1`)],
    ['I7', 'a payment with an order that was never marked as paid', PAID],
    ['I7', 'play money on an order that counts', paymentWith(sql`is_test = true`)],
    [
      'I7',
      'an order paid by nobody',
      sql`
      with marked as (update orders set payment_method = 'en-ligne' returning id)
      insert into orders_history (orders_id, position, "from", "to", at) select id, 99, 'shipped', 'paid', now() from marked`,
    ],
    ['I7', 'money refunded twice', invoicedWith(sql`update refunds set amount = 1000000`)],
    ['I7', 'money refunded in another currency', invoicedWith(sql`update refunds set currency = 'XAF'`)],
    ['I7', 'a payment refunded that was not', paymentWith(sql`status = 'refunded'`)],
    ['I7', 'odd money that was accepted without a word', paymentWith(sql`settled_by = 'x', note = null`)],
    [
      'I7',
      'an order on its way that nobody paid or sent',
      sql`
      with marked as (update orders set payment_method = 'en-ligne', status = 'shipped' returning id)
      update orders_history set by = null where orders_id in (select id from marked)`,
    ],
    [
      'I13',
      'a gap in the invoices',
      invoicedWith(sql`update invoices set number = 'F2026-000002' where kind = 'invoice'`),
    ],
    ['I13', 'a gap in the credit notes', invoicedWith(sql`delete from invoices where kind = 'credit-note'`)],
    [
      'I13',
      'a counter that went back',
      invoicedWith(sql`update sequence_counters set last = 0 where series = 'invoices.number:F2026-'`),
    ],
    [
      'I13',
      'a credit note in the invoices',
      invoicedWith(sql`update invoices set kind = 'invoice', total = ${WHOLE}, net = ${WHOLE}`),
    ],
    [
      'I13',
      'more credited than invoiced',
      invoicedWith(sql`update invoices set total = total + 1000000, net = net + 1000000 where kind = 'credit-note'`),
    ],
    [
      'I13',
      'an invoice of another amount',
      invoicedWith(sql`update invoices set total = total - 1, net = net - 1 where kind = 'invoice'`),
    ],
    ['I13', 'a tax that is not the rest', invoicedWith(sql`update invoices set tax = 1`)],
    [
      'I13',
      'a refund without its credit note',
      invoicedWith(
        sql`delete from invoices where kind = 'credit-note'`,
        sql`delete from sequence_counters where series = 'invoices.number:A2026-'`,
      ),
    ],
    [
      'I13',
      'a return that nobody credited',
      invoicedWith(sql`
        insert into returns (order_id, status, reason, amount, refunded, settled_at)
        select id, 'refunded', 'damaged', 500, 500, now() - interval '2 hours' from orders limit 1`),
    ],
    [
      'I13',
      'one refund that was credited twice',
      invoicedWith(
        sql`
        insert into returns (order_id, status, reason, amount, refunded, refund_id, settled_at)
        select id, 'refunded', 'damaged', 1000, 1000, (select id from refunds), now() from orders limit 1`,
        invoice('A2026-000002', 'credit-note', sql`'return:' || (select id from returns)`, sql`1000`),
        sql`update sequence_counters set last = 2 where series = 'invoices.number:A2026-'`,
      ),
    ],
    ['I17', 'more refunded than was taken', invoicedWith(returned(sql`total_price`))],
    ['I17', 'one franc more than a line cost', returned(sql`total_price`, sql`total_price + 1`)],
    ['I17', 'a return of more pieces than were bought', returned(sql`1`, sql`1`, 99)],
    ['I17', 'a refund of a part of a franc', invoicedWith(sql`update refunds set amount = 999.5`)],
    ['I17', 'a refund of nothing', invoicedWith(sql`update refunds set amount = 0`)],
    ['I17', 'an order that claims a refund', sql`update orders set is_refunded = true`],
    [
      'I17',
      'cash that left the till for nothing',
      sql`
      insert into cash_payouts (source, order_id, currency, amount) select 'return:' || id, id, 'XOF', 1 from orders limit 1`,
    ],
    [
      'I17',
      'a late payment accepted though half of it was refunded',
      [
        ...paymentWith(sql`settled_by = 'x', note = 'x'`),
        sql`
          insert into refunds (payment_id, amount, currency, status, by_hand, from_till, by, updated_at)
          select id, 1000, 'XOF', 'done', true, false, 'x', now() - interval '2 hours' from payments`,
        sql`
          insert into audit (user_id, email, resource, record_id, action, before, after)
          select id, 'x', 'payments', id, 'edit', '{"status":"late"}', '{"status":"paid"}' from payments`,
      ],
    ],
    ['I7', 'a transaction on an order that no payment has', sql`update orders set transaction_id = 'T-9'`],
    [
      'I9',
      'an address twice',
      sql`insert into users (email, role, is_active, password_hash) values ('ADMIN@example.com', 'user', true, '')`,
    ],
    ['I9', 'an address in capitals', sql`update users set email = 'Admin@example.com'`],
    [
      'I11',
      'a category below itself',
      sql`
      insert into categories (id, title, color, position, parent_id) values (${NIL}, 'Visage', '#b54e5a', 1, ${NIL})`,
    ],
    ['I12', 'no active administrator', sql`update users set is_active = false`],
  ])('%s: finds %s', async (invariant, _what, fault) => {
    expect(await violationsWith(fault)).toContain(invariant);
  });

  it('I7, I13: finds nothing wrong with the payment and the invoice that those faults are made in', async () => {
    expect(await violationsWith(paymentWith(sql`note = 'as it should be'`))).not.toContain('I7');
    const found = await violationsWith(ISSUED);
    expect([found.includes('I7'), found.includes('I13')]).toEqual([false, false]);
  });

  it('I10: finds a row without its file, and an old file that no row names', async () => {
    const strayId = `${randomUUID().replaceAll('-', '')}-10x10-ffffff.webp`;
    const stray = path.join(shop.mediaDir, strayId);
    await writeFile(stray, 'x');
    expect(await check()).toEqual([]);
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    await utimes(stray, twoHoursAgo, twoHoursAgo);
    const variant = path.join(shop.mediaDir, readPicture(logo)!.variants[0]!.url.slice('/media/'.length));
    await rm(variant);
    const found = await check();
    expect(found.map((finding) => finding.invariant)).toEqual(['I10', 'I10']);
    expect(found.map((finding) => finding.id)).toContain(strayId);
  });
});
