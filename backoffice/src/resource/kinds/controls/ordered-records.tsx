import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { arrayMove } from '@dnd-kit/sortable';
import { relationTarget } from '@karite/shared/resource';
import { Flex, List, Select } from 'antd';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Sortable, useSortableItem } from '../../../ui/sortable.tsx';
import { nameOf, valueIn } from '../../values.ts';
import type { InputProps } from '../kind.ts';
import { WithRecords } from './linked-records.tsx';
import { useRelationOptions } from './relation-options.ts';

type RowProps = { id: string; ids: string[]; label: string; onChange: (ids: string[]) => void };

function Row({ id, ids, label, onChange }: RowProps) {
  const { item, handle } = useSortableItem(id, `Déplacer : ${label}`);
  const index = ids.indexOf(id);
  const step = (by: number) => ({
    disabled: ids[index + by] === undefined,
    onClick: () => onChange(arrayMove(ids, index, index + by)),
  });
  const remove = () => onChange(ids.filter((other) => other !== id));
  return (
    <List.Item
      {...item}
      actions={[
        <IconButton key="up" {...step(-1)} label={`Monter : ${label}`} icon={<ArrowUpOutlined aria-hidden />} />,
        <IconButton key="down" {...step(1)} label={`Descendre : ${label}`} icon={<ArrowDownOutlined aria-hidden />} />,
        <IconButton
          key="out"
          danger
          onClick={remove}
          label={`Retirer : ${label}`}
          icon={<DeleteOutlined aria-hidden />}
        />,
      ]}
    >
      <Flex gap="small">
        <span {...handle}>
          <HolderOutlined aria-hidden />
        </span>
        <span className="quiet">{index + 1}</span>
        {label}
      </Flex>
    </List.Item>
  );
}

/** Records in an order that they are dragged into, or brought to by two buttons; others are found by name and added at the end. */
export default function OrderedRecords(props: InputProps<'orderedMany'>) {
  const { id, name, field, resource, record, onChange } = props;
  const target = relationTarget(field, resource);
  const ids = [...(props.value ?? [])];
  const linked = valueIn(record, name, field) ?? [];
  const { options, ...search } = useRelationOptions({ target, chosen: [] });
  const change = (next: string[]) => onChange?.(next);
  return (
    <>
      <Select<string | null>
        {...search}
        id={id}
        value={null}
        placeholder={`Ajouter : ${target.label.one.toLowerCase()}`}
        options={options.filter(({ value }) => !ids.includes(value))}
        onChange={(choice) => choice && change([...ids, choice])}
      />
      <WithRecords of={target} ids={ids.filter((each) => !linked.some((one) => one.id === each))}>
        {(others) => {
          const named = new Map([...linked, ...others].map((one) => [one.id, nameOf(target, one)]));
          return (
            ids.length > 0 && (
              <Sortable items={ids} keyOf={(each) => each} onChange={change}>
                <List
                  size="small"
                  dataSource={ids}
                  rowKey={(each) => each}
                  renderItem={(each) => <Row id={each} ids={ids} label={named.get(each) ?? '…'} onChange={change} />}
                />
              </Sortable>
            )
          );
        }}
      </WithRecords>
    </>
  );
}
