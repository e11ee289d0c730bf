import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Rule, RuleCondition } from '@karite/shared/resource';
import { MOST_CONDITIONS, ruleFields } from '@karite/shared/resource/rule';
import { Button, Flex, Select } from 'antd';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { InputProps } from '../kind.ts';
import { ConditionValue } from './rule-condition.tsx';
import { RuleResults } from './rule-results.tsx';
import { isYesOrNo } from './rule-values.ts';

const MATCHES = [
  { value: 'all', label: 'Toutes ces conditions' },
  { value: 'any', label: 'L’une de ces conditions' },
] as const;

/** A rule as it is put together: conditions one below the other, and what they find. */
export default function RuleInput({ id, name, field, resource, value, onChange, draw }: InputProps<'rule'>) {
  const rule: Rule = value ?? { match: 'all', conditions: [] };
  const fields = new Map(ruleFields(field));
  /** A condition over a field as it begins: of what is yes or no, it is. */
  const begun = (key: string): RuleCondition => {
    const compared = fields.get(key);
    return compared && isYesOrNo(compared) ? { field: key, eq: ['true'] } : { field: key };
  };
  const set = (conditions: RuleCondition[]) => onChange?.({ ...rule, conditions });
  const options = [...fields].map(([key, { label }]) => ({ value: key, label }));
  const [first] = options;
  return (
    <Flex {...(id && { id })} role="group" aria-label={field.label} vertical align="start" gap="middle">
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its place alone
          <Flex key={index} wrap align="center" gap="small">
            <Select<string>
              aria-label={`Condition ${index + 1}`}
              value={condition.field}
              options={options}
              popupMatchSelectWidth={false}
              style={{ flex: '0 1 12rem' }}
              onChange={(next) => change(begun(next))}
            />
            {compared && <ConditionValue of={field.of} {...{ compared, condition, change, draw }} />}
            <IconButton
              danger
              icon={<DeleteOutlined aria-hidden />}
              label={`Supprimer la condition ${index + 1}`}
              onClick={() => set(rule.conditions.filter((_, at) => at !== index))}
            />
          </Flex>
        );
      })}
      {first && rule.conditions.length < MOST_CONDITIONS && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => set([...rule.conditions, begun(first.value)])}>
          Ajouter une condition
        </Button>
      )}
      <RuleResults path={`${resource.name}/${name}`} {...{ name, rule }} of={field.of} />
    </Flex>
  );
}
