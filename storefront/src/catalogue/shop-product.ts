import type { Product } from '@karite/shared/resources';

/**
 * The fields of a product that the cart stores: everything that it draws and prices, so that it works without the network.
 * `price` is the base price, in the shop's currency. The sale price is not stored: it follows from price and badge by the shared rule
 * (R103, R104). Old lines on a phone and lines that a refused order updates are therefore priced alike.
 */
export type CartProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'badge' | 'inStock' | 'images' | 'rating' | 'reviews'
> & {
  brand: { id: string; name: string } | null;
  /** What offers may be for; absent until the cart was brought up to date. */
  categoryIds?: readonly string[];
};

/** The fields of a product's card: `isOnPromo` and `salePrice` (in the shop's currency) are the API's. */
export type ShopProduct = CartProduct &
  Pick<
    Product,
    'isOnPromo' | 'salePrice' | 'variants' | 'swatch' | 'swatches' | 'fromPrice' | 'mostVariantPrice' | 'isAvailable'
  >;

/** Each product once, in its first place: one that moved between two calls would be listed twice. */
export const uniqueById = <T extends { id: string }>(products: readonly T[]): T[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

/** « dès » where the choices of a product have different prices (R1912). */
export const pricesVary = ({
  fromPrice,
  salePrice,
  mostVariantPrice,
}: Pick<ShopProduct, 'fromPrice' | 'salePrice' | 'mostVariantPrice'>): boolean =>
  fromPrice < Math.max(salePrice, mostVariantPrice ?? 0);

/** The pictures in their order; those without one come last (R1103). */
export const inOrder = (images: Product['images']): Product['images'] =>
  [...images].sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));

/** The fields of a product in the cart, with the first picture alone. */
export const toCartProduct = (product: CartProduct & { categories?: readonly { id: string }[] }): CartProduct => ({
  id: product.id,
  name: product.name,
  price: product.price,
  badge: product.badge,
  inStock: product.inStock,
  images: inOrder(product.images).slice(0, 1),
  rating: product.rating,
  reviews: product.reviews,
  brand: product.brand && { id: product.brand.id, name: product.brand.name },
  ...(product.categories && { categoryIds: product.categories.map(({ id }) => id) }),
});
