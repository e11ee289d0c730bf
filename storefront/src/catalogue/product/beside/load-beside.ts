import type { Product } from '@karite/shared/resources';
import { browserClient } from '../../../api/browser-client.ts';
import { listProducts } from '../../../api/catalogue.ts';
import { listTogether } from '../../../api/together.ts';
import type { ShopProduct } from '../../shop-product.ts';

/** So many are shown at most: of what goes with a product few, of its range a line of a wide screen. */
const MOST_TOGETHER = 3;
const MOST_OF_RANGE = 4;

export type Beside = { together: ShopProduct[]; range: ShopProduct[] };

export const NOTHING: Beside = { together: [], range: [] };

async function loadTogether({ id, inStock }: Product): Promise<ShopProduct[]> {
  // What can't be bought is bought with nothing.
  const ids = inStock ? (await listTogether(browserClient, id)).slice(0, MOST_TOGETHER) : [];
  if (ids.length === 0) return [];
  const { items } = await listProducts(browserClient, { id: ids });
  return items.filter((other) => other.isAvailable).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Of the same brand, on one of the same shelves, the best rated first. */
async function loadRange({ brandId, categories }: Product): Promise<ShopProduct[]> {
  if (!brandId || categories.length === 0) return [];
  const { items } = await listProducts(browserClient, {
    brandId: [brandId],
    categories: categories.map(({ id }) => id).join(','),
    isAvailable: true,
    _sort: 'rating',
    _order: 'desc',
    _start: 0,
    _end: 12,
  });
  return items;
}

/** Products often bought with a product, and products of its range (R1848, R1849), without duplicates. */
export async function loadBeside(product: Product, shown: readonly string[]): Promise<Beside> {
  const [together, range] = await Promise.all([
    loadTogether(product).catch(() => []),
    loadRange(product).catch(() => []),
  ]);
  const taken = new Set([product.id, product.variantOfId, ...shown, ...together.map(({ id }) => id)]);
  return { together, range: range.filter(({ id }) => !taken.has(id)).slice(0, MOST_OF_RANGE) };
}
