import type { Category } from '@karite/shared/resources';
import { getCategory, listRoots } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { listPages } from '../../api/list-pages.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { orPageError } from '../../api/page-error.ts';
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

export type CategoryData = { category: Category; products: ShopProduct[]; total: number; page: number; pages: number };

/** A category and what is on its shelf; a root shows what only its subcategories carry, too. */
export const categoryLoader =
  (client: Client) =>
  async ({ params, request }: LoaderArgs): Promise<CategoryData> => {
    const words = { missing: 'Catégorie introuvable', failed: FAILED };
    const category = await orPageError(getCategory(client, params.subcategoryId ?? params.id ?? ''), words);
    const page = readCategoryPage(new URL(request.url).searchParams);
    const categories = [category.id, ...category.children.map((child) => child.id)].join(',');
    const query = { categories, _sort: 'name', _order: 'asc' };
    const { items, total } = await orPageError(listPages(client, query, page, PAGE_SIZE), words);
    return { category, products: items, total, page, pages: Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE)) };
  };
