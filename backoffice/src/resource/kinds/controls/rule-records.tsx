import { type Field, type FieldOf, targetOf } from '@karite/shared/resource';
import { SelectRecords } from './linked-records.tsx';
import { useRelationOptions } from './relation-options.ts';

type RuleRecordsProps = {
  field: Field;
  of: FieldOf<'rule'>['of'];
  value: string[];
  onChange: (ids: string[]) => void;
};

/** Any of several records that a condition compares a field with. */
export function RuleRecords({ field, of, value, onChange }: RuleRecordsProps) {
  const options = useRelationOptions({ target: targetOf(field, of) ?? of, chosen: value });
  return (
    <span className="rule-input-records">
      <span className="hidden-label">{field.label}</span>
      <SelectRecords {...{ options, value, onChange }} />
    </span>
  );
}
