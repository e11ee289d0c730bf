import { atom } from 'jotai';
import { onOtherTab, readJson, writeJson } from '../storage/browser-storage.ts';

const FAVOURITES_KEY = 'wishlist';
const MOST = 500;

/** Reads the stored favourites: product ids, the latest last; whatever else was there is dropped. */
export const readFavourites = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is string => typeof id === 'string' && id.length < 100))].slice(-MOST)
    : [];

export const storedFavourites = (): string[] => readFavourites(readJson(FAVOURITES_KEY));

const stored = atom<string[]>([]);
stored.onMount = (set) => {
  const read = () => set(storedFavourites());
  read();
  return onOtherTab(FAVOURITES_KEY, read);
};

/** The shopper's favourites, stored on this device, and in the account when the visitor is signed in. */
export const favouritesAtom = atom((get) => get(stored));

export const setFavouritesAtom = atom(null, (_get, set, ids: string[]) => {
  writeJson(FAVOURITES_KEY, ids);
  set(stored, ids);
});

/** Marks or unmarks a product; returns which. */
export const toggleFavouriteAtom = atom(null, (_get, set, id: string): boolean => {
  const now = storedFavourites();
  const isFavourite = !now.includes(id);
  set(setFavouritesAtom, isFavourite ? [...now, id] : now.filter((other) => other !== id));
  return isFavourite;
});
