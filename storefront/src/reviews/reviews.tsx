import { formatNumber } from '@karite/shared/format';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Page } from '../api/client.ts';
import type { ReviewTypes, ShownReview } from '../api/reviews.ts';
import { Button } from '../ui/button/button.tsx';
import { Rating } from '../ui/rating/rating.tsx';
import { OWN_REVIEW } from './own-review-id.ts';
import { ReviewList } from './review-list.tsx';
import styles from './reviews.module.css';

type Props = {
  product: { id: string; rating: number | null; skinTypes: readonly string[]; hairTypes: readonly string[] };
  /** The first of them; `null` where they could not be read. */
  first: Page<ShownReview> | null;
  /** How many gave one star, two, … five. */
  ratings: readonly number[] | null;
  /** Which types their authors have; `null` where that could not be read. */
  types: ReviewTypes | null;
};

/** The reviews of a product: average, distribution, texts a page at a time, and a form for a new one. */
export function Reviews({ product, first, ratings, types }: Props) {
  const own = <OwnReview product={product} />;
  return (
    <section className={styles.reviews} aria-labelledby="avis">
      <div className={styles.head}>
        <h2 id="avis">Avis des clients</h2>
        {ratings && first?.total ? <Rating value={product.rating} reviews={first.total} full /> : null}
      </div>
      {first && first.total > 0 ? (
        <>
          {ratings && <Distribution ratings={ratings} />}
          <ReviewList productId={product.id} first={first} types={types}>
            {own}
          </ReviewList>
        </>
      ) : (
        <>
          <p className={styles.quiet}>
            {first ? 'Pas encore d’avis écrit.' : 'Les avis ne peuvent pas être affichés pour l’instant.'}
          </p>
          {own}
        </>
      )}
    </section>
  );
}

/** How many gave each number of stars, five first. */
function Distribution({ ratings }: { ratings: readonly number[] }) {
  const total = ratings.reduce((sum, count) => sum + count, 0);
  const rows = ratings.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <table className={styles.bars}>
      <caption className="hidden">Répartition des notes</caption>
      <tbody>
        {rows.map(({ stars, count }) => (
          <tr key={stars}>
            <th scope="row">
              {stars}
              <span className="hidden">{stars === 1 ? ' étoile' : ' étoiles'}</span>
            </th>
            <td aria-hidden="true">
              <span className={styles.bar} style={{ '--share': `${(count / Math.max(total, 1)) * 100}%` }} />
            </td>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Own = ComponentType<Pick<Props, 'product'>>;

/** Most visitors do not write: the form's code is fetched on request. */
function OwnReview({ product }: Pick<Props, 'product'>) {
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
        <Own product={product} />
      ) : (
        <Button variant="outline" onClick={open}>
          Donner mon avis
        </Button>
      )}
    </div>
  );
}
