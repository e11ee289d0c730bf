import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session/use-session.ts';
import { useRemote } from '../api/use-remote.ts';
import { ProductGrid } from '../catalogue/product-grid/product-grid.tsx';
import { ShareButton } from '../catalogue/share/share-button.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { favouritesAtom } from './favourites-atoms.ts';
import styles from './favourites-page.module.css';
import { MOST_SHARED, productsOf, sharedIds, validIds } from './products-of.ts';
import { SharedList } from './shared-list.tsx';

/** For who is logged in alone; nothing where the network does not bring it. */
const FavouritePrices = lazy(() =>
  import('../notifications/favourite-prices.tsx').catch(() => ({ default: () => null })),
);

/** As many as the API accepts in one request, and an account stores. */
const MOST = 200;

/** What the shopper's hearts marked, the latest first; or the list that somebody sent them (R1908). */
export function Component() {
  const { search } = useLocation();
  // The device's list, and what the address names, are read after the first drawing, which is the same for everyone.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  const shared = isRead ? sharedIds(search) : [];
  const title = shared.length > 0 ? 'Une liste pour vous' : 'Mes Favoris';
  return (
    <div className="page">
      <PageMeta title={title} hidden />
      <h1 className={styles.title}>{title}</h1>
      {shared.length > 0 ? <SharedList ids={shared} /> : <Favourites isRead={isRead} />}
    </div>
  );
}

function Favourites({ isRead }: { isRead: boolean }) {
  const { user } = useSession();
  const ids = validIds(useAtomValue(favouritesAtom)).slice(-MOST).reverse();
  const { status, value, retry } = useRemote(() => productsOf(ids), ids.join());
  const products = value?.filter(({ id }) => ids.includes(id)) ?? [];
  if (status === 'failed')
    return (
      <EmptyState title="Erreur lors du chargement des produits">
        <Button onClick={retry}>Réessayer</Button>
      </EmptyState>
    );
  if (!isRead || (status === 'loading' && products.length === 0 && ids.length > 0)) return <Spinner page />;
  if (products.length === 0)
    return (
      <EmptyState title="Aucun favori pour le moment" text="Touchez le cœur d’un produit pour le retrouver ici.">
        <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
      </EmptyState>
    );
  const address = () => window.location.origin + paths.sharedList(products.slice(0, MOST_SHARED).map(({ id }) => id));
  return (
    <>
      <p className={styles.count}>{plural(products.length, 'produit')}</p>
      <div className={styles.actions}>
        <ShareButton title="Mes favoris" label="Partager ma liste" url={address} />
      </div>
      {user && (
        <Suspense>
          <FavouritePrices key={user.id} products={products} />
        </Suspense>
      )}
      <ProductGrid products={products} />
    </>
  );
}
