import { mayBringBack } from '@karite/shared/access';
import { formatDateTime, plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { useMany } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { actorNow } from '../../providers/actor.ts';
import { RecordModal } from '../record-modal.tsx';
import { nameOf } from '../values.ts';
import { recordIn } from './audit.ts';
import { EntryPages, RestoreButton } from './entry-parts.tsx';
import { RestoreModal } from './restore-modal.tsx';
import { useAudit } from './use-audit.ts';
import './audit.css';

/** What was deleted of a resource, newest first, and the way to bring it back with what it held. */
export default function DeletedRecords({ resource, onClose }: { resource: ResourceShape; onClose: () => void }) {
  const [page, toPage] = useState(1);
  const [asked, ask] = useState<AuditEntry | null>(null);
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
    <RecordModal
      width={640}
      title="Supprimés récemment"
      isLoading={isLoading}
      failure={problem === null ? null : { message: 'Erreur lors du chargement', detail: problem, retry }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      {problem === null && !isLoading && (
        <p className="quiet">{entries.length === 0 ? "Rien n'a été supprimé." : plural(total, 'suppression')}</p>
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
              mayBringBack(actorNow(), resource, recordIn(entry, 'before')) && (
                <RestoreButton label={`Rétablir ${nameIn(entry)}`} onClick={() => ask(entry)} />
              )
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
    </RecordModal>
  );
}
