import { priceLine } from '@karite/shared/orders';
import type { PricedLine } from '@karite/shared/pricing';
import type { CartLine } from './cart-lines.ts';

/** The lines as the shared price rules want them. */
export const pricedLines = (lines: readonly CartLine[]): PricedLine[] =>
  lines.map(({ product, quantity }) => priceLine(product, quantity));
