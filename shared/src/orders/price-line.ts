import type { OfferedLine } from '../offers/index.ts';
import { isOnPromo, type Priced, salePrice } from '../pricing/index.ts';

/** A product in a quantity, as orders store it. */
export const priceLine = (
  product: Priced,
  quantity: number,
): Pick<OfferedLine, 'price' | 'quantity' | 'isOnPromo'> => ({
  price: salePrice(product),
  quantity,
  isOnPromo: isOnPromo(product),
});

/** The data of a product that offers require besides its price (R1932). */
type Offered = Priced & { id: string; brandId?: string | null; categoryIds?: readonly string[] };

/** A product in a quantity, as the totals want it. */
export const offeredLine = (product: Offered, quantity: number): OfferedLine => ({
  ...priceLine(product, quantity),
  productId: product.id,
  brandId: product.brandId ?? null,
  categoryIds: product.categoryIds ?? [],
});
