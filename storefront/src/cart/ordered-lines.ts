import type { OrderPayload } from '@karite/shared/orders';
import { type CartLine, setQuantity } from './cart-lines.ts';

/** What is left of a cart when an order was taken: what was put there since stays. */
export const withoutOrdered = (
  lines: readonly CartLine[],
  items: readonly Pick<OrderPayload['items'][number], 'productId' | 'quantity'>[],
): CartLine[] =>
  items.reduce<CartLine[]>(
    (left, { productId, quantity }) =>
      setQuantity(left, productId, (left.find((line) => line.productId === productId)?.quantity ?? 0) - quantity),
    [...lines],
  );
