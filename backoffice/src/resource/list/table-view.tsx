import { kindOf } from '@karite/shared/resource';
import { Table, type TableProps } from 'antd';
import { lazy, Suspense, useRef } from 'react';
import { FieldValue } from '../field-value.tsx';
import type { ListViewProps } from '../resource-context.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import { useInlineEdit } from './inline/use-inline-edit.ts';
import { type Sort, sortedBy } from './list-state.ts';
import { EDITABLE, openByRow } from './open-by-row.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type ListLayout, USUAL_LAYOUT } from './use-list-layout.ts';

const CellEditor = lazy(() => import('./inline/cell-editor.tsx'));
const PasteColumn = lazy(() => import('./inline/paste-column.tsx'));

type Selection = { selected: readonly string[]; select: (ids: string[]) => void };

type TableViewProps = ListViewProps & {
  sorts: readonly Sort[];
  sortBy: (next: (before: readonly Sort[]) => Sort[]) => void;
  /** Absent where nothing can be done to several records at once. */
  selection: Selection | null;
  density: ListLayout['density'];
  canEdit: boolean;
  isFetching: boolean;
};

/** antd hands all of these to the checkbox, though its type lists no `aria-label`. */
const named = (label: string) => ({ 'aria-label': label, disabled: false });

const DIRECTIONS = { asc: 'ascend', desc: 'descend' } as const;

const toggled = ({ selected, select }: Selection, id: string) =>
  select(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);

/**
 * A list as a table: the columns of the declaration, then the buttons. A click on a row opens its record, two write in the
 * cell.
 */
export function TableView(props: TableViewProps) {
  const { resource, rows, columns, cells, actionsOf, open, sorts, sortBy, selection, density, canEdit, isFetching } =
    props;
  const place = useRef<HTMLDivElement>(null);
  const focused = useKeptFocus(place, rows);
  const inline = useInlineEdit(resource, rows, columns, canEdit);
  const [firstEditable] = inline.fields.keys();
  const sortOf = (name: string) => sorts.find(({ field }) => field === name);

  // Not by antd's own change, which does not say how the head was clicked.
  const byHead =
    (name: string) =>
    ({ shiftKey }: { shiftKey: boolean }) =>
      sortBy((before) => sortedBy(before, name, shiftKey));
  const drawn: TableProps<ShopRecord>['columns'] = columns.map(({ name, label, field, options }) => {
    const sort = sortOf(name);
    return {
      key: name,
      title: sort && sorts.length > 1 ? `${label} (${sorts.indexOf(sort) + 1})` : label,
      width: options.width,
      align: kindOf(field).isNumber ? 'right' : undefined,
      // A wide table keeps the record's name in sight while it is moved.
      className: name === resource.display ? 'is-frozen' : undefined,
      sorter: options.sortable ? { multiple: 1 } : false,
      sortOrder: sort ? DIRECTIONS[sort.order] : null,
      onHeaderCell: () =>
        options.sortable
          ? {
              title: 'Trier ; avec Maj, en plus du tri présent',
              onClick: byHead(name),
              onKeyDown: (event) => event.key === 'Enter' && byHead(name)(event),
            }
          : {},
      onCell: ({ id }: ShopRecord) =>
        inline.fields.has(name)
          ? {
              className: EDITABLE,
              title: 'Deux clics pour modifier',
              onDoubleClick: () => inline.begin({ id, name }),
            }
          : {},
      render: (_: unknown, record: ShopRecord) => {
        const value = <FieldValue name={name} field={field} record={record} resource={resource} named={cells} />;
        const asked = inline.place?.id === record.id && inline.place.name === name && inline.fields.get(name);
        if (!asked) return value;
        const { leave, step, paste } = inline;
        return (
          <Suspense fallback={value}>
            <CellEditor {...{ resource, name, leave, step, paste }} field={asked} listed={record} />
          </Suspense>
        );
      },
    };
  });
  return (
    <div ref={place}>
      <Table<ShopRecord>
        className={rows.length > USUAL_LAYOUT.pageSize ? 'record-table is-long' : 'record-table'}
        rowKey="id"
        size={density}
        dataSource={[...rows]}
        columns={[
          ...drawn,
          {
            key: '_actions',
            title: 'Actions',
            align: 'right',
            className: 'is-frozen-end',
            render: (_, record) => actionsOf(record),
          },
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
                preserveSelectedRowKeys: true,
                onChange: (keys) => selection.select(keys.map(String)),
                columnWidth: 32,
              }
            : undefined
        }
        onRow={(record, index) =>
          openByRow({
            resource,
            isFirst: index === 0,
            open: () => open(record.id),
            tick: selection && (() => toggled(selection, record.id)),
            tickAll:
              selection && (() => selection.select([...new Set([...selection.selected, ...rows.map(({ id }) => id)])])),
            edit: firstEditable === undefined ? null : () => inline.begin({ id: record.id, name: firstEditable }),
            focused,
          })
        }
      />
      <Suspense>
        {inline.pasted && (
          <PasteColumn {...{ resource, rows }} pasted={inline.pasted} onClose={() => inline.paste(null)} />
        )}
      </Suspense>
    </div>
  );
}
