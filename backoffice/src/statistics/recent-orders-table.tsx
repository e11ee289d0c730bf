import { formatDateTime, formatNumber, formatWholeFcfa, truncate } from '@karite/shared/format';
import { REFUNDED_LABEL, statisticsStatusLabel } from '@karite/shared/orders';
import type { Order } from '@karite/shared/resources';
import { Link } from 'react-router-dom';
import { Badge } from '../ui/badge.tsx';
import { Panel } from '../ui/panel.tsx';
import { Scrollable } from '../ui/scrollable.tsx';

/** An order's number is cut after this many characters (R1608). */
const ORDER_ID_LENGTH = 15;

const TONES: Record<string, 'good' | 'wait'> = { completed: 'good', pending: 'wait' };

/** Plural when not 1, in this column (R1608). */
const articles = (count: number) => `${formatNumber(count)} article${count === 1 ? '' : 's'}`;

/** "Commandes Récentes" (R1608): the latest orders, each a link to its details. */
export const RecentOrdersTable = ({ orders, total }: { orders: readonly Order[]; total: number }) => (
  <Panel title={`Commandes Récentes (${formatNumber(total)})`}>
    {orders.length === 0 ? (
      <p className="quiet">Aucune commande disponible</p>
    ) : (
      <Scrollable label="Commandes récentes">
        <table className="lines recent">
          <thead>
            <tr>
              <th>Date</th>
              <th>Commande</th>
              <th className="figure">Articles</th>
              <th className="figure">Montant</th>
              <th>Statut</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td className="day">{formatDateTime(order.createdAt)}</td>
                <td>
                  <Link to={`/orders/show/${order.id}`} title={order.orderId}>
                    {truncate(order.orderId, ORDER_ID_LENGTH)}
                  </Link>
                </td>
                <td className="figure">{articles(order.items.reduce((sum, item) => sum + item.quantity, 0))}</td>
                <td className="figure">{formatWholeFcfa(order.totalPrice ?? 0)}</td>
                <td>
                  <Badge tone={TONES[order.status] ?? 'bad'}>{statisticsStatusLabel(order.status)}</Badge>
                  {order.isRefunded && <small className="quiet"> {REFUNDED_LABEL.toLowerCase()}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    )}
  </Panel>
);
