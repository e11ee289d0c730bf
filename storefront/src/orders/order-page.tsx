import { paths } from '@karite/shared/paths';
import { useParams } from 'react-router-dom';
import { Guard } from '../accounts/session/guard.tsx';
import { browserClient } from '../api/browser-client.ts';
import { getOrder } from '../api/orders.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './orders.module.css';
import { RemoteOrder } from './remote-order.tsx';

/** One of the customer's orders: its articles, prices and status. */
export const Component = () => (
  <div className="page narrow">
    <PageMeta title="Ma commande" hidden />
    <p className={styles.back}>
      <Link to={paths.orders}>Mes Commandes</Link>
    </p>
    <Guard>{() => <OwnOrder />}</Guard>
  </div>
);

function OwnOrder() {
  const { id = '' } = useParams();
  return (
    <RemoteOrder
      load={() => getOrder(browserClient, id)}
      of={id}
      elsewhere={<ButtonLink to={paths.orders}>Mes Commandes</ButtonLink>}
    />
  );
}
