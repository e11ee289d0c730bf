import { kindOf } from '@karite/shared/resource';
import { lazy, Suspense, useRef } from 'react';
import { Veil } from '../../ui/veil.tsx';
import { FieldValue } from '../field-value.tsx';
import type { ListViewProps } from '../resource-context.ts';
import { nameOf } from '../values.ts';
import type { ListColumn } from './columns.ts';
import { useInlineEdit } from './inline/use-inline-edit.ts';
import type { Sort } from './list-state.ts';
import { EDITABLE, openByRow } from './open-by-row.ts';
import { ColumnHead } from './table-head.tsx';
import { Tick } from './tick.tsx';
import { NO_SELECTION, type Selection, useTicks } from './ticks.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type ListLayout, USUAL_LAYOUT } from './use-list-layout.ts';
import './record-table.css';

const CellEditor = lazy(() => import('./inline/cell-editor.tsx'));
const PasteColumn = lazy(() => import('./inline/paste-column.tsx'));

type TableViewProps = ListViewProps & {
  sorts: readonly Sort[];
  sortBy: (next: (before: readonly Sort[]) => Sort[]) => void;
  /** Absent where nothing can be done to several records at once. */
  selection: Selection | null;
  density: ListLayout['density'];
  canEdit: boolean;
  isFetching: boolean;
};

/** Rows that are read again for longer pale, in ms. */
const PALE_AFTER_MS = 250;

const classesOf = (...classes: (string | false)[]): string => classes.filter(Boolean).join(' ');

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
  const shown = rows.map(({ id }) => id);
  const ticks = useTicks(selection ?? NO_SELECTION, shown);
  const selected = new Set(selection?.selected);
  // A wide table keeps the record's name in sight while it is moved.
  const classOf = ({ name, field }: ListColumn, isCell: boolean) =>
    classesOf(
      name === resource.display && 'is-frozen',
      kindOf(field).isNumber === true && 'is-number',
      isCell && inline.fields.has(name) && EDITABLE,
    );
  const cell = (record: (typeof rows)[number], column: ListColumn) => {
    const { name, field } = column;
    const value = <FieldValue name={name} field={field} record={record} resource={resource} named={cells} />;
    const asked = inline.place?.id === record.id && inline.place.name === name && inline.fields.get(name);
    const { leave, step, paste } = inline;
    return (
      <td
        key={name}
        className={classOf(column, true)}
        {...(inline.fields.has(name) && {
          title: 'Deux clics pour modifier',
          onDoubleClick: () => inline.begin({ id: record.id, name }),
        })}
      >
        {asked ? (
          <Suspense fallback={value}>
            <CellEditor {...{ resource, name, leave, step, paste }} field={asked} listed={record} />
          </Suspense>
        ) : (
          value
        )}
      </td>
    );
  };
  return (
    <div ref={place}>
      <Veil spinning={isFetching} delay={PALE_AFTER_MS}>
        <div className={classesOf('record-table', `is-${density}`, rows.length > USUAL_LAYOUT.pageSize && 'is-long')}>
          <table>
            <thead>
              <tr>
                {selection && (
                  <th className="is-tick">
                    <Tick label="Tout sélectionner" isOn={ticks.hasAll} isMixed={ticks.hasSome} change={ticks.setAll} />
                  </th>
                )}
                {columns.map((column) => (
                  <ColumnHead key={column.name} className={classOf(column, false)} {...{ column, sorts, sortBy }} />
                ))}
                <th scope="col" className="is-frozen-end">
                  Actions
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((record, index) => (
                <tr
                  key={record.id}
                  data-row-key={record.id}
                  className={selected.has(record.id) ? 'is-ticked' : undefined}
                  {...openByRow({
                    resource,
                    isFirst: index === 0,
                    open: () => open(record.id),
                    tick: selection && (() => ticks.setOne(record.id, !selected.has(record.id), false)),
                    tickAll: selection && (() => ticks.setAll(true)),
                    edit:
                      firstEditable === undefined ? null : () => inline.begin({ id: record.id, name: firstEditable }),
                    focused,
                  })}
                >
                  {selection && (
                    <td className="is-tick">
                      <Tick
                        label={`Sélectionner ${nameOf(resource, record)}`}
                        isOn={selected.has(record.id)}
                        change={(isOn, withShift) => ticks.setOne(record.id, isOn, withShift)}
                      />
                    </td>
                  )}
                  {columns.map((column) => cell(record, column))}
                  <td className="is-frozen-end">{actionsOf(record)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Veil>
      <Suspense>
        {inline.pasted && (
          <PasteColumn {...{ resource, rows }} pasted={inline.pasted} onClose={() => inline.paste(null)} />
        )}
      </Suspense>
    </div>
  );
}
