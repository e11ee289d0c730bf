import type { OfferedLine } from '@karite/shared/offers';
import { offeredLine } from '@karite/shared/orders';
import type { CartLine } from './cart-lines.ts';

/** The lines as the shared price rules want them. */
export const pricedLines = (lines: readonly CartLine[]): OfferedLine[] =>
  lines.map(({ product, quantity }) => offeredLine({ ...product, brandId: product.brand?.id ?? null }, quantity));
