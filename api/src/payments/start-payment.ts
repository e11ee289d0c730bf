import { amountIn, type Currency, isFcfa } from '@karite/shared/payments';
import type { Order, Payment } from '@karite/shared/resources';
import { orders, payments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { firstRow } from '../database/rows.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { lock, readBack } from '../resource/write.ts';
import { ApiError } from '../server/errors/api-error.ts';
import type { Cashier } from './check-payment.ts';
import { type OfferedMethod, offeredIn, type Shop } from './offered.ts';
import { type Opening, type PaymentProvider, ProviderAway } from './provider.ts';

/** How long after its start a payment is first asked for, whatever the browser does, in s. */
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
  const offered = (await offeredIn(cashier.database, shop, order.country)).filter((it) => it.method === 'en-ligne');
  const method = offered.find((it) => it.isOpen && (!providerName || it.provider === providerName));
  if (!method?.provider || !method.currency)
    throw closed(offered[0]?.note ?? "Le paiement en ligne n'est pas ouvert dans ce pays");
  const provider = shop.providers.get(method.provider);
  const amount = amountIn(
    method.currency,
    order.totalPrice,
    method.rate,
    provider?.amountMultiple(method.currency) ?? 1,
  );
  if (!amount || !provider) throw closed('Cette commande ne se paie pas en ligne');
  return { method, provider, amount, currency: method.currency };
}

/** The payment of an order that is under way and can still be paid like this, or a new one. */
async function begin(cashier: Cashier, order: Order, { method, amount, currency }: Wanted): Promise<Begun> {
  return cashier.database.transaction(async (transaction) => {
    const held = await lock(transaction, orders, order.id);
    if (held?.status !== 'pending')
      throw new ApiError(
        409,
        'conflict',
        held?.status === 'cancelled' ? 'Cette commande a été annulée' : 'Cette commande est déjà payée',
      );
    const unsettled = await transaction.execute(sql`
      select 1 from payments where order_id = ${order.id} and status in ('underpaid', 'overpaid', 'late')`);
    if (unsettled.rows.length > 0)
      throw new ApiError(
        409,
        'conflict',
        'Un paiement est arrivé pour cette commande et doit être vérifié par notre équipe',
      );
    const found = await transaction.execute<Begun>(sql`
      select id, open from payments
      where order_id = ${order.id} and status = 'pending' and provider = ${method.provider} and amount = ${amount}
        and currency = ${currency} and (open_until is null or open_until > now())
      order by created_at desc limit 1`);
    if (found.rows[0]) return found.rows[0];
    const rate = isFcfa(currency) ? null : method.rate;
    const added = await transaction.execute<{ id: string }>(sql`
      insert into payments (order_id, provider, status, order_amount, amount, currency, rate, is_test, next_check_at)
      values (${order.id}, ${method.provider}, 'pending', ${held.totalPrice}, ${amount}, ${currency}, ${rate}, ${method.isTest},
        now() + make_interval(secs => ${FIRST_CHECK_S})) returning id`);
    return { id: firstRow(added).id, open: null };
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
  { provider: providerName, returnUrl }: { provider?: string; returnUrl: string },
): Promise<{ payment: Payment; open: Opening }> {
  const wanted = await wantedFor(cashier, shop, order, providerName);
  const begun = await begin(cashier, order, wanted);
  if (begun.open) return { payment: await readBack(cashier.database, payments, begun.id), open: begun.open };
  const asked = { id: begun.id, amount: wanted.amount, currency: wanted.currency, country: order.country };
  const created = await wanted.provider.create(asked, order, { returnUrl }).catch((error) => {
    if (!(error instanceof ProviderAway)) throw error;
    throw new ApiError(
      503,
      'unavailable',
      'Le paiement en ligne ne répond pas. Votre commande est gardée : réessayez dans un instant.',
      {
        headers: { 'retry-after': '5' },
      },
    );
  });
  const until = created.validMs === undefined ? null : new Date(Date.now() + created.validMs).toISOString();
  await cashier.database.execute(sql`
    update payments set open = ${JSON.stringify(created.open)}::jsonb, open_until = ${until},
      provider_reference = ${created.providerReference ?? null}, ${NEXT_VERSION} where id = ${begun.id}`);
  return { payment: await readBack(cashier.database, payments, begun.id), open: created.open };
}
