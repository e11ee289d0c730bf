import { useLocation, useParams } from 'react-router-dom';
import { browserClient } from '../api/browser-client.ts';
import { followOrder } from '../api/orders.ts';
import { chatUrl } from '../house.ts';
import { ButtonAnchor } from '../ui/button/button.tsx';
import { PageMeta } from '../ui/page-meta/page-meta.tsx';
import styles from './orders.module.css';
import { RemoteOrder } from './remote-order.tsx';

/** A guest's order, followed by the signed link that the confirmation and its mail carry. */
export function Component() {
  const { id = '' } = useParams();
  const query = new URLSearchParams(useLocation().search);
  const key = query.get('cle') ?? '';
  return (
    <div className={`page narrow ${styles.follow}`}>
      <PageMeta title="Suivi de commande" hidden />
      {/* The address holds the secret: a link that leaves the shop must not tell it. */}
      <meta name="referrer" content="no-referrer" />
      <RemoteOrder
        load={() => followOrder(browserClient, id, key)}
        of={`${id} ${key}`}
        elsewhere={
          <ButtonAnchor href={chatUrl()} target="_blank" rel="noopener noreferrer">
            Nous écrire
          </ButtonAnchor>
        }
      />
    </div>
  );
}
