import { CHECKOUT_MESSAGES, type CheckoutProblem, checkoutProblems, type OrderPayload } from '@karite/shared/orders';
import { salePrice, type Totals } from '@karite/shared/pricing';
import { normalisePhone } from '@karite/shared/region';
import type { CartLine } from '../state/cart-lines.ts';
import type { Attempt } from './checkout-attempt.ts';
import type { Draft } from './checkout-draft.ts';

const orNull = (text: string): string | null => text.trim() || null;

/** What `POST /orders` takes (spec §3). The amounts are what the shopper saw; the server reckons them again. */
export const payloadOf = (
  draft: Draft,
  lines: readonly CartLine[],
  totals: Totals,
  attempt: Attempt,
): OrderPayload => ({
  orderId: attempt.orderId,
  customerInfo: {
    nom: draft.nom.trim(),
    prenom: draft.prenom.trim(),
    whatsapp: normalisePhone(draft.whatsapp, draft.country || null) ?? draft.whatsapp.trim(),
    email: orNull(draft.email),
    codeInfluenceur: orNull(draft.codeInfluenceur),
  },
  delivery: {
    type: draft.type,
    address: draft.type === 'domicile' ? orNull(draft.address) : null,
    country: draft.country || null,
    city: draft.city || null,
    fee: totals.fee,
  },
  payment: { method: draft.method, amount: totals.total },
  items: lines.map(({ productId, product, quantity }) => ({
    productId,
    quantity,
    price: salePrice(product),
    name: product.name,
  })),
  totalPrice: totals.total,
  note: orNull(draft.note),
  createdAt: attempt.createdAt,
});

/** What keeps the order from being sent (spec §5, "Checkout"), then what can't be right in what was written. */
export function problemsOf(payload: OrderPayload): CheckoutProblem[] {
  const missing = checkoutProblems(payload);
  const { whatsapp, email } = payload.customerInfo;
  const wrong: CheckoutProblem[] = [];
  if (whatsapp && !normalisePhone(whatsapp))
    wrong.push({ field: 'customerInfo.whatsapp', message: CHECKOUT_MESSAGES.phone });
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    wrong.push({ field: 'customerInfo.email', message: CHECKOUT_MESSAGES.email });
  return [...missing, ...wrong];
}
