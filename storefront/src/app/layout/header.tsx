import { header as ownLinks } from 'virtual:links';
import { Component as OwnPart } from 'virtual:slot/header';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { cartCountAtom } from '../../cart/cart-atoms.ts';
import { useFavouritesSync } from '../../favourites/use-favourites-sync.ts';
import { StaticMarkup } from '../../hydration/static-markup.tsx';
import { useLinks } from '../../identity/settings.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link, NavLink } from '../../ui/link/link.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Shelves } from './shelves.tsx';
import { useScrolledUp } from './use-scrolled-up.ts';
import ways from './ways.module.css';

/** Fetched when one is opened, or just before: a pointer comes near. */
const fetchPanels = () => import('./panels.tsx');
const Panels = lazy(fetchPanels);

const ShelvesContent = import.meta.env.SSR || import.meta.env.DEV ? Shelves : null;

/** The head of every page (R1204). */
export function Header() {
  const [panel, setPanel] = useState<'menu' | 'services' | null>(null);
  const close = () => setPanel(null);
  const added = useLinks()?.header;
  useFavouritesSync();
  return (
    <>
      <header className={styles.header} data-back={useScrolledUp() || undefined}>
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
              <NavLink to={paths.shop()}>Produits</NavLink>
              <NavLink to={paths.brands}>Marques</NavLink>
              <NavLink to={paths.promotions()}>Promotions</NavLink>
              {[...(ownLinks ?? []), ...(added ?? [])].map(({ to, label }) => (
                <NavLink key={to} to={to}>
                  {label}
                </NavLink>
              ))}
              <button type="button" onPointerEnter={fetchPanels} onClick={() => setPanel('services')}>
                Services
              </button>
            </div>
            <StaticMarkup id="rayons" as="ul" className={ways.roots} Content={ShelvesContent} />
          </div>
        </nav>
        {OwnPart && <OwnPart />}
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
    <Link to={paths.cart} className={styles.cart} aria-label={count > 0 ? `Panier : ${count}` : 'Panier'}>
      <Icon name="cart" size={26} />
      {count > 0 && (
        <span key={count} className={styles.count}>
          {count}
        </span>
      )}
    </Link>
  );
}
