import { MOST_UNREAD_SHOWN } from '@karite/shared/notifications';
import { paths } from '@karite/shared/paths';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { countUnread } from '../api/notifications.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './notifications.module.css';
import { unreadAtom } from './unread-atom.ts';

/** The head's bell of who is logged in (R1960): how much is new, and the way there. */
export function Bell() {
  const [unread, setUnread] = useAtom(unreadAtom);
  useEffect(() => {
    // Without an answer the bell is the way there, as ever.
    countUnread(browserClient).then(setUnread, () => null);
  }, [setUnread]);
  const count = unread > MOST_UNREAD_SHOWN ? `${MOST_UNREAD_SHOWN}+` : unread;
  return (
    <Link
      to={paths.notifications}
      aria-label={unread > 0 ? `Notifications : ${count} à lire` : 'Notifications'}
      title="Notifications"
    >
      <Icon name="bell" />
      {unread > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
