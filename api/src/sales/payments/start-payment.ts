import { isShopCurrency } from '@karite/shared/money';
import { amountIn, type Currency } from '@karite/shared/payments';
import { messagesOf } from '@karite/shared/resource';
import type { Order, Payment } from '@karite/shared/resources';
import { payments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { addIn, readBack } from '../../engine/write/write.ts';
import { fromNow } from '../../platform/database/moment.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import type { Cashier } from './cashier.ts';
import { type OfferedMethod, offeredIn, readMethods, type Shop } from './offered.ts';
import { changePayment, lockPayment, lockUnpaid } from './payment-store.ts';
import { type Opening, type PaymentProvider, ProviderAway } from './provider.ts';

/** How long after its start a payment is first checked, whatever the browser does, in s. */
const FIRST_CHECK_S = 30;

type Wanted = { method: OfferedMethod; provider: PaymentProvider; amount: number; currency: Currency };
type Begun = { id: string; open: Opening | null };

const closed = (message: string) => new ApiError(422, 'validation', message, { fields: { provider: message } });

/** Which open method pays an order, and what it comes to there. Throws a 422 when there is none. */
async function wantedFor(
  cashier: Cashier,
  shop: Shop,
  order: Order,
  providerName: string | undefined,
): Promise<Wanted> {
  const offered = (await offeredIn(await readMethods(cashier.database), shop, order.country)).filter(
    (it) => it.method === 'en-ligne',
  );
  const method = offered.find((it) => it.isOpen && (!providerName || it.provider === providerName));
  if (!method?.provider || !method.currency)
    throw closed(offered[0]?.note ?? 'Le paiement en ligne n’est pas ouvert dans ce pays');
  const provider = shop.providers.get(method.provider);
  const amount = amountIn(method.currency, order.totalPrice, method.rate, method.amountMultiple ?? 1);
  if (!amount || !provider) throw closed('Cette commande ne se paie pas en ligne');
  return { method, provider, amount, currency: method.currency };
}

/** The payment of an order that is under way and can still be paid like this, or a new one. */
async function begin(
  { app, database }: Cashier,
  order: Order,
  { method, provider, amount, currency }: Wanted,
  by: SignedIn | null,
): Promise<Begun> {
  return database.transaction(async (transaction) => {
    const held = await lockUnpaid(transaction, order.id);
    const found = await transaction.execute<Begun>(sql`
      select id, open from payments
      where order_id = ${order.id} and status = 'pending' and provider = ${method.provider} and amount = ${amount}
        and currency = ${currency} and (open_until is null or open_until > now())
      order by created_at desc limit 1`);
    if (found.rows[0]) return found.rows[0];
    const rate = isShopCurrency(currency) ? null : method.rate;
    const writer = { app, database, by, resource: payments };
    const { id } = await addIn(transaction, writer, {
      orderId: order.id,
      provider: provider.name,
      status: 'pending',
      orderAmount: held.totalPrice,
      amount,
      currency,
      rate,
      isTest: method.isTest,
      nextCheckAt: await fromNow(transaction, FIRST_CHECK_S),
    });
    return { id, open: null };
  });
}

/**
 * Starts paying an order: by the payment under way, or a new one of the order's total, made known to the provider before
 * the browser opens anything. Throws a 409 when the order is paid or cancelled, a 422 when no method is open, a 503 when
 * the provider is away (the payment can be started again).
 */
export async function startPayment(
  cashier: Cashier,
  shop: Shop,
  order: Order,
  { by, provider: providerName, returnUrl }: { by: SignedIn | null; provider?: string; returnUrl: string },
): Promise<{ payment: Payment; open: Opening }> {
  const wanted = await wantedFor(cashier, shop, order, providerName);
  const begun = await begin(cashier, order, wanted, by);
  if (begun.open) return { payment: await readBack(cashier.database, payments, begun.id), open: begun.open };
  const requested = { id: begun.id, amount: wanted.amount, currency: wanted.currency, country: order.country };
  const created = await wanted.provider.create(requested, order, { returnUrl }).catch((error) => {
    if (!(error instanceof ProviderAway)) throw error;
    throw new ApiError(
      503,
      'unavailable',
      'Le paiement en ligne ne répond pas. Votre commande est gardée : réessayez dans un instant.',
      {
        headers: { 'retry-after': '5' },
      },
    );
  });
  const until = created.validMs === undefined ? null : new Date(Date.now() + created.validMs).toISOString();
  const { app, database } = cashier;
  const payment = await database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, begun.id);
    if (!held) throw notFound(messagesOf(payments).notFound);
    const hidden = { open: created.open, openUntil: until };
    const { providerReference = null } = created;
    return changePayment(transaction, { app, database, by }, held.payment, { providerReference }, hidden);
  });
  return { payment, open: created.open };
}
