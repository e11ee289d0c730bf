import { type Money, roundHundredths } from '../money/index.ts';

/** The units of a product's contents. */
export const SIZE_UNITS = { ml: 'ml', g: 'g', piece: 'pièces' } as const;
export type SizeUnit = keyof typeof SIZE_UNITS;

/** A rounded amount for so much of a product: `{ price: 2500, per: 100, unit: 'ml' }`. */
export type UnitPrice = { price: Money; per: 1 | 100; unit: SizeUnit };

/** A size is stored with two decimals. */
const HUNDREDTHS = 100;

/**
 * The price of 100 ml, 100 g or one piece of a product (R1834): `salePrice` over `size`, rounded once, half up. `null` where that equals the price itself: the size is missing, or is exactly that unit.
 */
export function unitPrice(salePrice: number, size: number | null, unit: SizeUnit | null): UnitPrice | null {
  if (size === null || unit === null) return null;
  const per = unit === 'piece' ? 1 : 100;
  const hundredths = Math.round(size * HUNDREDTHS);
  if (hundredths <= 0 || hundredths === per * HUNDREDTHS) return null;
  // In whole numbers, hundredths of money over hundredths of a size: no fraction is rounded before its time.
  const cents = Math.round(salePrice * HUNDREDTHS) * per;
  return { price: roundHundredths((cents * HUNDREDTHS) / hundredths), per, unit };
}
