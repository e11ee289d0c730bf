import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { storeCart } from '../../api/saved-cart.ts';
import { readText, writeText } from '../../storage/browser-storage.ts';
import { cartAtom, cartReadyAtom } from '../cart-atoms.ts';
import type { CartLine } from '../cart-lines.ts';

/** The account that saves this device's cart in the shop: it agreed here, or its choice was read here. */
const SAVED_CART_KEY = 'cart-kept';
/** Several taps on « + » are one change, in ms. */
const REST_MS = 1_500;

export const setCartSaved = (userId: string, isSaved: boolean) => writeText(SAVED_CART_KEY, isSaved ? userId : null);

/** Saves the cart in the shop. When the owner has withdrawn the agreement elsewhere, it is not sent again. */
export async function saveCart(userId: string, lines: readonly CartLine[]): Promise<void> {
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const answer = await storeCart(browserClient, items).catch(() => null);
  if (answer && !answer.isKept) setCartSaved(userId, false);
}

/** Saves the cart of an account that agreed, after each change on any page (R1965). Nothing is sent for other accounts. */
export function useSavedCart(userId: string): void {
  const lines = useAtomValue(cartAtom);
  const ready = useAtomValue(cartReadyAtom);
  useEffect(() => {
    if (!ready || readText(SAVED_CART_KEY) !== userId) return;
    const timer = setTimeout(() => void saveCart(userId, lines), REST_MS);
    return () => clearTimeout(timer);
  }, [userId, lines, ready]);
}
