import { useAtomValue, useSetAtom } from 'jotai';
import { toggleWishAtom, wishlistAtom } from '../../state/wishlist-atoms.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './wish-button.module.css';

/** The favourite heart, kept on this device, and in the account of who is logged in. */
export function WishButton({ id, name }: { id: string; name: string }) {
  const wished = useAtomValue(wishlistAtom).includes(id);
  const toggle = useSetAtom(toggleWishAtom);
  const touch = () => {
    const isWished = toggle(id);
    import('../../state/wishlist-sync.ts').then(
      ({ noteWish }) => noteWish(id, isWished),
      () => null,
    );
  };
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={wished}
      aria-label={`Favori : ${name}`}
      onClick={touch}
    >
      <Icon name="heart" size={20} />
    </button>
  );
}
