import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Guard } from '../accounts/session/guard.tsx';
import { browserClient } from '../api/browser-client.ts';
import { type Alert, listAlerts, readAlert, readAlerts } from '../api/notifications.ts';
import { useRemote } from '../api/use-remote.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Link } from '../ui/link/link.tsx';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './notifications.module.css';
import { unreadAtom } from './unread-atom.ts';

const PAGE_SIZE = 20;

/** The notifications of the signed-in user, the newest first (R1960). */
export const Component = () => (
  <div className="page narrow">
    <PageMeta title="Mes Notifications" hidden />
    <h1 className={styles.title}>Mes Notifications</h1>
    <Guard>{() => <Alerts />}</Guard>
  </div>
);

/** Where a notification leads; nowhere when what it is about has no page. */
function pathOf({ orderId, productId, brandId }: Alert): string | null {
  if (orderId) return paths.order(orderId);
  if (productId) return paths.product(productId);
  return brandId ? paths.brand(brandId) : null;
}

function Alerts() {
  const [end, setEnd] = useState(PAGE_SIZE);
  const setUnread = useSetAtom(unreadAtom);
  const { status, value, retry } = useRemote(() => listAlerts(browserClient, end), end);
  if (status === 'failed')
    return (
      <EmptyState title="Erreur lors du chargement des notifications">
        <Button onClick={retry}>Réessayer</Button>
      </EmptyState>
    );
  if (!value) return <Spinner page />;
  const [newest] = value.items;
  if (!newest)
    return (
      <EmptyState
        title="Aucune notification pour le moment"
        text="Vos commandes, et les prix ou les retours en stock que vous suivez, s’annoncent ici."
      >
        <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
      </EmptyState>
    );
  const readAll = async () => {
    await readAlerts(browserClient, newest.createdAt).catch(() => null);
    setUnread(0);
    retry();
  };
  return (
    <>
      <p className={styles.ways}>
        {value.items.some(({ isRead }) => !isRead) && (
          <Button variant="outline" onClick={readAll}>
            Tout marquer comme lu
          </Button>
        )}
        <Link to={`${paths.profile}#notifications`}>Choisir mes notifications</Link>
      </p>
      <ul className={styles.list}>
        {value.items.map((alert) => (
          <Item key={alert.id} alert={alert} onRead={() => setUnread((count) => Math.max(0, count - 1))} />
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

function Item({ alert, onRead }: { alert: Alert; onRead: () => void }) {
  const path = pathOf(alert);
  const read = () => {
    if (alert.isRead) return;
    onRead();
    // What was not noted is unread at the next visit, and that is all.
    readAlert(browserClient, alert.id).catch(() => null);
  };
  return (
    <li data-unread={!alert.isRead || undefined}>
      {path ? (
        <Link to={path} onClick={read}>
          {alert.title}
        </Link>
      ) : (
        <strong>{alert.title}</strong>
      )}
      {!alert.isRead && <span className={styles.new}>Nouveau</span>}
      {alert.text && <p>{alert.text}</p>}
      <p>
        <LocalDate iso={alert.createdAt} time />
      </p>
    </li>
  );
}
