import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { itemCount } from '@karite/shared/pricing';
import { useState } from 'react';
import { Guard } from '../accounts/session/guard.tsx';
import { browserClient } from '../api/browser-client.ts';
import { listOrders } from '../api/orders.ts';
import { useRemote } from '../api/use-remote.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Link } from '../ui/link/link.tsx';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import { Amount } from '../ui/price/price.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './orders.module.css';
import { StatusLabel } from './status-label.tsx';
import { StatusLine } from './status-line.tsx';

const PAGE_SIZE = 10;

/** The customer's own orders (R509). */
export const Component = () => (
  <div className="page narrow">
    <PageMeta title="Mes Commandes" hidden />
    <h1 className={styles.title}>Mes Commandes</h1>
    <Guard>{() => <Orders />}</Guard>
  </div>
);

function Orders() {
  const [end, setEnd] = useState(PAGE_SIZE);
  const { status, value, retry } = useRemote(() => listOrders(browserClient, end), end);
  if (status === 'failed')
    return (
      <EmptyState title="Erreur lors du chargement des commandes">
        <Button onClick={retry}>Réessayer</Button>
      </EmptyState>
    );
  if (!value) return <Spinner page />;
  if (value.total === 0)
    return (
      <EmptyState title="Aucune commande pour le moment" text="Vos commandes passées avec ce compte apparaîtront ici.">
        <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {value.items.map((order) => (
          <li key={order.id}>
            <div>
              <Link to={paths.order(order.id)}>{order.shortNumber}</Link>
              <p>
                <LocalDate iso={order.createdAt} time /> · {plural(itemCount(order.items), 'article')}
              </p>
            </div>
            <StatusLabel status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />
            <Amount value={order.totalPrice ?? 0} className={styles.amount} />
            <StatusLine
              status={order.status}
              type={order.deliveryType}
              steps={order.history ?? []}
              isPaidFirst={order.paymentMethod === 'en-ligne'}
              isRefunded={order.isRefunded}
            />
          </li>
        ))}
      </ul>
      {value.items.length < value.total && (
        <Button
          variant="outline"
          className={styles.more}
          disabled={status === 'loading'}
          onClick={() => setEnd(end + PAGE_SIZE)}
        >
          Afficher plus
        </Button>
      )}
    </>
  );
}
