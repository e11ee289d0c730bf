import { MAX_ORDER_LINES } from '@karite/shared/orders';
import { atom } from 'jotai';
import { type CartProduct, toCartProduct } from '../catalogue/shop-product.ts';
import { showStatus } from '../connection/connection-status.ts';
import { changeCartAtom } from './cart-atoms.ts';
import { type CartLine, clamp } from './cart-lines.ts';

export type Added = { product: CartProduct; quantity: number };

/**
 * Adds products; of one already there the quantity increases (R702), up to what an order takes. `left`: what a cart that holds
 * its most different products has no place for; nothing else leaves it for that.
 */
export function addLines(
  lines: readonly CartLine[],
  added: readonly Added[],
): { lines: CartLine[]; left: CartProduct[] } {
  const after = [...lines];
  const left: CartProduct[] = [];
  for (const { product: given, quantity } of added) {
    const product = toCartProduct(given);
    const at = after.findIndex((line) => line.productId === product.id);
    const present = after[at];
    if (present)
      after[at] = {
        ...present,
        product: { ...present.product, ...product },
        quantity: clamp(present.quantity + quantity),
      };
    else if (after.length < MAX_ORDER_LINES) after.push({ productId: product.id, product, quantity: clamp(quantity) });
    else left.push(product);
  }
  return { lines: after, left };
}

/** The message about products that did not fit into a full cart. */
export function fullText(left: readonly { name: string }[]): string {
  const names = left.map(({ name }) => `« ${name} »`).join(', ');
  const what = left.length > 1 ? 'n’y ont pas été ajoutés' : 'n’y a pas été ajouté';
  return `Votre panier contient déjà ${MAX_ORDER_LINES} articles différents, le maximum : ${names} ${what}.`;
}

/** Adds products to the cart as it is stored now, including other tabs' lines; shows and returns those that did not fit. */
export const addToCartAtom = atom(null, (_get, set, added: readonly Added[]): CartProduct[] => {
  let left: CartProduct[] = [];
  set(changeCartAtom, (now) => {
    const after = addLines(now, added);
    left = after.left;
    return after.lines;
  });
  if (left.length > 0) showStatus(fullText(left));
  return left;
});
