import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRemote } from '../api/use-remote.ts';
import { ProductGrid } from '../catalogue/product-grid/product-grid.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { favouritesAtom, setFavouritesAtom } from './favourites-atoms.ts';
import styles from './favourites-page.module.css';
import { productsOf } from './products-of.ts';

/** A list of somebody else, by the link that they sent (R1908). */
export function SharedList({ ids }: { ids: string[] }) {
  const own = useAtomValue(favouritesAtom);
  const setFavourites = useSetAtom(setFavouritesAtom);
  const { status, value, retry } = useRemote(() => productsOf(ids), ids.join());
  const products = value ?? [];
  const missing = products.map(({ id }) => id).filter((id) => !own.includes(id));
  const addAll = () => {
    setFavourites([...own, ...missing.toReversed()]);
    import('./favourites-sync.ts').then(
      async ({ recordFavourite }) => {
        for (const id of missing) await recordFavourite(id, true);
      },
      () => null,
    );
  };
  if (status === 'failed')
    return (
      <EmptyState title="Erreur lors du chargement des produits">
        <Button onClick={retry}>Réessayer</Button>
      </EmptyState>
    );
  if (status === 'loading') return <Spinner page />;
  if (products.length === 0)
    return (
      <EmptyState title="Cette liste est vide" text="Ses produits ne sont plus en vente.">
        <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <p className={styles.count}>{plural(products.length, 'produit')}</p>
      <p className={styles.actions}>
        <Button variant="outline" disabled={missing.length === 0} onClick={addAll}>
          {missing.length === 0 ? 'Dans vos favoris' : 'Tout ajouter à mes favoris'}
        </Button>
      </p>
      <ProductGrid products={products} />
    </>
  );
}
