import { formatDateTime } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { Spin } from 'antd';
import { useState } from 'react';
import { FailedToLoad } from '../list/list-states.tsx';
import type { NamedCells } from '../named-cell.ts';
import type { ShopRecord } from '../values.ts';
import { ACTIONS, canRestore, mayRestore } from './audit.ts';
import { ChangeList } from './change-list.tsx';
import { EntryPages, RestoreButton } from './entry-parts.tsx';
import { RestoreModal } from './restore-modal.tsx';
import { useAudit } from './use-audit.ts';

type RecordAuditProps = {
  resource: ResourceShape;
  record: ShopRecord;
  cells: NamedCells;
  isRestorable: boolean;
  /** Whether it need not be opened first. */
  isOpenAtFirst?: boolean;
};

/** Who changed a record, when, and what; folded, and only asked for once it is opened. */
export function RecordAudit(props: RecordAuditProps) {
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false);
  return (
    <details className="record-history" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Historique des modifications</summary>
      {isOpen && <Entries {...props} />}
    </details>
  );
}

function Entries({ resource, record, cells, isRestorable }: RecordAuditProps) {
  const [page, toPage] = useState(1);
  const [asked, ask] = useState<AuditEntry | null>(null);
  const { entries, total, isLoading, problem, retry } = useAudit(
    { resource: resource.name, recordId: record.id },
    page,
    record.updatedAt,
  );
  if (problem !== null)
    return <FailedToLoad message="Erreur lors du chargement de l'historique" detail={problem} retry={retry} />;
  if (isLoading) return <Spin />;
  if (entries.length === 0) return <p className="quiet">Aucune modification enregistrée.</p>;
  return (
    <>
      <ol className="history-entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className="history-head">
              <span>
                <strong>{entry.through ?? ACTIONS[entry.action]}</strong> par {entry.email}
                <time className="quiet" dateTime={entry.at}>
                  {formatDateTime(entry.at)}
                </time>
              </span>
              {isRestorable && canRestore(resource, entry) && mayRestore(resource, entry, record) && (
                <RestoreButton
                  label={`Rétablir les valeurs d'avant le ${formatDateTime(entry.at)}`}
                  onClick={() => ask(entry)}
                />
              )}
            </div>
            <ChangeList resource={resource} entry={entry} cells={cells} />
          </li>
        ))}
      </ol>
      <EntryPages {...{ page, total, toPage }} />
      {asked && (
        <RestoreModal
          resource={resource}
          entry={asked}
          cells={cells}
          title="Rétablir ces valeurs ?"
          onClose={() => ask(null)}
        >
          <p>Ces champs reprennent leur valeur d'avant le {formatDateTime(asked.at)} ; les autres ne changent pas.</p>
          <ChangeList resource={resource} entry={asked} cells={cells} isFormerOnly />
        </RestoreModal>
      )}
    </>
  );
}
