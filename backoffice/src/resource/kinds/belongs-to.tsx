import { embeddedName, type FieldOf, relationTarget } from '@karite/shared/resource';
import { Select } from 'antd';
import { type Fields, linkedIn, nameOf } from '../values.ts';
import { valueDraft } from './controls/drafts.ts';
import { WithRecords } from './controls/linked-records.tsx';
import { OneOfFilter } from './controls/one-of-filter.tsx';
import { useRelationOptions } from './controls/relation-options.ts';
import type { CellProps, FilterProps, InputProps, KindDefinition } from './kind.ts';

function BelongsToCell({ name, value, field, record, resource }: CellProps<'belongsTo'>) {
  const linked = linkedIn(record, name);
  return linked ? nameOf(relationTarget(field, resource), linked) : value;
}

/** In a tree of one level only those without a parent can be parents (R1124). */
const belowAnother = ({ isParent }: FieldOf<'belongsTo'>, name: string) =>
  isParent ? (each: Fields) => each[name] !== null : undefined;

function BelongsToInput({ id, name, field, resource, record, value, onChange }: InputProps<'belongsTo'>) {
  const isBelow = belowAnother(field, name);
  const linked = record && linkedIn(record, name);
  const options = useRelationOptions({
    target: relationTarget(field, resource),
    chosen: value ? [value] : [],
    linked: linked && [linked],
    isExcluded: isBelow && ((each) => each.id === record?.id || isBelow(each)),
  });
  return (
    <Select<string | null>
      {...options}
      id={id}
      value={value ?? null}
      allowClear={!field.required}
      placeholder={field.isParent ? 'Aucune' : undefined}
      onChange={(choice) => onChange?.(choice ?? null)}
    />
  );
}

function BelongsToFilter({ name, field, resource, values, onChange }: FilterProps<'belongsTo'>) {
  const { options, ...search } = useRelationOptions({
    target: relationTarget(field, resource),
    chosen: values.eq ? [values.eq] : [],
    isExcluded: belowAnother(field, name),
  });
  return <OneOfFilter {...{ field, values, onChange, options, search }} />;
}

/** One record of another resource, or of the tree itself. */
export const belongsToKind: KindDefinition<'belongsTo'> = {
  Cell: BelongsToCell,
  Input: BelongsToInput,
  filter: { by: ['eq', 'empty'], Control: BelongsToFilter },
  draft: {
    ...valueDraft,
    Shown: ({ name, field, resource, draft, show }) => (
      <WithRecords of={relationTarget(field, resource)} ids={draft ? [draft] : []}>
        {([linked]) => show({ [name]: draft ?? null, [embeddedName(name)]: linked ?? null })}
      </WithRecords>
    ),
  },
};
