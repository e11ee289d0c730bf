import type { AppliedOffer, Totals } from '@karite/shared/offers';
import { Fragment } from 'react';
import { useRules } from '../../identity/settings.ts';
import { Amount } from '../price/price.tsx';
import styles from './totals-list.module.css';

/** Subtotal, discount, delivery and total, each on its own line; a discount of 0 is not shown. */
export const TotalsList = ({
  totals,
  feeLabel,
  isFeeOpen,
}: {
  totals: Pick<Totals, 'subtotal' | 'discount' | 'fee' | 'total'> & { applied?: readonly AppliedOffer[] };
  feeLabel: string;
  /** The fee depends on a place that is not chosen yet. */
  isFeeOpen?: boolean;
}) => (
  <dl className={styles.totals}>
    <dt>Sous-total</dt>
    <dd>
      <Amount value={totals.subtotal} />
    </dd>
    {totals.discount > 0 && (
      <>
        <dt>Remise</dt>
        <dd className={styles.discount}>
          −<Amount value={totals.discount} />
        </dd>
      </>
    )}
    {totals.applied?.some(({ offerId }) => offerId) &&
      totals.applied.map(({ offerId, name, kind, amount }) => (
        <Fragment key={offerId}>
          <dt className={styles.part}>{name}</dt>
          <dd className={styles.part}>{kind === 'delivery' ? 'Livraison offerte' : <Amount value={amount} />}</dd>
        </Fragment>
      ))}
    <dt>{feeLabel}</dt>
    <dd>{totals.fee > 0 ? <Amount value={totals.fee} /> : isFeeOpen ? 'Selon la destination' : 'Gratuite'}</dd>
    <dt className={styles.total}>Total</dt>
    <dd className={styles.total}>
      <Amount value={totals.total} />
    </dd>
  </dl>
);

/** How far it is to free delivery, where any amount brings it. */
export function FreeDelivery({ totals }: { totals: Totals }) {
  const { missingForFreeDelivery: missing } = totals;
  const { freeDeliveryFrom } = useRules();
  if (missing === Number.POSITIVE_INFINITY) return null;
  return (
    <div className={styles.hint}>
      <p>
        {missing > 0 ? (
          <>
            Plus que <Amount value={missing} /> pour la livraison gratuite.
          </>
        ) : (
          'La livraison vous est offerte.'
        )}
      </p>
      <progress aria-hidden="true" value={Math.max(0, freeDeliveryFrom - missing)} max={freeDeliveryFrom} />
    </div>
  );
}

/** How far it is to the cart's discount. */
export function DiscountHint({ totals }: { totals: Totals }) {
  const { missingForDiscount: missing } = totals;
  const { discountPercent } = useRules();
  if (missing === 0) return null;
  return (
    <div className={styles.hint}>
      <p>
        Plus que <Amount value={missing} /> pour {discountPercent} % de remise sur les articles hors promotion.
      </p>
    </div>
  );
}
