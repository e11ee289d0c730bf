import { BellOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { MOST_UNREAD } from '@karite/shared/notices';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import { onLive } from '../providers/live/live-events.ts';
import './bell.css';

const loadDrawer = () => import('./notices-drawer.tsx');
const NoticesDrawer = lazy(loadDrawer);

/** What a bell tells of is counted anew so long after it changed, in ms: a morning's orders are one question. */
const CALM_MS = 2_000;
const TOLD: readonly string[] = ['orders', 'payments'];

/** The bell of who works here: how much is unread, and what it is (R1551). */
export default function Bell() {
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const recount = useCallback(() => {
    call('GET', '/users/me/notices/unread')
      .then((found) => setCount(found.count))
      // What one was told before stays; the next change asks again.
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    recount();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive((changes) => {
      const isNews = changes?.some(
        ({ kind, resource }) => kind === 'notified' || (TOLD.includes(resource) && kind !== 'presence'),
      );
      if (changes && !isNews) return;
      clearTimeout(timer);
      timer = setTimeout(recount, CALM_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [recount]);
  const shown = count > MOST_UNREAD ? `${MOST_UNREAD}+` : String(count);
  const said = count > MOST_UNREAD ? `plus de ${MOST_UNREAD} non lues` : plural(count, 'non lue');
  return (
    <>
      <Button
        className="bell"
        type="text"
        icon={<BellOutlined aria-hidden />}
        aria-label={count > 0 ? `Notifications, ${said}` : 'Notifications'}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        {count > 0 && (
          <span className="bell-count" aria-hidden>
            {shown}
          </span>
        )}
      </Button>
      <Suspense>{isOpen && <NoticesDrawer close={() => setOpen(false)} recount={recount} />}</Suspense>
    </>
  );
}
