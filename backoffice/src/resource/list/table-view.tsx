import { type CheckboxProps, Table } from 'antd';
import { type AriaAttributes, lazy, type ReactNode, Suspense, useRef } from 'react';
import { FieldValue } from '../field-value.tsx';
import type { ListViewProps } from '../resource-context.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import type { ListColumn } from './columns.ts';
import { useInlineEdit } from './inline/use-inline-edit.ts';
import { EDITABLE, rowEvents } from './row-events.ts';
import { type Narrowing, tableColumns } from './table-columns.tsx';
import { type Totals, TotalsRow } from './totals.tsx';
import type { ListLayout } from './use-list-layout.ts';
import { useRowFocus } from './use-row-focus.ts';

const CellEditor = lazy(() => import('./inline/cell-editor.tsx'));
const PasteColumn = lazy(() => import('./inline/paste-column.tsx'));

/** What is ticked; `null` where nothing can be done to several records at once. */
export type Selection = { ids: readonly string[]; select: (ids: readonly string[]) => void } | null;

type TableViewProps = ListViewProps &
  Narrowing & {
    selection: Selection;
    density: ListLayout['density'];
    canEdit: boolean;
    isFetching: boolean;
    empty: ReactNode;
    totals: Totals | null;
  };

/** The height of the bar of a selection, in px (`.selection-bar`). */
const SELECTION_BAR = 48;
/** Rows that are read again for longer pale, in ms. */
const PALE_AFTER_MS = 250;

/** antd's type of a checkbox leaves out what it hands on. */
const called = (label: string): Partial<CheckboxProps> & AriaAttributes => ({ 'aria-label': label });

/**
 * A list as antd's table: the columns of the declaration, then the buttons. A click on a row opens its record, two write in
 * the cell.
 */
export function TableView(props: TableViewProps) {
  const { resource, rows, columns, cells, actionsOf, open, selection, density, canEdit, isFetching, empty, totals } =
    props;
  const place = useRef<HTMLDivElement>(null);
  const focused = useRowFocus(place, rows);
  const inline = useInlineEdit(resource, rows, columns, canEdit);
  const [firstEditable] = inline.fields.keys();
  const { ids = [], select } = selection ?? {};
  const shown = rows.map(({ id }) => id);
  const tick = (some: readonly string[], isOn: boolean) =>
    select?.(isOn ? [...new Set([...ids, ...some])] : ids.filter((id) => !some.includes(id)));

  const cell = (record: ShopRecord, { name, field }: ListColumn) => {
    const value = <FieldValue name={name} field={field} record={record} resource={resource} named={cells} />;
    const written = inline.place?.id === record.id && inline.place.name === name && inline.fields.get(name);
    const { leave, step, paste } = inline;
    return written ? (
      <Suspense fallback={value}>
        <CellEditor {...{ resource, name, leave, step, paste }} field={written} listed={record} />
      </Suspense>
    ) : (
      value
    );
  };
  const onCell = ({ id }: ShopRecord, { name }: ListColumn) =>
    inline.fields.has(name)
      ? { className: EDITABLE, title: 'Deux clics pour modifier', onDoubleClick: () => inline.begin({ id, name }) }
      : {};

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the rows' own focus
    <div ref={place} onFocus={focused}>
      <Table<ShopRecord>
        rowKey="id"
        dataSource={[...rows]}
        columns={[
          ...tableColumns(resource, columns, props, cell, onCell),
          {
            key: 'actions',
            title: 'Actions',
            align: 'right',
            fixed: 'right',
            render: (_, record) => actionsOf(record),
          },
        ]}
        size={density}
        pagination={false}
        loading={{ spinning: isFetching, delay: PALE_AFTER_MS }}
        locale={{ emptyText: empty }}
        scroll={{ x: true }}
        // Below the bar of a selection, which stays.
        sticky={{ offsetHeader: ids.length > 0 ? SELECTION_BAR : 0 }}
        showSorterTooltip={false}
        rowSelection={
          select && {
            selectedRowKeys: [...ids],
            preserveSelectedRowKeys: true,
            columnWidth: 36,
            fixed: true,
            onChange: (keys) => select(keys.map(String)),
            getTitleCheckboxProps: () => called('Tout sélectionner'),
            getCheckboxProps: (record) => called(`Sélectionner ${nameOf(resource, record)}`),
          }
        }
        onRow={(record, index) =>
          rowEvents({
            resource,
            isFirst: index === 0,
            open: () => open(record.id),
            tick: select ? () => tick([record.id], !ids.includes(record.id)) : null,
            tickAll: select ? () => tick(shown, true) : null,
            edit: firstEditable === undefined ? null : () => inline.begin({ id: record.id, name: firstEditable }),
          })
        }
        summary={() => totals && <TotalsRow {...{ resource, columns, totals }} hasTicks={selection !== null} />}
      />
      <Suspense>
        {inline.pasted && (
          <PasteColumn {...{ resource, rows }} pasted={inline.pasted} onClose={() => inline.paste(null)} />
        )}
      </Suspense>
    </div>
  );
}
