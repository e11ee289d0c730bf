import { formatDateTime } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { type ReactNode, useState } from 'react';
import { type ChangedSince, changedSinceOf, onlyIf } from '../../providers/refusals.ts';
import { useWrite } from '../../providers/use-write.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { Details } from '../../ui/page/details.tsx';
import { FieldValue } from '../field-value.tsx';
import type { NamedCells } from '../named-cell.ts';

type RestoreModalProps = {
  resource: ResourceShape;
  entry: AuditEntry;
  cells?: NamedCells;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** Confirms before a change is undone, and again, with what would be lost, when values were changed since. */
export function RestoreModal({ resource, entry, cells = {}, title, onClose, children }: RestoreModalProps) {
  const { write } = useWrite('POST', '/audit/{id}/restore', {
    changes: [resource.name],
    done: 'Rétabli avec succès',
  });
  const [since, setSince] = useState<ChangedSince | null>(null);

  async function run() {
    try {
      // Later values are overwritten only in the version that was shown here.
      await write({ path: { id: entry.id }, body: { force: since !== null }, headers: onlyIf(since?.etag) });
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
          <p>Ces valeurs, enregistrées depuis, seraient remplacées :</p>
          <Details
            column={1}
            facts={since.changes.map(({ field: name, label, by, at }) => {
              const field = resource.fields[name];
              return {
                label: `${label}, ${by ? `par ${by}, ` : ''}le ${formatDateTime(at)}`,
                value: field && <FieldValue {...{ name, field, resource }} record={since.current} named={cells} />,
              };
            })}
          />
        </>
      )}
      {children}
    </ConfirmModal>
  );
}
