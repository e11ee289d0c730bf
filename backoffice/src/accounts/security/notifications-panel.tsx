import type { Answer } from '@karite/shared/client';
import {
  TEAM_NOTIFICATION_KINDS,
  TEAM_NOTIFICATION_LABELS,
  type TeamNotificationKind,
} from '@karite/shared/team-notifications';
import { useCustom } from '@refinedev/core';
import { Checkbox, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { API } from '../../providers/api.ts';
import { detailOf } from '../../providers/http-client.ts';
import { useWrite } from '../../providers/use-write.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Alert } from '../../ui/states/alert.tsx';

type Choices = Answer<'GET', '/users/me/notices/choices'>;

/** The kinds of notifications of the current user; each is saved as it is ticked (R1551). */
export function NotificationsPanel() {
  const { query } = useCustom<Choices>({
    url: `${API}/users/me/notices/choices`,
    method: 'get',
    errorNotification: false,
  });
  const { attempt } = useWrite('PUT', '/users/me/notices/choices', {
    failed: 'Votre choix n’a pas pu être enregistré',
  });
  const [chosen, choose] = useState<readonly TeamNotificationKind[] | null>(null);
  const off = chosen ?? query.data?.data.off ?? [];

  async function save(on: readonly TeamNotificationKind[]) {
    const next = TEAM_NOTIFICATION_KINDS.filter((each) => !on.includes(each));
    choose(next);
    if ((await attempt({ body: { off: next } })) === null) choose(off);
  }

  return (
    <Panel title="Notifications" subtitle="Ce que la cloche vous annonce">
      {query.isLoading && <Skeleton active />}
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isSuccess && (
        <Checkbox.Group
          aria-label="Notifications"
          value={TEAM_NOTIFICATION_KINDS.filter((each) => !off.includes(each))}
          onChange={(on) => void save(on)}
        >
          <Flex id="notifications" vertical gap="small">
            {TEAM_NOTIFICATION_KINDS.map((kind) => (
              <Checkbox key={kind} value={kind}>
                {TEAM_NOTIFICATION_LABELS[kind]}
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      )}
    </Panel>
  );
}
