import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { FieldValue } from '../field-value.tsx';
import { kinds } from '../kinds/index.ts';
import type { NamedCells } from '../named-cell.ts';
import { type FieldChange, fieldChanges, recordIn } from './audit.ts';
import './audit.css';

type Side = 'before' | 'after';
type ChangeListProps = {
  resource: ResourceShape;
  entry: AuditEntry;
  cells?: NamedCells;
  /** Only the former values: what putting them back would write. */
  isFormerOnly?: boolean;
};

/** What an edit altered, field by field: from what to what. */
export function ChangeList({ resource, entry, cells, isFormerOnly = false }: ChangeListProps) {
  const value = ({ name, field }: FieldChange, side: Side) => (
    <FieldValue
      name={name}
      field={field}
      record={recordIn(entry, side)}
      resource={resource}
      named={cells}
      // A former picture is recognised small; a text only by the whole of it.
      isWhole={!kinds[field.kind].isKnownAtAGlance}
    />
  );
  return (
    <dl className="changes">
      {fieldChanges(resource, entry).map((change) => (
        <div key={change.name}>
          <dt>{change.field.label}</dt>
          <dd>
            <span className="change-side">{value(change, 'before')}</span>
            {!isFormerOnly && (
              <>
                <span role="img" aria-label="devient">
                  →
                </span>
                <span className="change-side">{value(change, 'after')}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
