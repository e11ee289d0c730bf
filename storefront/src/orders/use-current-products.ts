import { browserClient } from '../api/browser-client.ts';
import { listProducts } from '../api/catalogue.ts';
import { useRemote } from '../api/use-remote.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';

/** The products of an order's lines as they are sold today, by id; those that left the shop are not in it. */
async function currentProducts(ids: string[]): Promise<Map<string, ShopProduct>> {
  const found = await listProducts(browserClient, { id: ids });
  return new Map(found.items.map((product) => [product.id, product]));
}

/** Requested once the page is drawn: pictures and today's prices are no part of an order. */
export const useCurrentProducts = (items: readonly { productId: string }[]) => {
  const ids = items.map((item) => item.productId);
  return useRemote(() => currentProducts(ids), ids.join());
};
