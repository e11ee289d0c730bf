import type { Product } from '@karite/shared/resources';

/**
 * What a card and the cart keep of a product: all they draw and price, so that both work without the network. `price` is the
 * base price, in FCFA; what is paid follows
 * from the badge (R103, R104) by the shared rule: a line on the phone may be older than the `salePrice` that the API sends.
 */
export type ShopProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'badge' | 'inStock' | 'images' | 'rating' | 'reviews'
> & {
  brand: { id: string; name: string } | null;
};

/** The pictures in their order; those without one come last (R1103). */
export const inOrder = (images: Product['images']): Product['images'] =>
  [...images].sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));

/** Keeps of a product what a card and the cart need: a page of cards then weighs a third. */
export const toShopProduct = (product: Product): ShopProduct => ({
  id: product.id,
  name: product.name,
  price: product.price,
  badge: product.badge,
  inStock: product.inStock,
  images: inOrder(product.images).slice(0, 1),
  rating: product.rating,
  reviews: product.reviews,
  brand: product.brand && { id: product.brand.id, name: product.brand.name },
});
