import { gtinOf } from '@karite/shared/barcode';
import { FEED_LIMITS } from '@karite/shared/feeds';
import { sharePicture } from '@karite/shared/media';
import { paths } from '@karite/shared/paths';
import { type Product, products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { shownToAll } from '../../engine/list/scope.ts';
import { findAfter } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { cutTo, plainText } from './feed-text.ts';

/** A product in a feed. */
export type FeedProduct = {
  id: string;
  title: string;
  description: string;
  link: string;
  /** In the shop's order: the picture itself (WebP), and as the card of a shared link (JPEG, 1200 × 630). */
  pictures: { whole: string; card: string }[];
  isInStock: boolean;
  /** The base price, and on promotion what it is sold at, in the shop's currency. */
  price: number;
  salePrice: number | null;
  brand: string;
  /** Whether it has neither a public code nor a brand. */
  isOwn: boolean;
  gtin: string;
  /** « Visage > Sérums »; empty without a category. */
  productType: string;
  /** The common key of a product's variants (R1916): the id of the one on the shelf; empty where it is the only one. */
  groupId: string;
  color: string;
  size: string;
};

/** The shop that the products are of: its name, and its public address without a slash at the end. */
export type FeedShop = { name: string; base: string };

/** Products read at a time: what a feed holds in memory, however long it is. */
export const FEED_PAGE = 500;

type Category = { id: string; path: string; isBelow: boolean };

/** The categories of some products, each after its parent. */
async function categoriesOf(database: Database, page: readonly Product[]): Promise<Map<string, Category>> {
  const ids = [...new Set(page.flatMap(({ categories }) => categories.map(({ id }) => id)))];
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await database.execute<Category>(sql`
    select it.id, concat_ws(' > ', above.title, it.title) as path, above.id is not null as "isBelow"
    from categories it left join categories above on above.id = it.parent_id where it.id in (${list})`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One product; `null` without a picture, which none of the platforms takes. */
function feedProduct(
  product: Product,
  categories: Map<string, Category>,
  { name, base }: FeedShop,
): FeedProduct | null {
  const pictures = product.images.flatMap(({ url }) => {
    const card = sharePicture(url);
    return card ? [{ whole: base + url, card: base + card }] : [];
  });
  if (pictures.length === 0) return null;
  const title = cutTo(plainText(product.name), FEED_LIMITS.title);
  const description = plainText(product.description ?? '') || title;
  const present = product.categories.flatMap(({ id }) => categories.get(id) ?? []);
  // None that the shop gave itself: it may be another shop's as well.
  const { gtin8, gtin13 } = gtinOf(product.barcode);
  const gtin = gtin13 ?? gtin8 ?? '';
  const narrowest = present.find(({ isBelow }) => isBelow) ?? present[0];
  return {
    id: product.id,
    title,
    description: cutTo(description, FEED_LIMITS.description),
    link: base + paths.product(product.id),
    pictures: pictures.slice(0, 1 + FEED_LIMITS.morePictures),
    isInStock: product.inStock,
    price: product.price,
    salePrice: product.salePrice < product.price ? product.salePrice : null,
    brand: cutTo(plainText(product.brand?.name ?? name), FEED_LIMITS.brand),
    isOwn: !product.brand && !gtin,
    gtin,
    productType: cutTo(plainText(narrowest?.path ?? ''), FEED_LIMITS.productType),
    groupId: product.variantOfId ?? (product.variants > 0 ? product.id : ''),
    color: plainText(product.shade ?? ''),
    size: plainText(product.format ?? ''),
  };
}

/** All products that are in the shop, page by page in the order of their ids, so that a page is found without counting those before it. */
export async function* feedProducts(database: Database, shop: FeedShop): AsyncGenerator<FeedProduct[]> {
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const page: Product[] = await findAfter(database, products, after, FEED_PAGE, shownToAll(products));
    const categories = await categoriesOf(database, page);
    yield page.flatMap((product) => feedProduct(product, categories, shop) ?? []);
    after = page.length < FEED_PAGE ? undefined : page.at(-1)?.id;
  }
}
