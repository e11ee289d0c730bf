import { kindOf, type ResourceShape, targetOf } from '@karite/shared/resource';
import { Card, Checkbox, Descriptions, Flex, List } from 'antd';
import type { ReactNode } from 'react';
import { FieldValue, isEmpty, ownCell } from '../field-value.tsx';
import type { NamedCells } from '../named-cell.ts';
import type { ListViewProps } from '../resource-context.ts';
import { linkedIn, nameOf, type ShopRecord, valueIn } from '../values.ts';
import { columnsOf, type ListColumn } from './columns.ts';
import type { Selection } from './table-view.tsx';
import './card-view.css';

type CardViewProps = ListViewProps & { selection: Selection; empty: ReactNode };

/** Empty fields are left out, and those for which the page's own cell draws nothing. */
const isSaid =
  (record: ShopRecord, cells: NamedCells) =>
  ({ name, field }: ListColumn): boolean => {
    const own = ownCell(cells, name, field);
    return !isEmpty(own ? own({ value: record[name], record, isWhole: false }) : valueIn(record, name, field));
  };

/** Whether the name of the record contains the linked one already: « Lot P1123 · Baume à barbe ». */
const isInName =
  (resource: ResourceShape, record: ShopRecord) =>
  ({ name, field }: ListColumn): boolean => {
    const target = targetOf(field, resource);
    const linked = target && nameOf(target, linkedIn(record, name));
    return linked ? nameOf(resource, record).includes(linked) : false;
  };

/**
 * A list as cards, for narrow screens: picture, name, then the fields of the declared card in one line, or else every other
 * column with its label.
 */
export default function CardView({ resource, rows, columns, cells, actionsOf, open, selection, empty }: CardViewProps) {
  const picture = columns.find(({ field }) => kindOf(field).hasPictures);
  const others = columns.filter((column) => column !== picture && column.name !== resource.display);
  const all = resource.card && columnsOf(resource);
  const line = resource.card?.flatMap((name) => all?.find((column) => column.name === name) ?? []);
  const value = (record: ShopRecord, { name, field }: ListColumn) => (
    <FieldValue name={name} field={field} record={record} resource={resource} named={cells} />
  );
  return (
    <List<ShopRecord>
      dataSource={[...rows]}
      rowKey="id"
      grid={{ gutter: 12, column: 2, xs: 1 }}
      locale={{ emptyText: empty }}
      renderItem={(record) => (
        <List.Item data-row-key={record.id}>
          <Card
            size="small"
            className="card"
            title={
              <span className="card-head">
                {selection && (
                  <Checkbox
                    aria-label={`Sélectionner ${nameOf(resource, record)}`}
                    checked={selection.ids.includes(record.id)}
                    onChange={({ target }) =>
                      selection.select(
                        target.checked ? [...selection.ids, record.id] : selection.ids.filter((id) => id !== record.id),
                      )
                    }
                  />
                )}
                {picture && value(record, picture)}
                <button type="button" className="card-title" onClick={() => open(record.id)}>
                  {nameOf(resource, record)}
                </button>
              </span>
            }
          >
            {line ? (
              <Flex wrap gap="4px 16px" align="center" className="card-line">
                {line.filter(isSaid(record, cells)).map((column) => (
                  <span key={column.name}>{value(record, column)}</span>
                ))}
              </Flex>
            ) : (
              <Descriptions
                column={1}
                size="small"
                items={others
                  .filter((column) => isSaid(record, cells)(column) && !isInName(resource, record)(column))
                  .map((column) => ({ key: column.name, label: column.label, children: value(record, column) }))}
              />
            )}
            <div className="card-foot">{actionsOf(record)}</div>
          </Card>
        </List.Item>
      )}
    />
  );
}
