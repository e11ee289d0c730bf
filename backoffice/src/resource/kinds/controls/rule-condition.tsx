import { type NumberForm, readNumber } from '@karite/shared/reading';
import { type Field, type FieldOf, kindOf, type RuleCondition, targetOf } from '@karite/shared/resource';
import { countsDays } from '@karite/shared/resource/rule';
import { NumberField, type TypedNumber } from '../../../ui/fields/number-field.tsx';
import type { InputProps } from '../kind.ts';
import { SelectRecords } from './linked-records.tsx';
import { useRelationOptions } from './relation-options.ts';
import { plainOf } from './rule-values.ts';

type ConditionValueProps = {
  of: FieldOf<'rule'>['of'];
  compared: Field;
  condition: RuleCondition;
  change: (condition: RuleCondition) => void;
  draw: InputProps<'rule'>['draw'];
};

const DAYS: NumberForm = { decimals: 0, unit: 'jours au plus' };

/** The days of a condition; a text where it is no number. */
function daysOf({ days }: RuleCondition): TypedNumber {
  const text = days?.[0];
  if (text === undefined) return null;
  const read = readNumber(text, DAYS);
  return 'value' in read ? read.value : text;
}

/** What a field is compared with: of records any of several, of moments a number of days, of numbers two ends, of others a value. */
export function ConditionValue({ of, compared, condition, change, draw }: ConditionValueProps) {
  const { field } = condition;
  const inputFor = (operator: 'eq' | 'like' | 'gte' | 'lte', label: string) => {
    const text = condition[operator]?.[0];
    const { [operator]: _former, ...others } = condition;
    const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is drawn by the field's kind
      <label key={operator}>
        <span className="quiet">{label} </span>
        {draw(field, compared, text === undefined ? null : plainOf(compared, text), (value) =>
          change(isFilled(value) ? { ...condition, [operator]: [String(value)] } : others),
        )}
      </label>
    );
  };
  const { isNumber, operators } = kindOf(compared);
  const target = targetOf(compared, of);
  if (target) return <ChosenRecords {...{ target, condition, change }} label={compared.label} />;
  if (countsDays(compared))
    return (
      <NumberField
        aria-label={`${compared.label} : jours au plus`}
        form={DAYS}
        suffix="jours au plus"
        value={daysOf(condition)}
        onChange={(days) => change(days === null ? { field } : { field, days: [String(days)] })}
      />
    );
  if (isNumber)
    return (
      <>
        {inputFor('gte', 'De')}
        {inputFor('lte', 'À')}
      </>
    );
  return operators.includes('like') ? inputFor('like', 'Contient') : inputFor('eq', 'Est');
}

type ChosenRecordsProps = Pick<ConditionValueProps, 'condition' | 'change'> & {
  target: FieldOf<'rule'>['of'];
  label: string;
};

function ChosenRecords({ target, condition, change, label }: ChosenRecordsProps) {
  const value = condition.eq ?? [];
  const options = useRelationOptions({ target, chosen: value });
  const { field } = condition;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border of its own
    <span role="group" aria-label={label} style={{ flex: '1 1 14rem' }}>
      <SelectRecords {...{ options, value }} onChange={(eq) => change(eq.length > 0 ? { field, eq } : { field })} />
    </span>
  );
}
