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
  /** Whether this and « Paiement et retours » are unfolded. */
  open?: readonly boolean[];
  pay: string;
  returns: string;
};

/** The benefits of R1104 with delivery (R1845); payment and returns are folded (R1847), with a link to the full text. */
export const TermLines = ({ to, delivery, more, open, pay, returns }: Props) => (
  <ul>
    <li>
      <Icon name="truck" />
      <div>
        <p>
          <strong>{`Livraison gratuite ${freeDeliveryText(useRules().freeDeliveryFrom)}`}</strong>
          {to && <strong>{`Livraison : ${to}`}</strong>}
          <span>{delivery}</span>
        </p>
        <details open={open?.[0]}>
          <summary>Frais et délais pour ma ville</summary>
          {more}
        </details>
      </div>
    </li>
    <li>
      <Icon name="shield" />
      <div>
        <strong>Qualité garantie</strong>
        <details open={open?.[1]}>
          <summary>Paiement et retours</summary>
          <p>
            <b>Paiement :</b> {pay}
          </p>
          <p>
            <b>Retours :</b> {returns} <Link to={paths.terms}>Conditions de vente</Link>
          </p>
        </details>
      </div>
    </li>
  </ul>
);
