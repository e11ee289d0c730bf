import { type Fields, valueIn } from '../values.ts';
import { linksDraft } from './controls/drafts.ts';
import { LinkedRecords, SelectRecords, WithRecords } from './controls/linked-records.tsx';
import { useRelationOptions } from './controls/relation-options.ts';
import type { InputProps, KindDefinition } from './kind.ts';

/** Offered are those that are free or already here, and have nothing below themselves. */
function ChildrenInput({ id, name, field, resource, record, value, onChange }: InputProps<'children'>) {
  const hasOwn = (each: Fields) => Array.isArray(each[name]) && each[name].length > 0;
  const isTaken = (each: Fields) => each[field.via] !== null && each[field.via] !== record?.id;
  const options = useRelationOptions({
    target: resource,
    chosen: value ?? [],
    linked: valueIn(record, name, field),
    isExcluded: (each) => each.id === record?.id || hasOwn(each) || isTaken(each),
  });
  return <SelectRecords {...{ id, options, value, onChange }} />;
}

/** The records below this one. */
export const childrenKind: KindDefinition<'children'> = {
  Cell: ({ value, resource, isWhole }) => <LinkedRecords items={value} of={resource} isWhole={isWhole} />,
  Input: ChildrenInput,
  filter: null,
  draft: {
    ...linksDraft,
    Shown: ({ name, resource, draft, show }) => (
      <WithRecords of={resource} ids={draft ?? []}>
        {(records) => show({ [name]: records })}
      </WithRecords>
    ),
  },
};
