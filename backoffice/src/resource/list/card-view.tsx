import { kindOf } from '@karite/shared/resource';
import { FieldValue, isEmpty, ownCell } from '../field-value.tsx';
import type { NamedCells } from '../named-cell.ts';
import type { ListViewProps } from '../resource-context.ts';
import { nameOf, type ShopRecord, valueIn } from '../values.ts';
import type { ListColumn } from './columns.ts';
import { Tick } from './tick.tsx';
import { NO_SELECTION, type Selection, useTicks } from './ticks.ts';
import './card-view.css';

type CardViewProps = ListViewProps & {
  selection?: Selection | null;
};

/** Beside nothing a label says nothing: what a record lacks is left out, and what the page's own cell draws nothing of. */
const isSaid =
  (record: ShopRecord, cells: NamedCells) =>
  ({ name, field }: ListColumn): boolean => {
    const own = ownCell(cells, name, field);
    return !isEmpty(own ? own({ value: record[name], record, isWhole: false }) : valueIn(record, name, field));
  };

/** A list as cards, for narrow screens and for grids: picture, name, then every other column with its label. */
export function CardView({ resource, rows, columns, cells, actionsOf, open, selection }: CardViewProps) {
  const picture = columns.find(({ field }) => kindOf(field).hasPictures);
  const others = columns.filter((column) => column !== picture && column.name !== resource.display);
  const ticks = useTicks(
    selection ?? NO_SELECTION,
    rows.map(({ id }) => id),
  );
  return (
    <ul className="cards">
      {rows.map((record) => (
        <li key={record.id} className="card" data-row-key={record.id}>
          <div className="card-head">
            {selection && (
              <Tick
                label={`Sélectionner ${nameOf(resource, record)}`}
                isOn={selection.selected.includes(record.id)}
                change={(isOn, withShift) => ticks.setOne(record.id, isOn, withShift)}
              />
            )}
            {picture && (
              <FieldValue name={picture.name} field={picture.field} record={record} resource={resource} named={cells} />
            )}
            <button type="button" className="card-title" onClick={() => open(record.id)}>
              {nameOf(resource, record)}
            </button>
          </div>
          <dl>
            {others.filter(isSaid(record, cells)).map(({ name, label, field }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <FieldValue name={name} field={field} record={record} resource={resource} named={cells} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="card-foot">{actionsOf(record)}</div>
        </li>
      ))}
    </ul>
  );
}
