import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { addToCartAtom } from '../cart/add-lines.ts';
import { ProductCard } from '../catalogue/product-card/product-card.tsx';
import { ShareButton } from '../catalogue/share/share-button.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './diagnostic-page.module.css';
import type { Step } from './routine.ts';

/** The routine: what to do, why, and with what; all of it goes into the cart at once. */
export function Routine({ steps }: { steps: readonly Step[] }) {
  const addToCart = useSetAtom(addToCartAtom);
  const [added, setAdded] = useState(false);
  const addAll = () => {
    addToCart(steps.map(({ product }) => ({ product, quantity: 1 })));
    setAdded(true);
  };
  if (steps.length === 0)
    return (
      <EmptyState title="Aucun produit trouvé">
        <ButtonLink to={paths.diagnostic}>Recommencer</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <h1>Votre routine</h1>
      <ol className={styles.routine}>
        {steps.map(({ title, reason, product }, at) => (
          <li key={title}>
            <h2>
              {at + 1}. {title}
            </h2>
            <p>{reason}</p>
            <ProductCard product={product} list />
          </li>
        ))}
      </ol>
      <Button disabled={added} onClick={addAll}>
        <span aria-live="polite">{added ? 'Ajoutés au panier !' : 'Tout ajouter'}</span>
      </Button>
      <div className={styles.after}>
        <Link to={paths.diagnostic}>Recommencer</Link>
        <ShareButton title="Ma routine" label="Partager ma routine" />
      </div>
    </>
  );
}
