import { relationTarget } from '@karite/shared/resource';
import { valueIn } from '../values.ts';
import { linksDraft } from './controls/drafts.ts';
import { LinkedRecords, SelectRecords, WithRecords } from './controls/linked-records.tsx';
import { OneOfFilter } from './controls/one-of-filter.tsx';
import { useRelationOptions } from './controls/relation-options.ts';
import type { FilterProps, InputProps, KindDefinition } from './kind.ts';

function ManyToManyInput({ id, name, field, resource, record, value, onChange }: InputProps<'manyToMany'>) {
  const options = useRelationOptions({
    target: relationTarget(field, resource),
    chosen: value ?? [],
    linked: valueIn(record, name, field),
  });
  return <SelectRecords {...{ id, options, value, onChange }} />;
}

function ManyToManyFilter({ field, resource, values, onChange }: FilterProps<'manyToMany'>) {
  const { options, ...search } = useRelationOptions({
    target: relationTarget(field, resource),
    chosen: values.eq ? [values.eq] : [],
  });
  return <OneOfFilter {...{ field, values, onChange, options, search }} />;
}

/** Several records of another resource. */
export const manyToManyKind: KindDefinition<'manyToMany'> = {
  Cell: ({ value, field, resource, isWhole }) => (
    <LinkedRecords items={value} of={relationTarget(field, resource)} isWhole={isWhole} />
  ),
  Input: ManyToManyInput,
  filter: { by: ['eq', 'empty'], Control: ManyToManyFilter },
  draft: {
    ...linksDraft,
    Shown: ({ name, field, resource, draft, show }) => (
      <WithRecords of={relationTarget(field, resource)} ids={draft ?? []}>
        {(records) => show({ [name]: records })}
      </WithRecords>
    ),
  },
};
