import { browserClient } from '../../api/browser-client.ts';
import { listCartProducts } from '../../api/cart-products.ts';
import { findCart } from '../../api/saved-cart.ts';
import { toCartProduct } from '../../catalogue/shop-product.ts';
import { addLine, type CartLine, setQuantity } from '../cart-lines.ts';

/** What the link of an e-mail names; `null` where the address is no such link. */
export function linkOf(search: string): { id: string; key: string } | null {
  const query = new URLSearchParams(search);
  const [id, key] = [query.get('panier'), query.get('cle')];
  return id && key ? { id, key } : null;
}

/** The change that brings a kept cart back, at today's prices: what is in the cart already stays as it is there. */
export async function restoreCart({ id, key }: { id: string; key: string }) {
  const { items } = await findCart(browserClient, id, key);
  const { items: products } = await listCartProducts(
    browserClient,
    items.map(({ productId }) => productId),
  );
  return (lines: CartLine[]): CartLine[] =>
    items.reduce((now, { productId, quantity }) => {
      const product = products.find((it) => it.id === productId);
      if (!product || now.some((line) => line.productId === productId)) return now;
      return setQuantity(addLine(now, toCartProduct(product), quantity), productId, quantity);
    }, lines);
}
