import type { Answer } from '@karite/shared/client';
import { formatDateTime } from '@karite/shared/format';
import { useCustom, useNotification } from '@refinedev/core';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import { API } from '../providers/data-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { Panel } from '../ui/panel.tsx';

type Session = Answer<'GET', '/users/me/sessions'>[number];

/** Where one is signed in, and the end of each of these sessions. */
export function SessionsPanel() {
  const { query } = useCustom<Session[]>({ url: `${API}/users/me/sessions`, method: 'get', errorNotification: false });
  const { open: notify } = useNotification();
  const [ending, end] = useState<Session | 'others' | null>(null);
  const sessions = query.data?.data ?? [];

  async function close() {
    if (ending === 'others') await call('DELETE', '/users/me/sessions');
    else if (ending) await call('DELETE', '/users/me/sessions/{id}', { path: { id: ending.id } });
    notify?.({ type: 'success', message: ending === 'others' ? 'Sessions fermées' : 'Session fermée' });
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
      {query.isLoading && <Spin />}
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{session.device}</strong>
              <small className="quiet">
                {session.isThis ? 'Cet appareil' : `Vu le ${formatDateTime(session.seenAt)}`} · ouverte le{' '}
                {formatDateTime(session.createdAt)}
              </small>
            </span>
            {!session.isThis && (
              <Button size="small" aria-label={`Fermer la session : ${session.device}`} onClick={() => end(session)}>
                Fermer
              </Button>
            )}
          </li>
        ))}
      </ul>
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
