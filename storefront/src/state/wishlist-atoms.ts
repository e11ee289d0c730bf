import { atom } from 'jotai';
import { onOtherTab, readJson, writeJson } from '../storage/browser-storage.ts';

const WISHLIST_KEY = 'wishlist';
const MOST = 500;

/** Reads the stored favourites: product ids, the latest last; whatever else was there is dropped. */
export const readWishlist = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is string => typeof id === 'string' && id.length < 100))].slice(-MOST)
    : [];

export const storedWishes = (): string[] => readWishlist(readJson(WISHLIST_KEY));

const stored = atom<string[]>([]);
stored.onMount = (set) => {
  const read = () => set(storedWishes());
  read();
  return onOtherTab(WISHLIST_KEY, read);
};

/** The shopper's favourites, kept on this device, and in the account of who is logged in. */
export const wishlistAtom = atom((get) => get(stored));

export const setWishesAtom = atom(null, (_get, set, ids: string[]) => {
  writeJson(WISHLIST_KEY, ids);
  set(stored, ids);
});

/** Marks or unmarks a product; answers which. */
export const toggleWishAtom = atom(null, (_get, set, id: string): boolean => {
  const now = storedWishes();
  const isWished = !now.includes(id);
  set(setWishesAtom, isWished ? [...now, id] : now.filter((other) => other !== id));
  return isWished;
});
