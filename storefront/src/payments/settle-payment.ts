import { getDefaultStore } from 'jotai';
import { changeCartAtom } from '../cart/cart-atoms.ts';
import { ATTEMPT_KEY } from '../orders/attempt-key.ts';
import { writeText } from '../storage/browser-storage.ts';
import { type SavedPayment, savePayment } from './saved-payment.ts';

/**
 * Our server has said that an order is paid: what was ordered leaves the cart (what was added since stays), and the next
 * order gets a number of its own. Done once, whoever hears of it first.
 */
export function settlePaid(saved: SavedPayment): void {
  if (saved.isOver) return;
  const ordered = new Map(saved.items.map(({ productId, quantity }) => [productId, quantity]));
  if (ordered.size > 0) {
    getDefaultStore().set(changeCartAtom, (lines) =>
      lines
        .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.productId) ?? 0) }))
        .filter((line) => line.quantity > 0),
    );
    writeText(ATTEMPT_KEY, null, 'session');
  }
  savePayment({ ...saved, items: [], transaction: null, isOver: true });
}
