import { SwapOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { type ResourceShape, stateLabels } from '@karite/shared/resource';
import { Button, Card, Descriptions, Dropdown } from 'antd';
import { FieldValue } from '../field-value.tsx';
import type { ListColumn } from '../list/columns.ts';
import type { ListViewProps } from '../resource-context.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import type { Move } from './moves.ts';
import type { StateField } from './state-field.ts';

/** The most list columns that a card shows besides its name and its state. */
const MOST_FIELDS = 4;

/** The properties that a board passes to its columns and cards. */
export type OnBoard = Pick<ListViewProps, 'cells' | 'open'> & {
  resource: ResourceShape;
  by: StateField;
  columns: readonly ListColumn[];
  moves: (record: ShopRecord) => readonly Move[];
  move: (record: ShopRecord, to: Move) => unknown;
};

type BoardCardProps = OnBoard & { record: ShopRecord };

/** A card in its column, which is dragged as far as it may be moved. */
export function DraggableCard(props: BoardCardProps) {
  const { record, moves } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: record.id,
    data: { record },
    disabled: moves(record).length === 0,
  });
  return (
    <li ref={setNodeRef} {...listeners} style={isDragging ? { opacity: 0.4 } : undefined}>
      <BoardCard {...props} />
    </li>
  );
}

/** A record on the board: its name, which opens it, what the list shows of it, and where it may go. */
export function BoardCard({ resource, by, record, columns, cells, open, moves, move }: BoardCardProps) {
  const name = nameOf(resource, record);
  const fields = columns
    .filter((each) => each.name !== resource.display && each.name !== by.name)
    .slice(0, MOST_FIELDS);
  const offered = moves(record);
  const labels = stateLabels(by.field.states);
  return (
    <Card size="small" className="board-card">
      <button type="button" className="card-title" onClick={() => open(record.id)}>
        {name}
      </button>
      <Descriptions
        column={1}
        size="small"
        items={fields.map(({ name: key, label, field }) => ({
          key,
          label,
          children: <FieldValue name={key} field={field} record={record} resource={resource} named={cells} />,
        }))}
      />
      {offered.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: offered.map((each) => ({
              key: each.to,
              label: each.action ? each.action[1].label : `Passer à « ${labels[each.to]} »`,
              onClick: () => void move(record, each),
            })),
          }}
        >
          <Button size="small" type="text" icon={<SwapOutlined aria-hidden />} aria-label={`Déplacer ${name}`}>
            Déplacer
          </Button>
        </Dropdown>
      )}
    </Card>
  );
}
