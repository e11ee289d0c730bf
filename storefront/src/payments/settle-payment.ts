import { getDefaultStore } from 'jotai';
import { changeCartAtom } from '../cart/cart-atoms.ts';
import { CODE_KEY } from '../cart/offers/code-key.ts';
import { withoutOrdered } from '../cart/ordered-lines.ts';
import { closeAttempt } from '../orders/attempt-key.ts';
import { writeText } from '../storage/browser-storage.ts';
import { type SavedPayment, savePayment } from './saved-payment.ts';

/**
 * Our server has confirmed that an order is paid: the ordered lines leave the cart (lines added since stay), the code as
 * well, and the next order gets a number of its own. Done once, by the first caller.
 */
export function settlePaid(saved: SavedPayment): void {
  if (saved.isOver) return;
  if (saved.items.length > 0) {
    getDefaultStore().set(changeCartAtom, (lines) => withoutOrdered(lines, saved.items));
    writeText(CODE_KEY, null);
    closeAttempt('cart');
  }
  savePayment({ ...saved, items: [], transaction: null, isOver: true });
}
