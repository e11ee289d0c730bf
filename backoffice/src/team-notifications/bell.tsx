import { BellOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { MOST_UNREAD } from '@karite/shared/team-notifications';
import { useCustom } from '@refinedev/core';
import { Badge, Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { API } from '../providers/api.ts';
import { onLive } from '../providers/live/live-events.ts';

const loadDrawer = () => import('./notifications-drawer.tsx');
const NotificationsDrawer = lazy(loadDrawer);

/** The unread count is refetched so long after a change, in ms: many orders at once make one request. */
const CALM_MS = 2_000;
const COUNTED: readonly string[] = ['orders', 'payments'];

/** The bell of the current user: the number of unread notifications, and the list (R1551). */
export default function Bell() {
  const [isOpen, setOpen] = useState(false);
  const { query } = useCustom<{ count: number }>({
    url: `${API}/users/me/notices/unread`,
    method: 'get',
    errorNotification: false,
  });
  const { refetch } = query;
  // A count that can't be read leaves the one before.
  const count = query.data?.data.count ?? 0;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive((changes) => {
      const isNews = changes?.some(
        ({ kind, resource }) => kind === 'notified' || (COUNTED.includes(resource) && kind !== 'presence'),
      );
      if (changes && !isNews) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refetch(), CALM_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
  const unreadText = count > MOST_UNREAD ? `plus de ${MOST_UNREAD} non lues` : plural(count, 'non lue');
  return (
    <>
      <Button
        type="text"
        icon={
          <Badge count={count} overflowCount={MOST_UNREAD} size="small" offset={[2, -7]}>
            <BellOutlined aria-hidden />
          </Badge>
        }
        aria-label={count > 0 ? `Notifications, ${unreadText}` : 'Notifications'}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && <NotificationsDrawer close={() => setOpen(false)} recount={() => void refetch()} />}
      </Suspense>
    </>
  );
}
