import { kindOf } from '@karite/shared/resource';
import { Table, type TableProps } from 'antd';
import { FieldValue } from '../field-value.tsx';
import type { ListViewProps } from '../resource-context.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import type { ListState } from './list-state.ts';

type TableViewProps = ListViewProps & {
  sort: ListState['sort'];
  onSort: (sort: ListState['sort']) => void;
  /** Absent where nothing can be done to several records at once. */
  selection: { selected: readonly string[]; select: (ids: string[]) => void } | null;
  isFetching: boolean;
};

/** antd hands all of these to the checkbox, though its type lists no `aria-label`. */
const named = (label: string) => ({ 'aria-label': label, disabled: false });

const DIRECTIONS = { asc: 'ascend', desc: 'descend' } as const;

/** A list as a table: the columns of the declaration, then the buttons. */
export function TableView({
  resource,
  rows,
  columns,
  cells,
  actionsOf,
  sort,
  onSort,
  selection,
  isFetching,
}: TableViewProps) {
  const drawn: TableProps<ShopRecord>['columns'] = columns.map(({ name, label, field, options }) => ({
    key: name,
    title: label,
    width: options.width,
    align: kindOf(field).isNumber ? 'right' : undefined,
    sorter: options.sortable ?? false,
    sortOrder: sort?.field === name ? DIRECTIONS[sort.order] : null,
    render: (_: unknown, record: ShopRecord) => (
      <FieldValue name={name} field={field} record={record} resource={resource} named={cells} />
    ),
  }));
  return (
    <Table<ShopRecord>
      className="record-table"
      rowKey="id"
      size="middle"
      dataSource={[...rows]}
      columns={[
        ...drawn,
        { key: '_actions', title: 'Actions', align: 'right', render: (_, record) => actionsOf(record) },
      ]}
      loading={{ spinning: isFetching, delay: 250 }}
      pagination={false}
      showSorterTooltip={false}
      rowSelection={
        selection
          ? {
              getTitleCheckboxProps: () => ({ 'aria-label': 'Tout sélectionner' }),
              getCheckboxProps: (record) => named(`Sélectionner ${nameOf(resource, record)}`),
              selectedRowKeys: [...selection.selected],
              onChange: (keys) => selection.select(keys.map(String)),
              columnWidth: 44,
            }
          : undefined
      }
      onChange={(_, __, sorter) => {
        const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
        onSort(
          chosen?.order
            ? { field: String(chosen.columnKey), order: chosen.order === 'descend' ? 'desc' : 'asc' }
            : null,
        );
      }}
    />
  );
}
