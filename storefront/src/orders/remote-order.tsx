import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { ShownOrder } from '../api/orders.ts';
import { useRemote } from '../api/use-remote.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { OrderDetail } from './order-detail.tsx';
import { savedOrder, saveOrder } from './saved-orders.ts';

type Props = {
  load: () => Promise<ShownOrder>;
  /** What is loaded: loaded again when it changes. */
  of: string;
  /** A guest's key, for what can be done with the order. */
  orderKey?: string;
  /** Where else to go when there is no such order. */
  elsewhere: ReactNode;
  /** What to show instead when the order is followed by a link that has expired. */
  expired?: ReactNode;
};

/** An order that only this visitor's browser may request: while it comes, when it is there, when it is not. */
export function RemoteOrder({ load, of, orderKey, elsewhere, expired }: Props) {
  const remote = useRemote(() => load().then((order) => save(of, order)), of);
  if (remote.status === 'failed') {
    const { error } = remote;
    if (expired && error instanceof ApiError && error.code === 'link_expired') return expired;
    const missing = error instanceof ApiError && !error.isPassing;
    const saved = missing ? null : savedOrder(of);
    if (saved)
      return (
        <>
          <OrderDetail order={saved.order} seenAt={saved.seenAt} onChange={remote.retry} />
          <Button onClick={remote.retry}>Réessayer</Button>
        </>
      );
    return (
      <EmptyState alone title={missing ? 'Commande introuvable' : 'Erreur lors du chargement des commandes'}>
        {missing ? elsewhere : <Button onClick={remote.retry}>Réessayer</Button>}
      </EmptyState>
    );
  }
  return remote.value ? (
    <OrderDetail order={remote.value} orderKey={orderKey} onChange={remote.retry} />
  ) : (
    <Spinner page />
  );
}

/** Its receipt is stored on this device, without the order's data about the account. */
function save(of: string, order: ShownOrder): ShownOrder {
  const { email: _email, userId: _userId, user: _user, ...shown } = order;
  saveOrder(of, shown);
  return order;
}
