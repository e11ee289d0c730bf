import { formatNumber, plural } from '@karite/shared/format';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import type { Page } from '../api/client.ts';
import { listReviews, type ShownReview } from '../api/reviews.ts';
import { Button } from '../ui/button/button.tsx';
import { Rating } from '../ui/rating/rating.tsx';
import { OWN_REVIEW } from './own-review-id.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';

type Props = {
  product: { id: string; rating: number | null };
  /** The first of them; `null` where they could not be read. */
  first: Page<ShownReview> | null;
  /** How many gave one star, two, … five. */
  ratings: readonly number[] | null;
};

/** The reviews of a product: average, distribution, texts a page at a time, and a form for a new one. */
export function Reviews({ product, first, ratings }: Props) {
  return (
    <section className={styles.reviews} aria-labelledby="avis">
      <h2 id="avis">Avis des clients</h2>
      {first && first.total > 0 ? (
        <>
          {ratings && <Summary average={product.rating} ratings={ratings} />}
          <ReviewList productId={product.id} first={first} />
        </>
      ) : (
        <p className={styles.quiet}>
          {first ? 'Personne n’a encore écrit d’avis ici.' : 'Les avis ne peuvent pas être affichés pour l’instant.'}
        </p>
      )}
      <OwnReview productId={product.id} />
    </section>
  );
}

/** The average, and how many gave each number of stars, five first. */
function Summary({ average, ratings }: { average: number | null; ratings: readonly number[] }) {
  const total = ratings.reduce((sum, count) => sum + count, 0);
  const rows = ratings.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <div className={styles.summary}>
      <Rating value={average} reviews={total} full />
      <table className={styles.bars}>
        <caption className="hidden">Répartition des notes</caption>
        <tbody>
          {rows.map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row">{plural(stars, 'étoile')}</th>
              <td aria-hidden="true">
                <span className={styles.bar} style={{ '--share': `${(count / Math.max(total, 1)) * 100}%` }} />
              </td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReviewList({ productId, first }: { productId: string; first: Page<ShownReview> }) {
  const [more, setMore] = useState<ShownReview[]>([]);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const items = [...first.items, ...more];
  const load = () => {
    setState('busy');
    listReviews(browserClient, productId, items.length).then(
      ({ items: next }) => {
        const shown = new Set(items.map(({ id }) => id));
        setMore([...more, ...next.filter(({ id }) => !shown.has(id))]);
        setState('still');
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <ul className={styles.list}>
        {items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {items.length < first.total && (
        <Button variant="outline" disabled={state === 'busy'} onClick={load}>
          {state === 'failed' ? 'Réessayer d’afficher les avis suivants' : 'Afficher plus d’avis'}
        </Button>
      )}
    </>
  );
}

type Own = ComponentType<{ productId: string }>;

/** Most visitors do not write: the form's code is fetched on request. */
function OwnReview({ productId }: { productId: string }) {
  const [Own, setOwn] = useState<Own | null>(null);
  const open = useCallback(
    () =>
      import('./own-review.tsx').then(
        (it) => setOwn(() => it.OwnReview),
        () => null,
      ),
    [],
  );
  useEffect(() => {
    if (window.location.hash !== `#${OWN_REVIEW}`) return;
    // The page was drawn after its address was read: nobody else leads there.
    document.getElementById(OWN_REVIEW)?.scrollIntoView();
    open();
  }, [open]);
  return (
    <div id={OWN_REVIEW} className={styles.place}>
      {Own ? (
        <Own productId={productId} />
      ) : (
        <Button variant="outline" onClick={open}>
          Donner mon avis
        </Button>
      )}
    </div>
  );
}
