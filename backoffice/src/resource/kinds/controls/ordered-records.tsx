import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { relationTarget } from '@karite/shared/resource';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { type Fields, nameOf, valueIn } from '../../values.ts';
import type { InputProps } from '../kind.ts';
import { WithRecords } from './linked-records.tsx';
import { moved } from './ordered-pictures.tsx';
import { useRelationOptions } from './relation-options.ts';
import './ordered-records.css';

/** Records in an order that they are dragged into, or brought to by two buttons; others are found by name and added at the end. */
export default function OrderedRecords({
  id,
  name,
  field,
  resource,
  record,
  value,
  onChange,
}: InputProps<'orderedMany'>) {
  const target = relationTarget(field, resource);
  const ids = value ?? [];
  const linked = valueIn(record, name, field) ?? [];
  const [dragged, setDragged] = useState<number | null>(null);
  const { options, ...search } = useRelationOptions({ target, chosen: [] });
  const unnamed = ids.filter((each) => !linked.some((one) => one.id === each));
  const row = (each: string, index: number, label: string) => (
    <li
      key={each}
      draggable={ids.length > 1}
      className={dragged === index ? 'is-dragged' : undefined}
      onDragStart={() => setDragged(index)}
      onDragEnd={() => setDragged(null)}
      onDragOver={(event) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged === index) return;
        onChange?.(moved(ids, dragged, index));
        setDragged(index);
      }}
    >
      <HolderOutlined aria-hidden className="quiet" />
      <span className="quiet">{index + 1}</span>
      <span className="ordered-records-name">{label}</span>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`Monter : ${label}`}
        disabled={index === 0}
        onClick={() => onChange?.(moved(ids, index, index - 1))}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`Descendre : ${label}`}
        disabled={index === ids.length - 1}
        onClick={() => onChange?.(moved(ids, index, index + 1))}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Retirer : ${label}`}
        onClick={() => onChange?.(ids.filter((other) => other !== each))}
      />
    </li>
  );
  const listed = (known: readonly Fields[]) => {
    const labelOf = (each: string) => {
      const one = known.find((record) => record.id === each);
      return one ? nameOf(target, one) : '…';
    };
    return ids.length > 0 && <ol>{ids.map((each, index) => row(each, index, labelOf(each)))}</ol>;
  };
  return (
    <div className="ordered-records">
      <Select<string | null>
        {...search}
        id={id}
        value={null}
        placeholder={`Ajouter : ${target.label.one.toLowerCase()}`}
        options={options.filter((option) => !ids.includes(option.value))}
        onChange={(choice) => choice && onChange?.([...ids, choice])}
      />
      {unnamed.length > 0 ? (
        <WithRecords of={target} ids={unnamed}>
          {(records) => listed([...linked, ...records])}
        </WithRecords>
      ) : (
        listed(linked)
      )}
    </div>
  );
}
