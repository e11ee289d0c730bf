import { Select, Space, Tag } from 'antd';
import { OneOfFilter } from './controls/one-of-filter.tsx';
import type { KindDefinition } from './kind.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Any of some values: in a list narrowed to those that have one of them. */
export const choicesKind: KindDefinition<'choices'> = {
  Cell: ({ value, field }) => (
    <Space size={4} wrap>
      {value.map((each) => (
        <Tag key={each}>{field.options[each] ?? each}</Tag>
      ))}
    </Space>
  ),
  Input: ({ id, field, value, onChange }) => (
    <Select<string[]>
      id={id}
      mode="multiple"
      value={value ?? []}
      allowClear
      optionFilterProp="label"
      options={optionsOf(field.options)}
      onChange={(chosen) => onChange?.(chosen)}
    />
  ),
  filter: {
    by: ['eq', 'empty'],
    Control: (props) => <OneOfFilter {...props} options={optionsOf(props.field.options)} />,
  },
  draft: {
    start: (value) => value ?? [],
    payload: (chosen, { name }) => (chosen ? { [name]: chosen } : {}),
    comparable: (chosen) => [...(chosen ?? [])].sort(),
  },
};
