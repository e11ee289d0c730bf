import { atom } from 'jotai';
import { onOtherTab, readJson, readText, writeJson } from '../storage/browser-storage.ts';
import type { CartLine } from './cart-lines.ts';
import { repairCart } from './cart-repair.ts';

/** The storage key of the cart (R701). */
export const CART_KEY = 'cart';

/** The stored cart. A broken one is repaired and stored, so that no other tab reads it again. */
function readLines(): CartLine[] {
  const lines = repairCart(readJson(CART_KEY));
  const text = readText(CART_KEY);
  if (text !== null && text !== JSON.stringify(lines)) writeJson(CART_KEY, lines);
  return lines;
}

const storedLines = atom<CartLine[] | null>(null);

/** Starts empty, as on the server; the stored cart follows right after the first render, and other tabs' changes later. */
storedLines.onMount = (set) => {
  const read = () => set(readLines());
  read();
  return onOtherTab(CART_KEY, read);
};

/** The cart's lines; empty until the storage was read. */
export const cartAtom = atom((get): CartLine[] => get(storedLines) ?? []);

/** Whether the storage was read: until then an empty cart may only seem empty. */
export const cartReadyAtom = atom((get) => get(storedLines) !== null);

/** Changes the cart. The change is applied to what is stored now, so that a line added in another tab is never lost. */
export const changeCartAtom = atom(null, (_get, set, change: (lines: CartLine[]) => CartLine[]) => {
  const lines = change(repairCart(readJson(CART_KEY)));
  writeJson(CART_KEY, lines);
  set(storedLines, lines);
});

/** The badge's number: the sum of the quantities (R706). Added here, so that no page carries the price rules for it. */
export const cartCountAtom = atom((get) => get(cartAtom).reduce((sum, line) => sum + line.quantity, 0));
