import type { Field, ResourceShape } from '@karite/shared/resource';
import { FieldValue } from './field-value.tsx';
import type { NamedCell } from './kinds/kind.ts';
import { STAMPS } from './list/columns.ts';
import type { ShopRecord } from './values.ts';
import { WIDE } from './wide-kinds.ts';
import './form/form.css';

type RecordDetailsProps = {
  resource: ResourceShape;
  record: ShopRecord;
  cells?: Readonly<Record<string, NamedCell>>;
  /** Only these fields, in this order; all of them when absent. */
  only?: readonly string[];
};

/** A record's fields with their whole values. */
export function RecordDetails({ resource, record, cells, only }: RecordDetailsProps) {
  const all: Record<string, Field> = { ...resource.fields, ...STAMPS };
  const names = only ?? Object.keys(all);
  return (
    <dl className="details">
      {names.map((name) => (
        <div key={name} className={WIDE.includes(all[name]!.kind) ? 'is-wide' : undefined}>
          <dt>{all[name]!.label}</dt>
          <dd>
            <FieldValue name={name} field={all[name]!} record={record} resource={resource} named={cells} isWhole />
          </dd>
        </div>
      ))}
    </dl>
  );
}
