import { browserClient } from '../../api/browser-client.ts';
import { listCartProducts } from '../../api/cart-products.ts';
import { findCart } from '../../api/saved-cart.ts';
import { type Added, addLines } from '../add-lines.ts';
import type { CartLine } from '../cart-lines.ts';

/** The cart that the link of an e-mail names; `null` where the address is no such link. */
export function linkOf(search: string): { id: string; key: string } | null {
  const query = new URLSearchParams(search);
  const [id, key] = [query.get('panier'), query.get('cle')];
  return id && key ? { id, key } : null;
}

/** The change that brings a stored cart back, at today's prices: what is in the cart already stays as it is there. */
export async function restoreCart({
  id,
  key,
}: {
  id: string;
  key: string;
}): Promise<(lines: CartLine[]) => ReturnType<typeof addLines>> {
  const { items } = await findCart(browserClient, id, key);
  const { items: products } = await listCartProducts(
    browserClient,
    items.map(({ productId }) => productId),
  );
  return (lines) =>
    addLines(
      lines,
      items.flatMap(({ productId, quantity }): Added[] => {
        const product = products.find((it) => it.id === productId);
        return !product || lines.some((line) => line.productId === productId) ? [] : [{ product, quantity }];
      }),
    );
}
