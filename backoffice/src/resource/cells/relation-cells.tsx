import { embeddedName } from '@karite/shared/resource';
import { Tag } from 'antd';
import type { Cell } from '../kinds/kind.ts';
import type { FieldContext, Linked } from '../values.ts';
import { nameOf, targetOf } from '../values.ts';

export const BelongsToCell: Cell<'belongsTo'> = ({ name, value, field, record, resource }) => {
  const linked = record[embeddedName(name)] as Linked | null | undefined;
  return linked ? nameOf(targetOf(resource, field), linked) : value;
};

const Chips = ({ items, of, isWhole }: { items: Linked[]; of: FieldContext<'text'>['resource']; isWhole: boolean }) => {
  const shown = isWhole ? items : items.slice(0, 2);
  return (
    <span className="chips">
      {shown.map((item) => (
        <Tag key={item.id}>{nameOf(of, item)}</Tag>
      ))}
      {items.length > shown.length && <span className="quiet">+{items.length - shown.length}</span>}
    </span>
  );
};

export const ManyToManyCell: Cell<'manyToMany'> = ({ value, field, resource, isWhole }) => (
  <Chips items={value} of={targetOf(resource, field)} isWhole={isWhole} />
);

export const ChildrenCell: Cell<'children'> = ({ value, resource, isWhole }) => (
  <Chips items={value} of={resource} isWhole={isWhole} />
);
