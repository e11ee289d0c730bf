import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CartProduct } from '../catalogue/shop-product.ts';
import { changeCartAtom } from './cart-atoms.ts';
import { addLine } from './cart-lines.ts';

/** How long the button says that it worked, in ms (R1102). */
const FEEDBACK_MS = 800;

/** Adds a product to the cart, and says so for a moment. */
export function useAddToCart(product: CartProduct): { added: boolean; add: (quantity?: number) => void } {
  const change = useSetAtom(changeCartAtom);
  const [added, setAdded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    added,
    add: (quantity = 1) => {
      change((lines) => addLine(lines, product, quantity));
      setAdded(true);
      timer.current = setTimeout(() => setAdded(false), FEEDBACK_MS);
    },
  };
}
