import { formatDateTime, plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { useMany } from '@refinedev/core';
import { Button, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { FailedList } from '../list/list-states.tsx';
import { nameOf } from '../values.ts';
import { type AuditEntry, recordIn } from './audit.ts';
import { EntryPages, RestoreButton } from './entry-parts.tsx';
import { RestoreModal } from './restore-modal.tsx';
import { useAudit } from './use-audit.ts';
import './audit.css';

/** What was deleted of a resource, newest first, and the way to bring it back with what it held. */
export default function DeletedRecords({ resource, onClose }: { resource: ResourceShape; onClose: () => void }) {
  const [page, toPage] = useState(1);
  const [asked, ask] = useState<AuditEntry | null>(null);
  const isNarrow = useIsNarrow();
  const { entries, total, isLoading, problem, retry } = useAudit({ resource: resource.name, action: 'delete' }, page);
  const { result: back } = useMany({
    resource: resource.name,
    ids: [...new Set(entries.map((entry) => entry.recordId))],
    queryOptions: { enabled: entries.length > 0 },
    errorNotification: false,
  });
  const isBack = (entry: AuditEntry) => back.data?.some((record) => record.id === entry.recordId) ?? false;
  const nameIn = (entry: AuditEntry) => nameOf(resource, recordIn(entry, 'before'));

  return (
    <Modal
      open
      closable={{ 'aria-label': 'Fermer la fenêtre' }}
      className="record-modal"
      width={isNarrow ? '100vw' : 640}
      title="Supprimés récemment"
      onCancel={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      {problem !== null ? (
        <FailedList message="Erreur lors du chargement" detail={problem} retry={retry} />
      ) : isLoading ? (
        <Spin className="record-spinner" tip="Chargement...">
          <div />
        </Spin>
      ) : entries.length === 0 ? (
        <p className="quiet">Rien n'a été supprimé.</p>
      ) : (
        <p className="quiet">{plural(total, 'suppression')}</p>
      )}
      <ol className="history-entries">
        {entries.map((entry) => (
          <li key={entry.id} className="history-head">
            <span>
              <strong>{nameIn(entry)}</strong>
              <span className="quiet">
                {formatDateTime(entry.at)}, par {entry.email}
              </span>
            </span>
            {isBack(entry) ? (
              <span className="quiet">Déjà rétabli</span>
            ) : (
              <RestoreButton label={`Rétablir ${nameIn(entry)}`} onClick={() => ask(entry)} />
            )}
          </li>
        ))}
      </ol>
      <EntryPages {...{ page, total, toPage }} />
      {asked && (
        <RestoreModal
          resource={resource}
          entry={asked}
          title={`Rétablir « ${nameIn(asked)} » ?`}
          onClose={() => ask(null)}
        >
          <p>L'élément revient tel qu'il était le {formatDateTime(asked.at)}.</p>
        </RestoreModal>
      )}
    </Modal>
  );
}
