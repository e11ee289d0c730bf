import { Component as OwnPart } from 'virtual:slot/cart';
import { paths } from '@karite/shared/paths';
import { isOnPromo } from '@karite/shared/pricing';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { hasQueuedOrder } from '../orders/queue/queue-flag.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { cartAtom, cartReadyAtom } from './cart-atoms.ts';
import styles from './cart-page.module.css';
import { CartBar, CartSummary } from './cart-summary.tsx';
import { LineGroup } from './line-group.tsx';
import { useCartRefresh } from './use-cart-refresh.ts';
import { useRemoval } from './use-removal.ts';

/** A cart that was left, or may be: below all else, and after it. */
const CartLeft = lazy(() => import('./left/cart-left.tsx').catch(() => ({ default: () => null })));

/** The cart (R705). */
export function Component() {
  const lines = useAtomValue(cartAtom);
  const ready = useAtomValue(cartReadyAtom);
  const { changes } = useCartRefresh();
  const { text, remove, undo } = useRemoval();
  const title = useFocusWhenShorter(lines.length);
  const promoted = lines.filter((line) => isOnPromo(line.product));
  const isOrderable = lines.some(({ product }) => product.inStock);
  const normal = lines.filter((line) => !isOnPromo(line.product));
  return (
    <div className="page">
      <PageMeta title="Mon panier" hidden />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Mon panier
      </h1>
      {text && (
        <div className={styles.removed}>
          <Notice>
            <div>
              <p>{text}</p>
              <Button variant="quiet" onClick={undo}>
                Annuler
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {changes.length > 0 && (
        <Notice>
          {[...new Set(changes)].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {ready && hasQueuedOrder() && (
        <Notice>
          <p>Une commande est en attente sur ce téléphone.</p>
          <ButtonLink to={paths.checkout} variant="outline">
            Voir ma commande
          </ButtonLink>
        </Notice>
      )}
      {!ready && <Spinner page />}
      {ready && lines.length === 0 && (
        <EmptyState title="Votre panier est vide" text="Un soin, un parfum, une envie : tout commence dans nos rayons.">
          <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
        </EmptyState>
      )}
      {lines.length > 0 && (
        <div className={styles.cart}>
          <div className={styles.groups}>
            {promoted.length > 0 && <LineGroup title="Produits en promotion" lines={promoted} remove={remove} />}
            {normal.length > 0 && <LineGroup title="Produits au prix normal" lines={normal} remove={remove} />}
            <Button variant="quiet" className={styles.clear} onClick={() => remove()}>
              Vider le panier
            </Button>
            {isOrderable && <CartBar />}
          </div>
          {isOrderable && <CartSummary />}
        </div>
      )}
      {OwnPart && lines.length > 0 && <OwnPart lines={lines} />}
      {ready && (
        <Suspense>
          <CartLeft />
        </Suspense>
      )}
    </div>
  );
}

/** The button that removed a line went with it: who reads by keyboard or ear goes on from the title, not from nowhere. */
function useFocusWhenShorter(count: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    last.current = count;
  }, [count]);
  return title;
}
