import { arrivalText, type Days, daysText } from '@karite/shared/delivery';
import { paths } from '@karite/shared/paths';
import { Link } from '../../ui/link/link.tsx';
import styles from './sale-terms.module.css';
import type { Terms } from './terms-of.ts';

type Props = {
  /** `null` where they could not be loaded. */
  terms: Terms | null;
  /** The delivery time to the chosen place; `null` while there is none. */
  days: Days | null;
  city?: string;
  /** The moment of an order: its dates are shown. */
  arrivesOn?: Date;
  /** Nothing is delivered: no time is shown. */
  isFetched?: boolean;
};

/** Delivery times, ways to pay and returns, in three short lines. */
export const SaleTerms = ({ terms, days, city, arrivesOn, isFetched }: Props) => (
  <ul className={styles.terms}>
    <li>
      {isFetched ? (
        'Retrait en boutique, dès que nous vous écrivons que votre commande est prête.'
      ) : days ? (
        `Livraison${city ? ` à ${city}` : ''} ${daysText(days)}.${arrivesOn ? ` Commandé aujourd’hui, reçu ${arrivalText(days, arrivesOn)}.` : ''}`
      ) : terms && terms.delivery.length > 0 ? (
        <details>
          <summary>Délais de livraison par pays</summary>
          <dl>
            {terms.delivery.map(({ country, times }) => (
              <div key={country}>
                <dt>{country}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <Link to={paths.terms}>Délais de livraison</Link>
      )}
    </li>
    <li>Paiement en espèces à la remise, en boutique, ou en ligne là où il est ouvert.</li>
    <li>
      {terms?.withdrawal ? `Vous avez ${terms.withdrawal} pour changer d’avis. ` : ''}
      <Link to={paths.terms}>Retours et conditions de vente</Link>
    </li>
  </ul>
);
