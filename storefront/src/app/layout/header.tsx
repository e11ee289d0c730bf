import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { SearchBox } from '../../search/search-box.tsx';
import { cartCountAtom } from '../../state/cart-atoms.ts';
import { useWishlistSync } from '../../state/use-wishlist-sync.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Kept } from '../../ui/kept/kept.tsx';
import { Link, WayLink } from '../../ui/link/link.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Subcategories } from './subcategories.tsx';
import ways from './ways.module.css';

/** Fetched when one is opened, or just before: a pointer comes near. */
const fetchPanels = () => import('./panels.tsx');
const Panels = lazy(fetchPanels);

const SubcategoriesContent = import.meta.env.SSR || import.meta.env.DEV ? Subcategories : null;

/** The head of every page (R1204). */
export function Header() {
  const [panel, setPanel] = useState<'menu' | 'services' | null>(null);
  const close = () => setPanel(null);
  useWishlistSync();
  return (
    <>
      <header className={styles.header}>
        <div className={`page ${styles.bar}`}>
          <button
            type="button"
            className={styles.menu}
            aria-label="Menu"
            onPointerEnter={fetchPanels}
            onClick={() => setPanel('menu')}
          >
            <Icon name="menu" />
          </button>
          <Logo />
          <div className={styles.search}>
            <SearchBox />
          </div>
          <ul className={styles.account}>
            <AccountLinks />
          </ul>
          <CartLink />
        </div>
        <nav className={ways.ways} aria-label="Rayons">
          <div className={`page ${ways.row}`}>
            <div className={ways.main}>
              <WayLink to={paths.shop()}>Produits</WayLink>
              <WayLink to={paths.brands}>Marques</WayLink>
              <WayLink to={paths.promotions()}>Promotions</WayLink>
              <button type="button" onPointerEnter={fetchPanels} onClick={() => setPanel('services')}>
                Services
              </button>
            </div>
            <Kept id="rayons" as="ul" className={ways.subcategories} Content={SubcategoriesContent} />
          </div>
        </nav>
      </header>
      {panel && (
        <Suspense>
          <Panels panel={panel} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function CartLink() {
  const count = useAtomValue(cartCountAtom);
  return (
    <Link to={paths.cart} className={styles.cart} aria-label={count > 0 ? `Panier : ${count}` : 'Panier'}>
      <Icon name="cart" size={26} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
