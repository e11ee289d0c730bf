import { SettingOutlined } from '@ant-design/icons';
import { formatDateTime } from '@karite/shared/format';
import { useList } from '@refinedev/core';
import { Badge, Button, Drawer, List } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { detailOf } from '../providers/http-client.ts';
import { onLive } from '../providers/live/live-events.ts';
import { useWrite } from '../providers/use-write.ts';
import { ageText } from '../ui/age-text.ts';
import { addressOf, type TeamNotification, wordsOf } from './notification-words.ts';
import './notifications.css';

const AT_A_TIME = 20;

/** The notifications, the newest first. Each line leads to its record. */
export default function NotificationsDrawer({ close, recount }: { close: () => void; recount: () => void }) {
  const [page, toPage] = useState(1);
  const { result, query } = useList<TeamNotification & { id: string }>({
    resource: 'users/me/notices',
    pagination: { currentPage: page, pageSize: AT_A_TIME, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const { refetch } = query;
  const { attempt } = useWrite('POST', '/users/me/notices/read', { failed: 'La lecture n’a pas pu être notée' });
  const shown = result.data ?? [];
  useEffect(
    () => onLive((changes) => (!changes || changes.some(({ kind }) => kind === 'notified')) && void refetch()),
    [refetch],
  );

  async function mark(body: { until: string } | Pick<TeamNotification, 'kind' | 'key'>) {
    await attempt({ body });
    recount();
    await refetch();
  }
  const [newest] = page === 1 ? shown : [];

  return (
    <Drawer
      open
      placement="right"
      width={400}
      title="Notifications"
      onClose={close}
      className="notifications"
      extra={
        <Link to="/security#notifications" onClick={close} aria-label="Choisir mes notifications">
          <SettingOutlined aria-hidden />
        </Link>
      }
    >
      <Button
        disabled={shown.every(({ isUnread }) => !isUnread)}
        onClick={() => void mark({ until: newest?.at ?? new Date().toISOString() })}
      >
        Tout marquer comme lu
      </Button>
      {query.isError && (
        <p role="alert">
          <span>Erreur lors du chargement des notifications</span>
          {detailOf(query.error) && <span>{` : ${detailOf(query.error)}`}</span>}
        </p>
      )}
      {!query.isError && (
        <List
          loading={query.isLoading}
          dataSource={[...shown]}
          rowKey={({ kind, key }) => `${kind} ${key}`}
          locale={{ emptyText: 'Rien de neuf depuis trente jours.' }}
          pagination={{
            current: page,
            pageSize: AT_A_TIME,
            total: result.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: toPage,
          }}
          renderItem={(notification) => {
            const { title, note } = wordsOf(notification);
            const follow = () => {
              if (notification.isUnread) void mark({ kind: notification.kind, key: notification.key });
              close();
            };
            return (
              <List.Item>
                <Link to={addressOf(notification)} onClick={follow}>
                  <strong>
                    <span>{title}</span>
                    {notification.isUnread && <span className="visually-hidden">, non lue</span>}
                  </strong>
                  {notification.isUnread && <Badge dot />}
                  {note && <span>{note}</span>}
                  <time className="quiet" dateTime={notification.at} title={formatDateTime(notification.at)}>
                    {ageText(Date.now() - Date.parse(notification.at))}
                  </time>
                </Link>
              </List.Item>
            );
          }}
        />
      )}
    </Drawer>
  );
}
