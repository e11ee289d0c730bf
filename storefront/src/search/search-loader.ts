import type { LoaderFunctionArgs } from 'react-router-dom';
import { listProducts, searchText } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { orPageError } from '../api/page-error.ts';
import { type ShopProduct, toShopProduct } from '../state/cart-lines.ts';

const PAGE_SIZE = 24;
const MOST_PAGES = 20;

export type SearchData = { q: string; products: ShopProduct[]; total: number; page: number };

/** The results of a search (spec §2, "/search"); a blank query answers nothing, without a call (spec §5). */
export const searchLoader =
  (client: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<SearchData> => {
    const search = new URL(request.url).searchParams;
    const q = searchText(search.get('q'));
    const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
    if (!q) return { q, products: [], total: 0, page };
    const pages = await orPageError(
      Promise.all(
        Array.from({ length: page }, (_, index) =>
          listProducts(client, { q, _start: index * PAGE_SIZE, _end: (index + 1) * PAGE_SIZE }),
        ),
      ),
      { failed: 'Erreur lors du chargement des produits' },
    );
    return { q, products: pages.flatMap((one) => one.items.map(toShopProduct)), total: pages[0]?.total ?? 0, page };
  };
