import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { listCartProducts } from '../api/cart-products.ts';
import { readRules } from '../api/settings.ts';
import { type CartProduct, toCartProduct } from '../catalogue/shop-product.ts';
import { freshRulesAtom } from '../identity/settings.ts';
import { cartAtom, cartReadyAtom, changeCartAtom } from './cart-atoms.ts';
import { type CartLine, cartChanges, refreshLines } from './cart-lines.ts';
import { refreshOffersAtom } from './offers/offer-atoms.ts';

/** The pattern of the shop's ids: another one is of no product, and the shop would refuse the whole request. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Today's products of a cart, by id; `null` when the shop could not be reached. */
async function fetchProducts(lines: readonly CartLine[]) {
  if (lines.length === 0) return null;
  const ids = lines.map((line) => line.productId).filter((id) => ID.test(id));
  if (ids.length === 0) return new Map<string, CartProduct>();
  const found = await listCartProducts(browserClient, ids).catch(() => null);
  return found && new Map(found.items.map((product) => [product.id, toCartProduct(product)]));
}

/**
 * Updates the stored cart with the shop's products and rules, once when it is read and then on demand; returns the changes
 * as messages.
 */
export function useCartRefresh(): { changes: string[]; refresh: () => Promise<boolean> } {
  const lines = useAtomValue(cartAtom);
  const ready = useAtomValue(cartReadyAtom);
  const change = useSetAtom(changeCartAtom);
  const setRules = useSetAtom(freshRulesAtom);
  const refreshOffers = useSetAtom(refreshOffersAtom);
  const [changes, setChanges] = useState<string[]>([]);
  const refresh = useCallback(async () => {
    const [products] = await Promise.all([
      fetchProducts(lines),
      readRules(browserClient)
        .then(setRules)
        .catch(() => null),
      refreshOffers(),
    ]);
    if (!products) return false;
    change((now) => {
      const fresh = refreshLines(now, (id) =>
        lines.some((line) => line.productId === id) ? (products.get(id) ?? null) : undefined,
      );
      setChanges(cartChanges(now, fresh));
      return fresh;
    });
    return true;
  }, [lines, change, setRules, refreshOffers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart was read; not again at each change of it
  useEffect(() => {
    if (ready) void refresh();
  }, [ready]);
  return { changes, refresh };
}
