import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom } from '../session/session-atoms.ts';

/** Keeps the favourites of who is logged in together with the account's. Its code comes after the page, for them alone. */
export function useFavouritesSync(): void {
  const id = useAtomValue(sessionAtom).user?.id;
  useEffect(() => {
    if (!id) return;
    const sync = import('./favourites-sync.ts').catch(() => null);
    sync.then((it) => it?.syncFavourites(id));
    return () => void sync.then((it) => it?.forgetFavourites());
  }, [id]);
}
