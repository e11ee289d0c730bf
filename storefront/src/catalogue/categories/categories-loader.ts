import type { FacetParams } from '@karite/shared/paths';
import type { Category } from '@karite/shared/resources';
import { type Facets, getCategory, listRoots, readFacetCounts } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { listPages } from '../../api/list-pages.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { orNull, orPageError } from '../../api/page-error.ts';
import { facetQuery, readFacets } from '../facets/facet-choice.ts';
import type { ShopProduct } from '../shop-product.ts';
import { MOST_PAGES, readCategoryPage } from './category-query.ts';

const FAILED = 'Erreur lors du chargement des données';
const PAGE_SIZE = 24;

export type CategoryCard = Pick<Category, 'id' | 'title' | 'subtitle' | 'image' | 'color'>;

const toCard = ({ id, title, subtitle, image, color }: Category): CategoryCard => ({
  id,
  title,
  subtitle,
  image,
  color,
});

export const categoriesLoader = (client: Client) => async (): Promise<CategoryCard[]> =>
  (await orPageError(listRoots(client), { failed: FAILED })).map(toCard);

export type CategoryData = {
  category: Category;
  products: ShopProduct[];
  total: number;
  page: number;
  pages: number;
  chosen: FacetParams;
  facets: Facets | null;
};

/** A category and what is on its shelf; a root shows what only its subcategories carry, too. */
export const categoryLoader =
  (client: Client) =>
  async ({ params, request }: LoaderArgs): Promise<CategoryData> => {
    const words = { missing: 'Catégorie introuvable', failed: FAILED };
    const category = await orPageError(getCategory(client, params.subcategoryId ?? params.id ?? ''), words);
    const search = new URL(request.url).searchParams;
    const [page, chosen] = [readCategoryPage(search), readFacets(search)];
    const categories = [category.id, ...category.children.map((child) => child.id)].join(',');
    const narrowed = { ...facetQuery(chosen), categories };
    const query = { ...narrowed, _sort: 'name', _order: 'asc' };
    const [{ items, total }, facets] = await orPageError(
      Promise.all([listPages(client, query, page, PAGE_SIZE), orNull(readFacetCounts(client, narrowed))]),
      words,
    );
    const pages = Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE));
    return { category, products: items, total, page, pages, chosen, facets };
  };
