import type { Field, FieldOf, Kind, ResourceShape } from '@karite/shared/resource';
import type { ReactNode } from 'react';
import { cells } from './cells/registry.ts';
import type { Cell, NamedCell } from './kinds/kind.ts';
import type { ShopRecord } from './values.ts';

type FieldValueProps = {
  name: string;
  field: Field;
  record: ShopRecord;
  resource: ResourceShape;
  isWhole?: boolean;
  /** A page's own cells, by field name or by `column.as`. */
  named?: Readonly<Record<string, NamedCell>>;
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The value of a record's field: by the page's own cell, else by the cell of its kind; a dash where there is none. */
export function FieldValue({ name, field, record, resource, isWhole = false, named = {} }: FieldValueProps): ReactNode {
  const value = record[name];
  const as = typeof field.column === 'object' ? field.column.as : undefined;
  const own = named[as ?? name] ?? named[name];
  if (own) return own({ value, record, isWhole });
  if (isEmpty(value) && field.kind !== 'images' && (field.kind !== 'image' || isWhole))
    return <span className="quiet">—</span>;
  const draw = (inner: string, of: Field, row: Record<string, unknown>) => (
    <FieldValue name={inner} field={of} record={row as ShopRecord} resource={resource} />
  );
  const Kind = cells[field.kind] as Cell<Kind>;
  return <Kind {...{ name, field: field as FieldOf<Kind>, value: value as never, record, resource, isWhole, draw }} />;
}
