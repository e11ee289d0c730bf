import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { keepCart } from '../../api/saved-cart.ts';
import { readText, writeText } from '../../storage/browser-storage.ts';
import { cartAtom, cartReadyAtom } from '../cart-atoms.ts';
import type { CartLine } from '../cart-lines.ts';

/** Whose cart the shop keeps from this device: they agreed here, or their choice was seen here. */
const KEPT_KEY = 'cart-kept';
/** Several taps on « + » are one change, in ms. */
const REST_MS = 1_500;

export const setKept = (userId: string, isKept: boolean) => writeText(KEPT_KEY, isKept ? userId : null);

/** Tells the shop what is in the cart; one that does not keep it, because its owner took that back elsewhere, is not told again. */
export async function tellCart(userId: string, lines: readonly CartLine[]): Promise<void> {
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const answer = await keepCart(browserClient, items).catch(() => null);
  if (answer && !answer.isKept) setKept(userId, false);
}

/** Keeps the cart of who agreed as it is, wherever they change it (R1965). Nothing is sent of anybody else's. */
export function useKeptCart(userId: string): void {
  const lines = useAtomValue(cartAtom);
  const ready = useAtomValue(cartReadyAtom);
  useEffect(() => {
    if (!ready || readText(KEPT_KEY) !== userId) return;
    const timer = setTimeout(() => void tellCart(userId, lines), REST_MS);
    return () => clearTimeout(timer);
  }, [userId, lines, ready]);
}
