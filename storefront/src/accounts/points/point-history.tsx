import { formatNumber } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { POINT_REASON_LABELS } from '@karite/shared/points';
import { useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { listMovements, type PointMovement } from '../../api/points.ts';
import { useRemote } from '../../api/use-remote.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LocalDate } from '../../ui/local-date/local-date.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { CopyCode } from './copy-code.tsx';
import styles from './points.module.css';

const PAGE_SIZE = 10;

/** The movements of an account's points, the newest first. */
export function PointHistory({ userId, turn }: { userId: string; turn: number }) {
  const [end, setEnd] = useState(PAGE_SIZE);
  const { status, value, retry } = useRemote(() => listMovements(browserClient, userId, end), `${end} ${turn}`);
  if (status === 'failed')
    return (
      <Notice kind="error">
        <p>Erreur lors du chargement de vos points</p>
        <Button variant="outline" onClick={retry}>
          Réessayer
        </Button>
      </Notice>
    );
  if (!value) return <Spinner />;
  if (value.items.length === 0) return null;
  return (
    <>
      <h3>Historique de mes points</h3>
      <ul className={styles.list}>
        {value.items.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ul>
      {value.items.length < value.total && (
        <Button variant="outline" disabled={status === 'loading'} onClick={() => setEnd(end + PAGE_SIZE)}>
          Afficher plus
        </Button>
      )}
    </>
  );
}

function Movement({ movement: { reason, points, order, code, note, createdAt } }: { movement: PointMovement }) {
  return (
    <li>
      <span>{reason && POINT_REASON_LABELS[reason]}</span>
      <strong>{`${(points ?? 0) > 0 ? '+' : ''}${formatNumber(points ?? 0)}`}</strong>
      <p className={styles.note}>
        <LocalDate iso={createdAt} />
        {order?.shortNumber && (
          <>
            {' · '}
            <Link to={paths.order(order.id)}>{order.shortNumber}</Link>
          </>
        )}
      </p>
      {code && <CopyCode code={code} />}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}
