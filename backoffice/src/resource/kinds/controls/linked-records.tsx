import type { Linked, ResourceShape } from '@karite/shared/resource';
import { TagField } from '@refinedev/antd';
import { useMany } from '@refinedev/core';
import { Select, Space } from 'antd';
import type { ReactNode } from 'react';
import { type Fields, nameOf, type ShopRecord } from '../../values.ts';
import type { useRelationOptions } from './relation-options.ts';

type LinkedRecordsProps = { items: readonly Linked[]; of: ResourceShape; isWhole: boolean };

/** Records by name: in a row the first two and how many more. */
export function LinkedRecords({ items, of, isWhole }: LinkedRecordsProps) {
  const shown = isWhole ? items : items.slice(0, 2);
  return (
    <Space size={4} wrap>
      {shown.map((item) => (
        <TagField key={item.id} value={nameOf(of, item)} />
      ))}
      {items.length > shown.length && <span className="quiet">+{items.length - shown.length}</span>}
    </Space>
  );
}

type SelectRecordsProps = {
  id?: string | undefined;
  options: ReturnType<typeof useRelationOptions>;
  value?: string[] | null | undefined;
  onChange?: ((value: string[]) => void) | undefined;
};

/** Several records, chosen by name. */
export const SelectRecords = ({ options, value, ...select }: SelectRecordsProps) => (
  <Select<string[]> {...options} {...select} mode="multiple" value={value ?? []} allowClear />
);

type WithRecordsProps = { of: ResourceShape; ids: readonly string[]; children: (records: Fields[]) => ReactNode };

/** Loads linked records: a form holds their ids alone. */
export function WithRecords({ of, ids, children }: WithRecordsProps) {
  const { result } = useMany<ShopRecord>({
    resource: of.name,
    ids: [...ids],
    queryOptions: { enabled: ids.length > 0 },
    errorNotification: false,
  });
  return children(ids.length > 0 ? (result.data ?? []) : []);
}
