import { mayUndelete } from '@karite/shared/access';
import { formatDateTime, plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { useMany } from '@refinedev/core';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { actorNow } from '../../providers/actor.ts';
import { RecordModal } from '../record-modal.tsx';
import { nameOf } from '../values.ts';
import { recordIn } from './audit.ts';
import { RestoreButton } from './restore-button.tsx';
import { RestoreModal } from './restore-modal.tsx';
import { useAudit } from './use-audit.ts';

/** What was deleted of a resource, newest first, and the way to bring it back with what it held. */
export default function DeletedRecords({ resource, onClose }: { resource: ResourceShape; onClose: () => void }) {
  const [restored, setRestored] = useState<AuditEntry | null>(null);
  const { entries, total, isLoading, failure, pagination } = useAudit({ resource: resource.name, action: 'delete' });
  const { result: present } = useMany({
    resource: resource.name,
    ids: [...new Set(entries.map((entry) => entry.recordId))],
    queryOptions: { enabled: entries.length > 0 },
    errorNotification: false,
  });
  const isBack = (entry: AuditEntry) => present.data?.some((record) => record.id === entry.recordId) ?? false;
  const nameIn = (entry: AuditEntry) => nameOf(resource, recordIn(entry, 'before'));
  const wayBack = (entry: AuditEntry) => {
    if (isBack(entry)) return <span className="quiet">Déjà rétabli</span>;
    if (!mayUndelete(actorNow(), resource, recordIn(entry, 'before'))) return null;
    return <RestoreButton label={`Rétablir ${nameIn(entry)}`} onClick={() => setRestored(entry)} />;
  };

  return (
    <RecordModal
      width={640}
      title="Supprimés récemment"
      isLoading={isLoading}
      failure={failure && { message: 'Erreur lors du chargement', ...failure }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      {!failure && !isLoading && (
        <p className="quiet">{total === 0 ? 'Rien n’a été supprimé.' : plural(total, 'suppression')}</p>
      )}
      {total > 0 && (
        <Table<AuditEntry>
          size="small"
          showHeader={false}
          rowKey="id"
          dataSource={entries}
          pagination={pagination}
          columns={[
            {
              render: (entry: AuditEntry) => (
                <>
                  <strong>{nameIn(entry)}</strong>
                  <div className="quiet">
                    {formatDateTime(entry.at)}, par {entry.email}
                  </div>
                </>
              ),
            },
            { align: 'end', render: wayBack },
          ]}
        />
      )}
      {restored && (
        <RestoreModal
          resource={resource}
          entry={restored}
          title={`Rétablir « ${nameIn(restored)} » ?`}
          onClose={() => setRestored(null)}
        >
          <p>L’élément revient tel qu’il était le {formatDateTime(restored.at)}.</p>
        </RestoreModal>
      )}
    </RecordModal>
  );
}
