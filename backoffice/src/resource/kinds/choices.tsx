import { TagField } from '@refinedev/antd';
import { Select, Space } from 'antd';
import { OneOfFilter, optionsOf } from './controls/one-of-filter.tsx';
import type { KindDefinition } from './kind.ts';

/** Any of some values: in a list narrowed to those that have one of them. */
export const choicesKind: KindDefinition<'choices'> = {
  Cell: ({ value, field }) => (
    <Space size={4} wrap>
      {value.map((each) => (
        <TagField key={each} value={field.options[each] ?? each} />
      ))}
    </Space>
  ),
  Input: ({ id, field, value, onChange }) => (
    <Select<string[]>
      {...{ id, onChange }}
      mode="multiple"
      value={value ?? []}
      allowClear
      optionFilterProp="label"
      options={optionsOf(field.options)}
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
