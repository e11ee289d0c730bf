import type { BaseRecord } from '@refinedev/core';
import { Select } from 'antd';
import { useState } from 'react';
import { useRelationOptions } from '../kinds/controls/relation-options.ts';
import { targetOf } from '../values.ts';
import type { Input } from './input.ts';

/** One record of another resource. In a tree of one level only those without a parent can be parents (R1124). */
export const BelongsToInput: Input<'belongsTo'> = ({ id, name, field, resource, record, value, onChange }) => {
  const [chosen] = useState(value ? [value] : []);
  const isExcluded = (each: BaseRecord) => each.id === record?.id || each[name] !== null;
  const select = useRelationOptions({
    target: targetOf(resource, field),
    chosen,
    isExcluded: field.isParent ? isExcluded : undefined,
  });
  return (
    <Select<string | null>
      {...(select as object)}
      id={id}
      value={value ?? null}
      allowClear={!field.required}
      placeholder={field.isParent ? 'Aucune' : undefined}
      onChange={(choice) => onChange?.(choice ?? null)}
    />
  );
};

/** Several records of another resource. */
export const ManyToManyInput: Input<'manyToMany'> = ({ id, field, resource, value, onChange }) => {
  const [chosen] = useState(value ?? []);
  const select = useRelationOptions({ target: targetOf(resource, field), chosen });
  return <Several id={id} select={select} value={value} onChange={onChange} />;
};

/** The records below this one: those that are free or already here, and have nothing below themselves. */
export const ChildrenInput: Input<'children'> = ({ id, name, field, resource, record, value, onChange }) => {
  const [chosen] = useState(value ?? []);
  const hasOwn = (each: BaseRecord) => Array.isArray(each[name]) && each[name].length > 0;
  const isTaken = (each: BaseRecord) => each[field.via] !== null && each[field.via] !== record?.id;
  const isExcluded = (each: BaseRecord) => each.id === record?.id || hasOwn(each) || isTaken(each);
  const select = useRelationOptions({ target: resource, chosen, isExcluded });
  return <Several id={id} select={select} value={value} onChange={onChange} />;
};

type SeveralProps = {
  id?: string;
  select: ReturnType<typeof useRelationOptions>;
  value?: string[] | null;
  onChange?: (value: string[]) => void;
};

const Several = ({ id, select, value, onChange }: SeveralProps) => (
  <Select<string[]>
    {...(select as object)}
    id={id}
    mode="multiple"
    value={value ?? []}
    allowClear
    onChange={(choice) => onChange?.(choice)}
  />
);
