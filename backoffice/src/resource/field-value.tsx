import type { Field, FieldOf, Kind, ResourceShape } from '@karite/shared/resource';
import { lazy, type ReactNode, Suspense } from 'react';
import { Dash } from './kinds/controls/dash.tsx';
import { kinds } from './kinds/index.ts';
import { listRequestOf } from './list/request/list-request-of.ts';
import type { NamedCells } from './named-cell.ts';
import { type Fields, valueIn } from './values.ts';

/** Few records have a list request. */
const RequestCell = lazy(() => import('./list/request/request-cell.tsx'));

type FieldValueProps<K extends Kind> = {
  name: string;
  field: FieldOf<K>;
  record: Fields;
  resource: ResourceShape;
  isWhole?: boolean;
  /** A page's own cells, by field name or by `column.as`. */
  named?: NamedCells;
};

/** Whether there is nothing to show of a value. */
export const isEmpty = (value: unknown): value is null | undefined =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The page's own cell of a field, by its `column.as` or its name. */
export const ownCell = (named: NamedCells, name: string, { column }: Pick<Field, 'column'>) =>
  (typeof column === 'object' && column.as !== undefined ? named[column.as] : undefined) ?? named[name];

/** The value of a record's field: by the page's own cell, else by the cell of its kind; a dash where there is none. */
export function FieldValue<K extends Kind>(props: FieldValueProps<K>): ReactNode {
  const { name, field, record, resource, isWhole = false, named = {} } = props;
  const own = ownCell(named, name, field)?.({ value: record[name], record, isWhole });
  if (own !== undefined) return own;
  const { Cell, EmptyCell = Dash } = kinds[field.kind];
  const value = valueIn(record, name, field);
  if (isEmpty(value)) return <EmptyCell isWhole={isWhole} />;
  const request = listRequestOf(field);
  if (request)
    return (
      <Suspense>
        <RequestCell
          list={record[request.list]}
          isQuery={request.isQuery}
          value={String(value)}
          draw={(inner, of, row, list) => <FieldValue name={inner} field={of} record={row} resource={list} />}
        />
      </Suspense>
    );
  const draw = (inner: string, of: Field, row: Fields) => (
    <FieldValue name={inner} field={of} record={row} resource={resource} />
  );
  return <Cell {...{ name, field, value, record, resource, isWhole, draw }} />;
}
