import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom } from '../accounts/session/session-atoms.ts';

/** Synchronizes the favourites of a signed-in user with the account's. Its code is loaded after the page, for them alone. */
export function useFavouritesSync(): void {
  const id = useAtomValue(sessionAtom).user?.id;
  useEffect(() => {
    if (!id) return;
    const sync = import('./favourites-sync.ts').catch(() => null);
    sync.then((it) => it?.syncFavourites(id));
    return () => void sync.then((it) => it?.forgetFavourites());
  }, [id]);
}
