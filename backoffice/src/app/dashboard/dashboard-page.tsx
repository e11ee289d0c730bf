import { FIGURES, isAdmin } from '@karite/shared/accounts';
import { orders, products, users } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import { BeginOrder } from '../../orders/begin-order.tsx';
import { OrderQueue } from '../../orders/order-queue.tsx';
import { actorNow, mayHere } from '../../providers/actor.ts';
import { OrderQueues } from '../../today/order-queues.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ORDER_ACTIONS } from '../order-actions.ts';

/** The figures and the rest, after the work of the day. */
const Below = lazy(() => import('./below.tsx'));

/** The orders that wait, with what other features do to one: features do not know each other. */
const Queue = ({ search }: { search: string }) => <OrderQueue search={search} actions={ORDER_ACTIONS} />;

/**
 * What staff see first (R1504): the work of the day, then the figures, and where to go on. Each part needs the right to read
 * it.
 */
export default function DashboardPage() {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const sees = ({ name }: { name: string }) => mayHere(name, 'read');
  const [seesOrders, seesProducts, seesUsers] = [sees(orders), sees(products), sees(users)];
  const seesFigures = mayHere(FIGURES, 'read');
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Tableau de bord : ce qui attend quelqu’un, puis l’activité de la boutique"
      >
        <BeginOrder />
        <Button onClick={() => invalidate({ invalidates: ['all'] })}>Actualiser</Button>
        {seesFigures && <Button onClick={() => navigate('/stats')}>Voir les rapports</Button>}
        {seesProducts && <Button onClick={() => navigate('/products')}>Gérer les produits</Button>}
        {seesUsers && <Button onClick={() => navigate('/users')}>Voir les clients</Button>}
      </PageHeader>
      <div className="in-order">
        {isAdmin(actorNow()) && <FirstSteps />}
        <div className="today">
          {seesOrders && (
            <section>
              <h2>À faire</h2>
              <OrderQueues queue={Queue} />
            </section>
          )}
          <div className="in-order">
            <Suspense>
              <Below {...{ seesFigures, seesOrders, seesProducts }} />
            </Suspense>
          </div>
        </div>
      </div>
    </>
  );
}
