import type { Product } from '@karite/shared/resources';
import { useState } from 'react';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';

/** The state shared by the page's own button and the sticky bar: the quantity, and whether it was just added. */
export function useBuy(product: Product) {
  const [quantity, setQuantity] = useState(1);
  const { added, add } = useAddToCart(product);
  return { quantity, setQuantity, added, add: () => add(quantity) };
}

export type Buy = ReturnType<typeof useBuy>;
