import { kindOf, type ResourceShape } from '@karite/shared/resource';
import { FieldValue } from './field-value.tsx';
import type { NamedCells } from './named-cell.ts';
import { fieldsOf, type ShopRecord } from './values.ts';
import './form/form.css';

type RecordDetailsProps = {
  resource: ResourceShape;
  record: ShopRecord;
  cells?: NamedCells;
  /** Only these fields, in this order; all of them when absent. */
  only?: readonly string[];
};

/** A record's fields with their whole values. */
export function RecordDetails({ resource, record, cells, only }: RecordDetailsProps) {
  const all = Object.entries(fieldsOf(resource));
  const shown = only ? only.flatMap((name) => all.filter(([each]) => each === name)) : all;
  return (
    <dl className="details">
      {shown.map(([name, field]) => (
        <div key={name} className={kindOf(field).isWide ? 'is-wide' : undefined}>
          <dt>{field.label}</dt>
          <dd>
            <FieldValue name={name} field={field} record={record} resource={resource} named={cells} isWhole />
          </dd>
        </div>
      ))}
    </dl>
  );
}
