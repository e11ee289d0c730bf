import { paths } from '@karite/shared/paths';
import type { ReactNode } from 'react';
import { freeDeliveryText } from '../../../identity/free-delivery.ts';
import { useRules } from '../../../identity/settings.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';

type Props = {
  /** The place of delivery, where one is chosen. */
  to?: string;
  delivery: string;
  /** The content of « Frais et délais pour ma ville ». */
  more: ReactNode;
  isOpen?: boolean;
  pay: string;
  returns: string;
};

/** What delivery, payment and returns are in short lines, each with a link to the full text (R1845, R1847), and the benefits of R1104. */
export const TermLines = ({ to, delivery, more, isOpen, pay, returns }: Props) => (
  <ul>
    <li>
      <Icon name="truck" />
      <div>
        <p>
          <strong>{`Livraison gratuite ${freeDeliveryText(useRules().freeDeliveryFrom)}`}</strong>
          {to && <strong>{`Livraison : ${to}`}</strong>}
          <span>{delivery}</span>
        </p>
        <details open={isOpen}>
          <summary>Frais et délais pour ma ville</summary>
          {more}
        </details>
      </div>
    </li>
    <li>
      <Icon name="tag" />
      <p>
        <b>Paiement :</b> {pay}
      </p>
    </li>
    <li>
      <Icon name="shield" />
      <div>
        <p>
          <b>Retours :</b> {returns} <Link to={paths.terms}>Conditions de vente</Link>
        </p>
        <p>
          <b>Qualité garantie :</b> produit authentique.
        </p>
      </div>
    </li>
  </ul>
);
