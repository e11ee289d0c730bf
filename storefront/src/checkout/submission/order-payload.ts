import { isFetched, modeOf } from '@karite/shared/delivery';
import type { Totals } from '@karite/shared/offers';
import type { OrderPayload } from '@karite/shared/orders';
import { salePrice } from '@karite/shared/pricing';
import { normalisePhone } from '@karite/shared/region';
import { manyLines, oneLine, plainLine } from '@karite/shared/text';
import type { CartLine } from '../../cart/cart-lines.ts';
import type { Draft } from '../checkout-draft.ts';
import type { Attempt } from './checkout-attempt.ts';

/** Hints for the courier, as far as they were given and the mode asks for them. */
function helpOf({ type, landmark, position }: Draft): Pick<OrderPayload['delivery'], 'landmark' | 'position'> {
  const [latitude, longitude] = position.split(',').map(Number);
  const fields = modeOf(type).fields();
  const place = fields.landmark && oneLine(landmark);
  return {
    ...(place && { landmark: place }),
    ...(fields.position && latitude !== undefined && longitude !== undefined && { position: { latitude, longitude } }),
  };
}

/** Where it goes: the home, or the shop where it is fetched. */
function addressOf({ type, address, shop }: Draft): string | null {
  if (isFetched(type)) return shop || null;
  return (modeOf(type).fields().address && manyLines(address)) || null;
}

/** What `POST /orders` takes (R810). The amounts are what the shopper saw; the server reckons them again. */
export const payloadOf = (
  draft: Draft,
  lines: readonly CartLine[],
  totals: Totals,
  attempt: Attempt,
): OrderPayload => ({
  orderId: attempt.orderId,
  customerInfo: {
    nom: oneLine(draft.nom),
    prenom: oneLine(draft.prenom),
    whatsapp: normalisePhone(draft.whatsapp, draft.country || null) ?? plainLine(draft.whatsapp),
    email: plainLine(draft.email) || null,
    codeInfluenceur: plainLine(draft.codeInfluenceur) || null,
  },
  delivery: {
    type: draft.type,
    address: addressOf(draft),
    ...helpOf(draft),
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
  note: manyLines(draft.note) || null,
  createdAt: attempt.createdAt,
});
