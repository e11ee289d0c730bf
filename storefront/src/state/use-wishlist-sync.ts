import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom } from './session-atoms.ts';

/** Keeps the favourites of who is logged in together with the account's. Its code comes after the page, for them alone. */
export function useWishlistSync(): void {
  const id = useAtomValue(sessionAtom).user?.id;
  useEffect(() => {
    if (!id) return;
    const sync = import('./wishlist-sync.ts').catch(() => null);
    sync.then((it) => it?.syncWishes(id));
    return () => void sync.then((it) => it?.forgetWishes());
  }, [id]);
}
