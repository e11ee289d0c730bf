import { reasonText, type Totals } from '@karite/shared/offers';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { promoCodeAtom } from './offer-atoms.ts';
import styles from './offers-note.module.css';

/** Fetched once somebody has a code. */
const PromoCode = lazy(() => import('./promo-code.tsx').catch(() => ({ default: () => null })));

/** Why offers don't apply (R1938), and where a code is typed. */
export function OffersNote({ totals: { refused } }: { totals: Totals }) {
  const judged = useAtomValue(promoCodeAtom);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {refused.length > 0 && (
        <ul className={styles.list}>
          {refused.map(({ offerId, name, reason }) => (
            <li key={offerId}>
              {name} : {reasonText(reason)}
            </li>
          ))}
        </ul>
      )}
      <details
        className={styles.offers}
        open={isOpen || judged !== null}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>J’ai un code promo</summary>
        {(isOpen || judged) && (
          <Suspense>
            <PromoCode />
          </Suspense>
        )}
      </details>
    </>
  );
}
