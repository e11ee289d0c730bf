import { priceLine } from '@karite/shared/orders';
import { type PricedLine, type Totals, totalsOf } from '@karite/shared/pricing';
import { atom } from 'jotai';
import { cartAtom } from './cart-atoms.ts';
import type { CartLine } from './cart-lines.ts';

/** The lines as the shared price rules want them. */
export const pricedLines = (lines: readonly CartLine[]): PricedLine[] =>
  lines.map(({ product, quantity }) => priceLine(product, quantity));

/** The cart's figures, with home delivery (R306). */
export const cartTotalsAtom = atom((get): Totals => totalsOf(pricedLines(get(cartAtom))));
