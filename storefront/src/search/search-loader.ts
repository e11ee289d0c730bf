import type { Client } from '../api/client.ts';
import { listPages } from '../api/list-pages.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { orPageError } from '../api/page-error.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';
import { readSearch } from './search-query.ts';

const PAGE_SIZE = 24;

export type SearchData = { q: string; products: ShopProduct[]; total: number; page: number };

/** The results of a search (R1003); a blank query answers nothing, without a call. */
export const searchLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs): Promise<SearchData> => {
    const { q, page } = readSearch(new URL(request.url).searchParams);
    if (!q) return { q, products: [], total: 0, page };
    const { items, total } = await orPageError(listPages(client, { q }, page, PAGE_SIZE), {
      failed: 'Erreur lors du chargement des produits',
    });
    return { q, products: items, total, page };
  };
