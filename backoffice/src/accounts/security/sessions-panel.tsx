import type { Answer } from '@karite/shared/client';
import { formatDateTime } from '@karite/shared/format';
import { useCustom } from '@refinedev/core';
import { Button, Flex, List } from 'antd';
import { useState } from 'react';
import { API } from '../../providers/api.ts';
import { detailOf } from '../../providers/http-client.ts';
import { useWrite } from '../../providers/use-write.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Alert } from '../../ui/states/alert.tsx';

type Session = Answer<'GET', '/users/me/sessions'>[number];

/** Where one is signed in, and the end of each of these sessions. */
export function SessionsPanel() {
  const { query } = useCustom<Session[]>({ url: `${API}/users/me/sessions`, method: 'get', errorNotification: false });
  const { write: closeOthers } = useWrite('DELETE', '/users/me/sessions', { done: 'Sessions fermées' });
  const { write: closeOne } = useWrite('DELETE', '/users/me/sessions/{id}', { done: 'Session fermée' });
  const [ending, end] = useState<Session | 'others' | null>(null);
  const sessions = query.data?.data ?? [];

  async function close() {
    if (ending === 'others') await closeOthers({});
    else if (ending) await closeOne({ path: { id: ending.id } });
    await query.refetch();
  }

  return (
    <Panel
      title="Appareils connectés"
      subtitle="Là où votre compte est ouvert"
      extra={
        sessions.length > 1 && (
          <Button size="small" onClick={() => end('others')}>
            Fermer toutes les autres
          </Button>
        )
      }
    >
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      <List
        loading={query.isLoading}
        dataSource={sessions}
        rowKey="id"
        renderItem={(session) => (
          <List.Item
            extra={
              !session.isThis && (
                <Button size="small" aria-label={`Fermer la session : ${session.device}`} onClick={() => end(session)}>
                  Fermer
                </Button>
              )
            }
          >
            <Flex vertical>
              <strong>{session.device}</strong>
              <span className="quiet">
                {session.isThis ? 'Cet appareil' : `Vu le ${formatDateTime(session.seenAt)}`} · ouverte le{' '}
                {formatDateTime(session.createdAt)}
              </span>
            </Flex>
          </List.Item>
        )}
      />
      {ending && (
        <ConfirmModal
          title={ending === 'others' ? 'Fermer toutes les autres sessions' : 'Fermer cette session'}
          okText="Fermer"
          isDangerous
          run={close}
          onClose={() => end(null)}
        >
          <p>
            {ending === 'others'
              ? 'Seul cet appareil restera connecté.'
              : `${ending.device} devra se connecter à nouveau.`}
          </p>
        </ConfirmModal>
      )}
    </Panel>
  );
}
