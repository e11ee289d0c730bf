import type { Answer } from '@karite/shared/client';
import { NOTICE_KINDS, NOTICE_LABELS, type NoticeKind } from '@karite/shared/notices';
import { useCustom, useNotification } from '@refinedev/core';
import { Alert, Checkbox, Spin } from 'antd';
import { useState } from 'react';
import { API } from '../providers/api.ts';
import { call } from '../providers/call.ts';
import { detailOf } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { Panel } from '../ui/panel.tsx';

type Choices = Answer<'GET', '/users/me/notices/choices'>;

/** What the bell tells who works here, kind by kind; each is kept as it is ticked (R1551). */
export function NoticesPanel() {
  const { query } = useCustom<Choices>({
    url: `${API}/users/me/notices/choices`,
    method: 'get',
    errorNotification: false,
  });
  const { open: notify } = useNotification();
  const [chosen, choose] = useState<readonly NoticeKind[] | null>(null);
  const off = chosen ?? query.data?.data.off ?? [];

  async function toggle(kind: NoticeKind, isOn: boolean) {
    const next = NOTICE_KINDS.filter((each) => (each === kind ? !isOn : off.includes(each)));
    choose(next);
    try {
      await call('PUT', '/users/me/notices/choices', { body: { off: next } });
    } catch (error) {
      choose(off);
      notify?.({ type: 'error', message: messageOf(error, "Votre choix n'a pas pu être enregistré") });
    }
  }

  return (
    <Panel title="Notifications" subtitle="Ce que la cloche vous annonce">
      {query.isLoading && <Spin />}
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      <div id="notifications" className="notice-kinds">
        {query.isSuccess &&
          NOTICE_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              checked={!off.includes(kind)}
              onChange={({ target }) => void toggle(kind, target.checked)}
            >
              {NOTICE_LABELS[kind]}
            </Checkbox>
          ))}
      </div>
    </Panel>
  );
}
