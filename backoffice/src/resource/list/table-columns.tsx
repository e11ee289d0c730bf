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
  /** `null`: the list is a queue, which is neither filtered nor sorted by its heads. */
  narrow: ((filters: CrudFilter[]) => void) | null;
  sort: ((sorters: CrudSort[]) => void) | null;
};

/** A longer head takes two lines. */
const LONGEST_LINE = 12;

/** Where a label breaks: at the space nearest to its middle. */
function broken(label: string): string {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const middle = label.length / 2;
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return label.length <= LONGEST_LINE || at === undefined ? label : `${label.slice(0, at)}\n${label.slice(at + 1)}`;
}

/**
 * The label of a column. Its lines are its own: antd measures widths after it has drawn, and a head that broke by its width
 * would then move all rows.
 */
const Head = ({ label }: { label: string }) => <span className="column-head">{broken(label)}</span>;

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
    if (!field || !narrow) return {};
    const mine = Object.keys(keys).filter((key) => comparisonOf(key).field === name);
    return {
      filtered: mine.length > 0,
      filterIcon: <FilterFilled aria-label={`Filtrer : ${label}`} />,
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
    const by = ({ shiftKey }: { shiftKey: boolean }) => sort?.(sortedBy(sorters, name, shiftKey));
    return {
      key: name,
      dataIndex: name,
      // A sorted column shows its position among several.
      title: <Head label={at >= 0 && sorters.length > 1 ? `${label} (${at + 1})` : label} />,
      width: options.width,
      align: kindOf(field).isNumber ? 'right' : 'left',
      fixed: name === resource.display ? 'left' : undefined,
      render: (_value, record) => cell(record, column),
      onCell: (record) => onCell(record, column),
      ...(options.sortable &&
        sort && {
          onHeaderCell: () => ({ title: 'Trier ; avec Maj, en plus du tri présent', onClick: by, onKeyDown: by }),
          sorter: { multiple: index + 1 },
          sortOrder: getDefaultSortOrder(name, sorters) ?? null,
        }),
      ...filterOf(column),
    };
  });
}
