import { MAX_QUANTITY } from '@karite/shared/orders';
import { useMemo } from 'react';
import { loaderClient } from '../../api/browser-client.ts';
import { listCartProducts } from '../../api/cart-products.ts';
import { useRemote } from '../../api/use-remote.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { toCartProduct } from '../../catalogue/shop-product.ts';

/** One product as a cart line; empty when the shop does not have it, `null` while it is loading. */
export function useProductLine(id: string | null, wanted: number): readonly CartLine[] | null {
  const { status, value } = useRemote(async () => (id ? (await listCartProducts(loaderClient, [id])).items : []), id);
  return useMemo(() => {
    if (status === 'loading') return null;
    const quantity = Math.min(Math.max(1, Math.trunc(wanted) || 1), MAX_QUANTITY);
    return (value ?? []).map((product) => ({ productId: product.id, product: toCartProduct(product), quantity }));
  }, [status, value, wanted]);
}
