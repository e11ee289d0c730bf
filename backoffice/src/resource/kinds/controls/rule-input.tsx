import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import {
  type Field,
  type FieldOf,
  filterKey,
  MOST_CONDITIONS,
  type Rule,
  type RuleCondition,
} from '@karite/shared/resource';
import { countsDays, MOST_DAYS, ruleFields } from '@karite/shared/resource/rule';
import { Button, InputNumber, Select } from 'antd';
import { FieldFilter } from '../../list/field-filter.tsx';
import type { InputProps } from '../kind.ts';
import { RuleFound } from './rule-found.tsx';
import { RuleRecords } from './rule-records.tsx';
import './rule-input.css';

const MATCHES = [
  { value: 'all', label: 'Toutes ces conditions' },
  { value: 'any', label: 'L’une de ces conditions' },
] as const;
const COMPARED = ['eq', 'ne', 'like', 'gte', 'lte', 'empty'] as const;

type ValueProps = {
  of: FieldOf<'rule'>['of'];
  compared: Field;
  condition: RuleCondition;
  change: (condition: RuleCondition) => void;
};

/** What a field is compared with: of records any of several, of moments a number of days, of others as their list is narrowed. */
function ConditionValue({ of, compared, condition, change }: ValueProps) {
  const { field } = condition;
  if (countsDays(compared))
    return (
      <InputNumber<number>
        aria-label={`${compared.label} : jours au plus`}
        min={1}
        max={MOST_DAYS}
        precision={0}
        suffix="jours au plus"
        value={condition.days ? Number(condition.days[0]) : null}
        onChange={(days) => change(days === null ? { field } : { field, days: [String(days)] })}
      />
    );
  if ('target' in compared)
    return (
      <RuleRecords
        {...{ field: compared, of }}
        value={condition.eq ?? []}
        onChange={(eq) => change(eq.length > 0 ? { field, eq } : { field })}
      />
    );
  const filters = Object.fromEntries(
    COMPARED.map((operator) => [filterKey(field, operator), condition[operator]?.[0] ?? '']),
  );
  return (
    <FieldFilter
      name={field}
      field={compared}
      resource={of}
      filters={filters}
      change={(part) => {
        const next = { ...filters, ...part };
        const said = COMPARED.flatMap((operator) => {
          const value = next[filterKey(field, operator)];
          return value ? [[operator, [value]] as const] : [];
        });
        change({ field, ...Object.fromEntries(said) });
      }}
    />
  );
}

/** A rule as it is put together: conditions one below the other, and what they find. */
export default function RuleInput({ id, name, field, resource, value, onChange }: InputProps<'rule'>) {
  const rule: Rule = value ?? { match: 'all', conditions: [] };
  const fields = new Map(ruleFields(field));
  const set = (conditions: RuleCondition[]) => onChange?.({ ...rule, conditions });
  const options = [...fields].map(([key, { label }]) => ({ value: key, label }));
  const [first] = options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own border and legend would stand inside the form's label
    <div id={id} role="group" aria-label={field.label} className="rule-input">
      <Select<Rule['match']>
        aria-label="Conditions"
        value={rule.match}
        options={[...MATCHES]}
        onChange={(match) => onChange?.({ ...rule, match })}
      />
      {rule.conditions.map((condition, index) => {
        const compared = fields.get(condition.field);
        const change = (next: RuleCondition) => set(rule.conditions.map((each, at) => (at === index ? next : each)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place alone
          <div key={index} className="rule-input-row">
            <Select<string>
              aria-label={`Condition ${index + 1}`}
              value={condition.field}
              options={options}
              popupMatchSelectWidth={false}
              onChange={(next) => change({ field: next })}
            />
            {compared && <ConditionValue of={field.of} {...{ compared, condition, change }} />}
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Supprimer la condition ${index + 1}`}
              onClick={() => set(rule.conditions.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      {first && rule.conditions.length < MOST_CONDITIONS && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => set([...rule.conditions, { field: first.value }])}>
          Ajouter une condition
        </Button>
      )}
      <RuleFound path={`${resource.name}/${name}`} {...{ name, rule }} of={field.of} />
    </div>
  );
}
