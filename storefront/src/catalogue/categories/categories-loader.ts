import type { Category } from '@karite/shared/resources';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getCategory, listProducts, listRoots } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { orPageError } from '../../api/page-error.ts';
import { type ShopProduct, toShopProduct } from '../../state/cart-lines.ts';

const FAILED = 'Erreur lors du chargement des données';
const PAGE_SIZE = 24;
const MOST_PAGES = 40;

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
  async ({ params, request }: LoaderFunctionArgs): Promise<CategoryData> => {
    const words = { missing: 'Catégorie introuvable', failed: FAILED };
    const category = await orPageError(getCategory(client, params.subcategoryId ?? params.id ?? ''), words);
    const page = Math.min(
      MOST_PAGES,
      Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1),
    );
    const categories = [category.id, ...category.children.map((child) => child.id)].join(',');
    const answers = await orPageError(
      Promise.all(
        Array.from({ length: page }, (_, index) =>
          listProducts(client, {
            categories,
            _sort: 'name',
            _order: 'asc',
            _start: index * PAGE_SIZE,
            _end: (index + 1) * PAGE_SIZE,
          }),
        ),
      ),
      words,
    );
    const products = answers.flatMap((one) => one.items.map(toShopProduct));
    const total = answers[0]?.total ?? 0;
    return { category, products, total, page, pages: Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE)) };
  };
