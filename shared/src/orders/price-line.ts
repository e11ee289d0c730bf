import { isOnPromo, type Priced, type PricedLine, salePrice } from '../pricing/index.ts';

/** A product in a quantity, as the totals want it. */
export const priceLine = (product: Priced, quantity: number): PricedLine => ({
  price: salePrice(product),
  quantity,
  isOnPromo: isOnPromo(product),
});
