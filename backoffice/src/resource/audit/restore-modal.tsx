import { formatDateTime } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { type ReactNode, useState } from 'react';
import { type ChangedSince, changedSinceOf } from '../../providers/refusals.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { FieldValue } from '../field-value.tsx';
import type { NamedCells } from '../named-cell.ts';
import { useRestore } from './use-audit.ts';
import './audit.css';

type RestoreModalProps = {
  resource: ResourceShape;
  entry: AuditEntry;
  cells?: NamedCells;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before a change is taken back; and once more, with what would be lost, when values were changed since. */
export function RestoreModal({ resource, entry, cells, title, onClose, children }: RestoreModalProps) {
  const restore = useRestore();
  const [since, setSince] = useState<ChangedSince | null>(null);

  async function run() {
    try {
      await restore(entry, since?.etag);
    } catch (error) {
      setSince((seen) => changedSinceOf(error) ?? seen);
      throw error;
    }
  }

  return (
    <ConfirmModal
      title={title}
      okText={since ? 'Rétablir quand même' : 'Rétablir'}
      isDangerous={since !== null}
      run={run}
      onClose={onClose}
    >
      {since && (
        <>
          <p>Ces valeurs, enregistrées depuis, seraient remplacées :</p>
          <dl className="changes">
            {since.changes.map(({ field: name, label, by, at }) => {
              const field = resource.fields[name];
              return (
                <div key={name}>
                  <dt>
                    {label}, {by ? `par ${by}, ` : ''}le {formatDateTime(at)}
                  </dt>
                  <dd>
                    <span className="change-side">
                      {field && <FieldValue {...{ name, field, resource }} record={since.current} named={cells} />}
                    </span>
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
      {children}
    </ConfirmModal>
  );
}
