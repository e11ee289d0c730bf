import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CartProduct } from '../catalogue/shop-product.ts';
import { addToCartAtom } from './add-lines.ts';

/** How long the button shows that it worked, in ms (R1102). */
const FEEDBACK_MS = 800;

/** Adds a product to the cart, and confirms it for a moment; the message about a full cart is shown beside it (R2135). */
export function useAddToCart(product: CartProduct): { added: boolean; add: (quantity?: number) => void } {
  const change = useSetAtom(addToCartAtom);
  const [added, setAdded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    added,
    add: (quantity = 1) => {
      if (change([{ product, quantity }]).length > 0) return;
      setAdded(true);
      timer.current = setTimeout(() => setAdded(false), FEEDBACK_MS);
    },
  };
}
