import { dayIn } from '@karite/shared/cash';
import { canInvoice, type InvoiceDocument, type InvoiceKind, taxIn } from '@karite/shared/invoices';
import { roundMoney } from '@karite/shared/money';
import { discountRows } from '@karite/shared/offers';
import { invoices, type Order, orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { nextNumber } from '../../engine/kinds/numbers/sequence.ts';
import { addIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { clock } from '../../platform/database/moment.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { moneyOfOrder } from '../order-core/order-money.ts';
import { countryOfSale, linesOf, partiesOf } from './parties.ts';
import { sellerOf } from './seller.ts';

/** Who issues; `by` is `null` for the shop itself, or a visitor by their link. */
export type Clerk = Pick<Writer, 'app' | 'database' | 'by'>;

type StoredInvoice = { id: string; document: InvoiceDocument };

async function storedInvoice(executor: Executor, source: string): Promise<StoredInvoice | null> {
  const found = await executor.execute<StoredInvoice>(sql`select id, document from invoices where source = ${source}`);
  return found.rows[0] ?? null;
}

const NUMBER = { resource: invoices, name: 'number', field: invoices.fields.number } as const;

type Issued = Pick<InvoiceDocument, 'lines' | 'subtotal' | 'discount' | 'discounts' | 'fee' | 'total' | 'credits'>;

/** Numbers a document and keeps it whole. The order is locked by the caller. */
async function issue(
  transaction: Executor,
  { app, database, by }: Clerk,
  order: Order,
  kind: InvoiceKind,
  source: string,
  content: Issued,
) {
  const { seller, vatRate } = await sellerOf(transaction, countryOfSale(order));
  const issuedAt = await clock(transaction);
  const isTest = 'isTest' in order && order.isTest === true;
  const document: InvoiceDocument = {
    kind,
    // Its year is the one of the shop's clock.
    number: await nextNumber(transaction, NUMBER, {
      kind,
      isTest,
      issuedAt: dayIn(app.payments.shop.timeZone, new Date(issuedAt)),
    }),
    issuedAt,
    isTest,
    seller,
    ...partiesOf(order),
    ...content,
    ...taxIn(content.total, vatRate),
    taxRate: vatRate,
  };
  const { number, net, tax, taxRate, total } = document;
  const { number: credits = null, reason = null } = content.credits ?? {};
  const { id } = await addIn(
    transaction,
    { app, database, by, resource: invoices },
    { number, kind, orderId: order.id, issuedAt, net, tax, taxRate, total, credits, reason, isTest },
    { hidden: { source, document } },
  );
  return { id, document };
}

const sourceOf = (orderId: string) => `order:${orderId}`;

/**
 * The invoice of an order: the one that it has, or a new one. `null` when there is no such order; throws a 409 while the
 * order is neither paid nor on its way, or was cancelled before it had one.
 */
export async function issueInvoice(
  clerk: Clerk,
  orderId: string,
): Promise<(StoredInvoice & { isNew: boolean }) | null> {
  return clerk.database.transaction(async (transaction) => {
    const order = await lock(transaction, orders, orderId);
    if (!order) return null;
    const before = await storedInvoice(transaction, sourceOf(order.id));
    if (before) return { ...before, isNew: false };
    if (!canInvoice(order))
      throw new ApiError(409, 'conflict', 'La facture est établie quand la commande est payée ou expédiée.');
    const issued = await issue(transaction, clerk, order, 'invoice', sourceOf(order.id), {
      lines: linesOf(order),
      subtotal: order.subtotal,
      discount: order.discount,
      discounts: discountRows(order.discount, order.discounts),
      fee: order.fee,
      total: order.totalPrice,
      credits: null,
    });
    return { ...issued, isNew: true };
  });
}

/** Why money goes back. `source` names it once and for all: nothing is credited twice. */
export type Credit = { orderId: string; source: string; amount: number | 'all'; reason: string };

/**
 * A credit note over all that is left of an order's invoice, or over a part of it. `null` where there is no invoice, nothing
 * is left, or this very credit was given before: notes never come to more than the invoice.
 */
export async function issueCredit(transaction: Executor, clerk: Clerk, { orderId, source, amount, reason }: Credit) {
  const order = await lock(transaction, orders, orderId);
  const invoice = order && (await storedInvoice(transaction, sourceOf(order.id)));
  if (!order || !invoice || (await storedInvoice(transaction, source))) return null;
  const { credit: left } = (await moneyOfOrder(transaction, orderId)).left;
  const { document } = invoice;
  const total = amount === 'all' ? left : Math.min(roundMoney(amount), left);
  if (total <= 0) return null;
  const credits = { number: document.number, issuedAt: document.issuedAt, reason };
  const { lines, subtotal, discount, discounts = [], fee } = document;
  return issue(transaction, clerk, order, 'credit-note', source, {
    ...(total === document.total
      ? { lines, subtotal, discount, discounts, fee }
      : { lines: [{ name: reason, quantity: 1, price: total, total }], subtotal: total, discount: 0, fee: 0 }),
    total,
    credits,
  });
}
