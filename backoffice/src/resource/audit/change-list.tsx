import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { Details } from '../../ui/page/details.tsx';
import { FieldValue } from '../field-value.tsx';
import { kinds } from '../kinds/index.ts';
import type { NamedCells } from '../named-cell.ts';
import { type FieldChange, fieldChanges, recordIn } from './audit.ts';

type ChangeListProps = {
  resource: ResourceShape;
  entry: AuditEntry;
  cells: NamedCells;
  /** Only the former values: what putting them back would write. */
  isFormerOnly?: boolean;
};

/** What an edit altered, field by field: from what to what. */
export function ChangeList({ resource, entry, cells, isFormerOnly = false }: ChangeListProps) {
  const value = ({ name, field }: FieldChange, side: 'before' | 'after') => (
    <FieldValue
      {...{ name, field, resource }}
      record={recordIn(entry, side)}
      named={cells}
      // A former picture is recognised small; a text only by the whole of it.
      isWhole={!kinds[field.kind].isVisual}
    />
  );
  return (
    <Details
      column={1}
      facts={fieldChanges(resource, entry).map((change) => ({
        label: change.field.label,
        value: (
          <span className="change">
            <span>{value(change, 'before')}</span>
            {!isFormerOnly && (
              <>
                <span role="img" aria-label="devient">
                  →
                </span>
                <span>{value(change, 'after')}</span>
              </>
            )}
          </span>
        ),
      }))}
    />
  );
}
