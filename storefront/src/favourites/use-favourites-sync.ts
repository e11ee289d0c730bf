import { useEffect } from 'react';
import { useSession } from '../accounts/session/use-session.ts';

/** Synchronizes the favourites of a signed-in user with the account's. Its code is loaded after the page, for them alone. */
export function useFavouritesSync(): void {
  const id = useSession().user?.id;
  useEffect(() => {
    if (!id) return;
    const sync = import('./favourites-sync.ts').catch(() => null);
    sync.then((it) => it?.syncFavourites(id));
    return () => void sync.then((it) => it?.forgetFavourites());
  }, [id]);
}
