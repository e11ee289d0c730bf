import { formatDateTime } from '@karite/shared/format';
import { StatusBadge } from '../ui/order-status.tsx';

export type StatusChange = { from: string | null; to: string; at: string; by: string | null };

/** Who changed an order's status, when, and from what to what. */
export const OrderHistory = ({ changes }: { changes: readonly StatusChange[] }) => (
  <>
    <h2>Historique</h2>
    {changes.length === 0 && <p className="quiet">Aucun changement de statut.</p>}
    <ol className="history">
      {changes.map((change) => (
        <li key={`${change.at}${change.to}`}>
          <time className="quiet" dateTime={change.at}>
            {formatDateTime(change.at)}
          </time>
          <span>
            {change.from && (
              <>
                <StatusBadge status={change.from} /> →{' '}
              </>
            )}
            <StatusBadge status={change.to} />
          </span>
          {change.by && <span className="quiet">par {change.by}</span>}
        </li>
      ))}
    </ol>
  </>
);
