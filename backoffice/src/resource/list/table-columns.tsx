import { FilterFilled } from '@ant-design/icons';
import { comparisonOf, kindOf, type ResourceShape } from '@karite/shared/resource';
import { FilterDropdown, getDefaultSortOrder } from '@refinedev/antd';
import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { ShopRecord } from '../values.ts';
import type { ListColumn } from './columns.ts';
import { FieldFilter } from './field-filter.tsx';
import { offeredFilters } from './filters-of.ts';
import { filtersWith, keysOf, sortedBy } from './list-state.ts';

export type Narrowing = {
  filters: CrudFilter[];
  sorters: CrudSort[];
  narrow: (filters: CrudFilter[]) => void;
  sort: (sorters: CrudSort[]) => void;
};

/** The columns of a declaration as antd's: sorted by their heads, with Shift in addition to the others, and narrowed there. */
export function tableColumns(
  resource: ResourceShape,
  columns: readonly ListColumn[],
  { filters, sorters, narrow, sort }: Narrowing,
  cell: (record: ShopRecord, column: ListColumn) => ReactNode,
  onCell: (record: ShopRecord, column: ListColumn) => object,
): TableColumnType<ShopRecord>[] {
  const offered = new Map(offeredFilters(resource));
  const keys = keysOf(filters);
  const filterOf = ({ name, label }: ListColumn): TableColumnType<ShopRecord> => {
    const field = offered.get(name);
    if (!field) return {};
    const mine = Object.keys(keys).filter((key) => comparisonOf(key).field === name);
    return {
      filtered: mine.length > 0,
      filterIcon: <FilterFilled aria-label={`Filtrer : ${label}`} />,
      filterDropdown: (props) => (
        <FilterDropdown
          {...props}
          clearFilters={() => {
            narrow(filtersWith(filters, Object.fromEntries(mine.map((key) => [key, '']))));
            props.close();
          }}
        >
          <FieldFilter
            {...{ name, field, resource, filters: keys }}
            change={(part) => narrow(filtersWith(filters, part))}
          />
        </FilterDropdown>
      ),
    };
  };
  return columns.map((column, index) => {
    const { name, label, field, options } = column;
    const at = sorters.findIndex((sort) => sort.field === name);
    const by = ({ shiftKey }: { shiftKey: boolean }) => sort(sortedBy(sorters, name, shiftKey));
    return {
      key: name,
      dataIndex: name,
      // One that sorts says by which of several it does.
      title: at >= 0 && sorters.length > 1 ? `${label} (${at + 1})` : label,
      width: options.width,
      align: kindOf(field).isNumber ? 'right' : 'left',
      fixed: name === resource.display ? 'left' : undefined,
      render: (_value, record) => cell(record, column),
      onCell: (record) => onCell(record, column),
      // On one line: antd measures widths after its first drawing, and a head of two lines would move all rows.
      onHeaderCell: () => ({
        style: { whiteSpace: 'nowrap' },
        ...(options.sortable && { title: 'Trier ; avec Maj, en plus du tri présent', onClick: by, onKeyDown: by }),
      }),
      ...(options.sortable && {
        sorter: { multiple: index + 1 },
        sortOrder: getDefaultSortOrder(name, sorters) ?? null,
      }),
      ...filterOf(column),
    };
  });
}
