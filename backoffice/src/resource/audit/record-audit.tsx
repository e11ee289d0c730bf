import { formatDateTime } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { Collapse, Flex, Pagination, Spin, Timeline } from 'antd';
import { useState } from 'react';
import { FailedToLoad } from '../list/list-states.tsx';
import type { NamedCells } from '../named-cell.ts';
import type { ShopRecord } from '../values.ts';
import { ACTIONS, canRestore, mayRestore } from './audit.ts';
import { ChangeList } from './change-list.tsx';
import { RestoreButton } from './restore-button.tsx';
import { RestoreModal } from './restore-modal.tsx';
import { useAudit } from './use-audit.ts';
import './audit.css';

type RecordAuditProps = {
  resource: ResourceShape;
  record: ShopRecord;
  cells: NamedCells;
  isRestorable: boolean;
  /** Whether it is unfolded from the start. */
  isOpenAtFirst?: boolean;
};

/** Who changed a record, when, and what; read once it is unfolded. */
export const RecordAudit = ({ isOpenAtFirst = false, ...props }: RecordAuditProps) => (
  <Collapse
    className="record-history"
    defaultActiveKey={isOpenAtFirst ? ['history'] : []}
    items={[{ key: 'history', label: 'Historique des modifications', children: <Entries {...props} /> }]}
  />
);

function Entries({ resource, record, cells, isRestorable }: RecordAuditProps) {
  const [restored, setRestored] = useState<AuditEntry | null>(null);
  const { entries, isLoading, failure, pagination } = useAudit({
    resource: resource.name,
    id: record.id,
    version: record.updatedAt,
  });
  if (failure) return <FailedToLoad message="Erreur lors du chargement de l’historique" {...failure} />;
  if (isLoading) return <Spin />;
  if (entries.length === 0) return <p className="quiet">Aucune modification enregistrée.</p>;
  return (
    <>
      <Timeline
        items={entries.map((entry) => ({
          key: entry.id,
          children: (
            <>
              <Flex wrap align="center" gap={4}>
                <span>
                  <strong>{entry.through ?? ACTIONS[entry.action]}</strong> par {entry.email}
                </span>
                <time className="quiet" dateTime={entry.at}>
                  {formatDateTime(entry.at)}
                </time>
                {isRestorable && canRestore(resource, entry) && mayRestore(resource, entry, record) && (
                  <RestoreButton
                    label={`Rétablir les valeurs d’avant le ${formatDateTime(entry.at)}`}
                    onClick={() => setRestored(entry)}
                  />
                )}
              </Flex>
              <ChangeList {...{ resource, entry, cells }} />
            </>
          ),
        }))}
      />
      <Pagination {...pagination} />
      {restored && (
        <RestoreModal
          {...{ resource, cells }}
          entry={restored}
          title="Rétablir ces valeurs ?"
          onClose={() => setRestored(null)}
        >
          <p>
            Ces champs reprennent leur valeur d’avant le {formatDateTime(restored.at)} ; les autres ne changent pas.
          </p>
          <ChangeList {...{ resource, cells }} entry={restored} isFormerOnly />
        </RestoreModal>
      )}
    </>
  );
}
