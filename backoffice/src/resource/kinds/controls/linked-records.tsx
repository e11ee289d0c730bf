import type { Linked, ResourceShape } from '@karite/shared/resource';
import { useMany } from '@refinedev/core';
import { Select, Tag } from 'antd';
import type { ReactNode } from 'react';
import { type Fields, nameOf, type ShopRecord } from '../../values.ts';
import type { useRelationOptions } from './relation-options.ts';

/** Records by name: in a row the first two and how many more. */
export function LinkedRecords({
  items,
  of,
  isWhole,
}: {
  items: readonly Linked[];
  of: ResourceShape;
  isWhole: boolean;
}) {
  const shown = isWhole ? items : items.slice(0, 2);
  return (
    <span className="chips">
      {shown.map((item) => (
        <Tag key={item.id}>{nameOf(of, item)}</Tag>
      ))}
      {items.length > shown.length && <span className="quiet">+{items.length - shown.length}</span>}
    </span>
  );
}

type SelectRecordsProps = {
  id?: string;
  options: ReturnType<typeof useRelationOptions>;
  value?: string[] | null;
  onChange?: (value: string[]) => void;
};

/** Several records, chosen by name. */
export const SelectRecords = ({ id, options, value, onChange }: SelectRecordsProps) => (
  <Select<string[]>
    {...options}
    id={id}
    mode="multiple"
    value={value ?? []}
    allowClear
    onChange={(choice) => onChange?.(choice)}
  />
);

type WithRecordsProps = { of: ResourceShape; ids: readonly string[]; children: (records: Fields[]) => ReactNode };

/** A form holds the ids alone of what a record points to: the records are asked for. */
export function WithRecords({ of, ids, children }: WithRecordsProps) {
  const { result } = useMany<ShopRecord>({
    resource: of.name,
    ids: [...ids],
    queryOptions: { enabled: ids.length > 0 },
    errorNotification: false,
  });
  return children(ids.length > 0 ? (result.data ?? []) : []);
}
