import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { cartAtom, changeCartAtom } from './cart-atoms.ts';
import { type CartLine, putBack } from './cart-lines.ts';

export type Removal = {
  /** What was removed last, as a sentence; empty when there is nothing to take back. */
  text: string;
  /** Removes one line, or all without an id. */
  remove: (productId?: string) => void;
  undo: () => void;
};

/** Removes lines of the cart, and puts the last ones back (R703). */
export function useRemoval(): Removal {
  const lines = useAtomValue(cartAtom);
  const change = useSetAtom(changeCartAtom);
  const [before, setBefore] = useState<{ text: string; lines: readonly CartLine[] } | null>(null);
  return {
    text: before?.text ?? '',
    remove: (productId) => {
      const name = lines.find((line) => line.productId === productId)?.product.name;
      setBefore({ text: name ? `« ${name} » n’est plus dans votre panier.` : 'Votre panier a été vidé.', lines });
      change((now) => (productId === undefined ? [] : now.filter((line) => line.productId !== productId)));
    },
    undo: () => {
      if (before) change((now) => putBack(now, before.lines));
      setBefore(null);
    },
  };
}
