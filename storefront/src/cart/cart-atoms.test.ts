import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartProduct } from '../catalogue/shop-product.ts';
import { addLines } from './add-lines.ts';
import { CART_KEY, cartAtom, cartCountAtom, cartReadyAtom, changeCartAtom } from './cart-atoms.ts';
import type { CartLine } from './cart-lines.ts';

const product = (id: string): CartProduct => ({
  id,
  name: id,
  price: 1_000,
  badge: null,
  inStock: true,
  images: [],
  rating: null,
  reviews: null,
  brand: null,
});

const addLine = (lines: CartLine[], added: CartProduct, quantity: number) =>
  addLines(lines, [{ product: added, quantity }]).lines;

/** A browser's window, as far as storage goes. */
function fakeWindow() {
  const stored = new Map<string, string>();
  const listeners = new Set<(event: { key: string | null }) => void>();
  return {
    stored,
    fail: false,
    notify(key: string | null) {
      for (const listener of listeners) listener({ key });
    },
    get localStorage() {
      const setItem = (key: string, text: string) => {
        if (this.fail) throw new Error('QuotaExceededError');
        stored.set(key, text);
      };
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem,
        removeItem: (key: string) => stored.delete(key),
      };
    },
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) => listeners.delete(listener),
  };
}

let browser: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  browser = fakeWindow();
  vi.stubGlobal('window', browser);
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => JSON.parse(browser.stored.get(CART_KEY) ?? 'null') as { productId: string }[];

describe('R701 The cart and its storage', () => {
  it('starts empty as on the server, and holds what was stored once it is shown', () => {
    browser.stored.set(CART_KEY, JSON.stringify([{ productId: 'a', product: product('a'), quantity: 2 }]));
    const store = createStore();
    expect([store.get(cartAtom), store.get(cartReadyAtom)]).toEqual([[], false]);
    store.sub(cartAtom, () => undefined);
    expect([store.get(cartCountAtom), store.get(cartReadyAtom)]).toEqual([2, true]);
  });

  it('is saved after every change', () => {
    const store = createStore();
    store.set(changeCartAtom, (lines) => addLine(lines, product('a'), 1));
    expect(stored().map((line) => line.productId)).toEqual(['a']);
  });

  it('loses no line that another tab added meanwhile', () => {
    const [here, there] = [createStore(), createStore()];
    here.sub(cartAtom, () => undefined);
    there.sub(cartAtom, () => undefined);
    here.set(changeCartAtom, (lines) => addLine(lines, product('a'), 1));
    there.set(changeCartAtom, (lines) => addLine(lines, product('b'), 1));
    expect(stored().map((line) => line.productId)).toEqual(['a', 'b']);
    browser.notify(CART_KEY);
    expect(here.get(cartAtom).map((line) => line.productId)).toEqual(['a', 'b']);
  });

  it('takes broken JSON for an empty cart', () => {
    browser.stored.set(CART_KEY, '[{"productId":');
    const store = createStore();
    store.sub(cartAtom, () => undefined);
    expect([store.get(cartAtom), store.get(cartReadyAtom)]).toEqual([[], true]);
  });

  it('stores a repaired cart, and does not change a valid or a missing one', () => {
    const line = { productId: 'a', product: product('a'), quantity: 2 };
    for (const [before, after] of [
      ['{', '[]'],
      [JSON.stringify({ items: [line, { ...line, quantity: -1 }] }), JSON.stringify([line])],
      [JSON.stringify([line]), JSON.stringify([line])],
      [null, undefined],
    ]) {
      if (before) browser.stored.set(CART_KEY, before);
      else browser.stored.delete(CART_KEY);
      createStore().sub(cartAtom, () => undefined);
      expect(browser.stored.get(CART_KEY)).toBe(after);
    }
  });

  it('goes on when the storage is full, with what it holds now', () => {
    const store = createStore();
    store.set(changeCartAtom, (lines) => addLine(lines, product('a'), 1));
    browser.fail = true;
    store.set(changeCartAtom, (lines) => addLine(lines, product('b'), 1));
    store.set(changeCartAtom, (lines) => addLine(lines, product('c'), 1));
    expect(store.get(cartCountAtom)).toBe(3);
    browser.fail = false;
    store.set(changeCartAtom, (lines) => lines);
    expect(stored()).toHaveLength(3);
  });
});
