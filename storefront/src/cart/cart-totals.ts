import type { OfferedLine } from '@karite/shared/offers';
import { offeredLine } from '@karite/shared/orders';
import type { CartLine } from './cart-lines.ts';

/** The lines as the shared price rules want them; those out of stock don't count (R705). */
export const pricedLines = (lines: readonly CartLine[]): OfferedLine[] =>
  lines
    .filter(({ product }) => product.inStock)
    .map(({ product, quantity }) => offeredLine({ ...product, brandId: product.brand?.id ?? null }, quantity));
