import { getDefaultStore } from 'jotai';
import { ATTEMPT_KEY } from '../state/attempt-key.ts';
import { changeCartAtom } from '../state/cart-atoms.ts';
import { writeText } from '../storage/browser-storage.ts';
import { type KeptPayment, keepPayment } from './kept-payment.ts';

/**
 * Our server has said that an order is paid: what was ordered leaves the cart (what was added since stays), and the next
 * order gets a number of its own. Done once, whoever hears of it first.
 */
export function settlePaid(kept: KeptPayment): void {
  if (kept.isOver) return;
  const ordered = new Map(kept.items.map(({ productId, quantity }) => [productId, quantity]));
  if (ordered.size > 0) {
    getDefaultStore().set(changeCartAtom, (lines) =>
      lines
        .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.productId) ?? 0) }))
        .filter((line) => line.quantity > 0),
    );
    writeText(ATTEMPT_KEY, null, 'session');
  }
  keepPayment({ ...kept, items: [], transaction: null, isOver: true });
}
