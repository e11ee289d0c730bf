import type { OfferedLine } from '@karite/shared/offers';
import { offeredLine } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';

/** One of a product, as the cart's rules want it. */
export const lineOf = (product: Product): OfferedLine =>
  offeredLine({ ...product, categoryIds: product.categories.map(({ id }) => id) }, 1);
