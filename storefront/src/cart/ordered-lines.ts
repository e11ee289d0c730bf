import type { OrderPayload } from '@karite/shared/orders';
import { type CartLine, setQuantity } from './cart-lines.ts';

/** The lines of a cart after an order was made: lines that were added since remain. */
export const withoutOrdered = (
  lines: readonly CartLine[],
  items: readonly Pick<OrderPayload['items'][number], 'productId' | 'quantity'>[],
): CartLine[] =>
  items.reduce<CartLine[]>(
    (left, { productId, quantity }) =>
      setQuantity(left, productId, (left.find((line) => line.productId === productId)?.quantity ?? 0) - quantity),
    [...lines],
  );
