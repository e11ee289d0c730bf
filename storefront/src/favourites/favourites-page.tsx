import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { listProducts } from '../api/catalogue.ts';
import { useRemote } from '../api/use-remote.ts';
import { ProductGrid } from '../catalogue/product-grid/product-grid.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { favouritesAtom } from './favourites-atoms.ts';
import styles from './favourites-page.module.css';

/** As many as the API takes in one question, and an account keeps. */
const MOST = 200;
const isId = (text: string) => /^[\da-f-]{36}$/i.test(text);

async function productsOf(ids: string[]) {
  if (ids.length === 0) return [];
  const { items } = await listProducts(browserClient, { id: ids });
  return items.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** What the shopper's hearts marked, the latest first. */
export const Component = () => (
  <div className="page">
    <PageMeta title="Mes Favoris" hidden />
    <h1 className={styles.title}>Mes Favoris</h1>
    <Favourites />
  </div>
);

function Favourites() {
  const ids = useAtomValue(favouritesAtom).filter(isId).slice(-MOST).reverse();
  // The device's list is read after the first drawing: until then nothing is known of it.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
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
  return (
    <>
      <p className={styles.count}>{plural(products.length, 'produit')}</p>
      <ProductGrid products={products} />
    </>
  );
}
