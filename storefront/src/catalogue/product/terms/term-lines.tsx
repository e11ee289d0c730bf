import { paths } from '@karite/shared/paths';
import type { ReactNode } from 'react';
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

/** Delivery, payment methods and returns in three short lines, each with a link to the full text (R1845, R1847). */
export const TermLines = ({ to, delivery, more, isOpen, pay, returns }: Props) => (
  <ul>
    <li>
      <Icon name="truck" />
      <div>
        <p>
          <strong>
            <span>Livraison</span>
            {to && <span>{` : ${to}`}</span>}
          </strong>{' '}
          {delivery}
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
        <strong>Paiement</strong> {pay}
      </p>
    </li>
    <li>
      <Icon name="shield" />
      <p>
        <strong>Retours</strong> {returns} <Link to={paths.terms}>Retours et conditions de vente</Link>
      </p>
    </li>
  </ul>
);
