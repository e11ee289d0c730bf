import { useAtomValue, useSetAtom } from 'jotai';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './favourite-button.module.css';
import { favouritesAtom, toggleFavouriteAtom } from './favourites-atoms.ts';

/** The favourite heart, stored on this device, and in the account when the visitor is signed in. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const isFavourite = useAtomValue(favouritesAtom).includes(id);
  const toggle = useSetAtom(toggleFavouriteAtom);
  const touch = () => {
    const isNow = toggle(id);
    import('./favourites-sync.ts').then(
      ({ recordFavourite }) => recordFavourite(id, isNow),
      () => null,
    );
  };
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-label={`Favori : ${name}`}
      onClick={touch}
    >
      <Icon name="heart" size={20} />
    </button>
  );
}
