import { getDefaultStore } from 'jotai';
import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { listFavourites, setFavourite } from '../api/favourites.ts';
import { readToken } from '../api/token.ts';
import { readText, writeText } from '../storage/browser-storage.ts';
import { setFavouritesAtom, storedFavourites } from './favourites-atoms.ts';
import { mergeFavourites } from './merge-favourites.ts';

/** The account that stores this device's list; nothing: the list is in no account yet, and is merged at the next login. */
const OWNER_KEY = 'wishlist-owner';

const setFavourites = (ids: string[]) => getDefaultStore().set(setFavouritesAtom, ids);

/** Sends one heart to the account. When that fails, or nobody is signed in, the next login merges. */
export async function recordFavourite(id: string, isFavourite: boolean): Promise<void> {
  if (!readToken()) return writeText(OWNER_KEY, null);
  await setFavourite(browserClient, id, isFavourite).catch(() => writeText(OWNER_KEY, null));
}

/**
 * Adds to the account what it lacks; returns the products that it refused because they are no longer sold, `null` when
 * interrupted.
 */
async function send(missing: readonly string[]): Promise<string[] | null> {
  const gone: string[] = [];
  for (const id of missing) {
    try {
      await setFavourite(browserClient, id, true);
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode !== 404) return null;
      gone.push(id);
    }
  }
  return gone;
}

let current: string | null = null;

/** Brings the device's list and the account's together, once for each log-in. Silent: without it, hearts work as for visitors. */
export async function syncFavourites(userId: string): Promise<void> {
  if (current === userId) return;
  current = userId;
  const before = storedFavourites();
  const isNew = readText(OWNER_KEY) === null;
  const stored = await listFavourites(browserClient).catch(() => null);
  if (!stored || current !== userId) return;
  const server = stored.items.map(({ id }) => id).reverse();
  const { list, missing } = mergeFavourites({ server, before, now: storedFavourites(), isNew });
  setFavourites(list);
  const gone = await send(missing);
  if (!gone || current !== userId) return;
  writeText(OWNER_KEY, userId);
  if (gone.length > 0) setFavourites(storedFavourites().filter((id) => !gone.includes(id)));
}

/** After a logout the list exists in the account alone: the next user of this device starts with an empty one. */
export function forgetFavourites(): void {
  current = null;
  if (readToken() || readText(OWNER_KEY) === null) return;
  writeText(OWNER_KEY, null);
  setFavourites([]);
}
