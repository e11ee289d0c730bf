import { SettingOutlined } from '@ant-design/icons';
import { formatDateTime } from '@karite/shared/format';
import { useList } from '@refinedev/core';
import { Button, Drawer, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../providers/call.ts';
import { detailOf } from '../providers/http-client.ts';
import { onLive } from '../providers/live/live-events.ts';
import { ageText } from '../ui/age-text.ts';
import { Pages } from '../ui/pages.tsx';
import { addressOf, type Notice, wordsOf } from './notice-words.ts';

const AT_A_TIME = 20;

/** What the bell tells, the newest first; each line leads to its record. */
export default function NoticesDrawer({ close, recount }: { close: () => void; recount: () => void }) {
  const [page, toPage] = useState(1);
  const { result, query } = useList<Notice & { id: string }>({
    resource: 'users/me/notices',
    pagination: { currentPage: page, pageSize: AT_A_TIME, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const { refetch } = query;
  const list = useRef<HTMLUListElement>(null);
  const notices = result.data ?? [];
  const hasUnread = notices.some(({ isUnread }) => isUnread);
  useEffect(
    () => onLive((changes) => (!changes || changes.some(({ kind }) => kind === 'notified')) && void refetch()),
    [refetch],
  );

  async function mark(body: { until: string } | Pick<Notice, 'kind' | 'key'>) {
    await call('POST', '/users/me/notices/read', { body }).catch(() => undefined);
    recount();
    await refetch();
  }
  const [newest] = page === 1 ? notices : [];

  return (
    <Drawer
      open
      placement="right"
      width={400}
      title="Notifications"
      onClose={close}
      className="notices"
      extra={
        <Link to="/security#notifications" onClick={close} aria-label="Choisir mes notifications">
          <SettingOutlined aria-hidden />
        </Link>
      }
    >
      <Button disabled={!hasUnread} onClick={() => void mark({ until: newest?.at ?? new Date().toISOString() })}>
        Tout marquer comme lu
      </Button>
      {query.isLoading && <Spin />}
      {query.isError && (
        <p role="alert">
          <span>Erreur lors du chargement des notifications</span>
          {detailOf(query.error) && <span>{` : ${detailOf(query.error)}`}</span>}
        </p>
      )}
      {query.isSuccess && notices.length === 0 && <p className="quiet">Rien de neuf depuis trente jours.</p>}
      <ul ref={list}>
        {notices.map((notice) => {
          const { title, note } = wordsOf(notice);
          return (
            <li key={`${notice.kind} ${notice.key}`} className={notice.isUnread ? 'is-unread' : undefined}>
              <Link
                to={addressOf(notice)}
                onClick={() => {
                  if (notice.isUnread) void mark({ kind: notice.kind, key: notice.key });
                  close();
                }}
              >
                <strong>
                  <span>{title}</span>
                  {notice.isUnread && <span className="only-read">, non lue</span>}
                </strong>
                {note && <span>{note}</span>}
                <time className="quiet" dateTime={notice.at} title={formatDateTime(notice.at)}>
                  {ageText(Date.now() - Date.parse(notice.at))}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
      <Pages
        page={page}
        pageSize={AT_A_TIME}
        total={result.total ?? 0}
        toPage={(next) => {
          toPage(next);
          list.current?.scrollIntoView();
        }}
      />
    </Drawer>
  );
}
