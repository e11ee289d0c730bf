import { Select, Tag } from 'antd';
import { valueDraft } from './controls/drafts.ts';
import { OneOfFilter } from './controls/one-of-filter.tsx';
import type { KindDefinition } from './kind.ts';

/** Of more options than these one is typed to be found. */
const MOST_LISTED = 12;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const choiceKind: KindDefinition<'choice'> = {
  Cell: ({ value, field }) => <Tag>{field.options[value] ?? value}</Tag>,
  Input: ({ id, field, value, onChange }) => (
    <Select<string | undefined>
      id={id}
      value={value ?? undefined}
      allowClear={!field.required && field.initial === undefined}
      showSearch={Object.keys(field.options).length > MOST_LISTED}
      optionFilterProp="label"
      options={optionsOf(field.options)}
      onChange={(choice) => onChange?.(choice ?? null)}
    />
  ),
  filter: {
    by: ['eq', 'empty'],
    Control: (props) => <OneOfFilter {...props} options={optionsOf(props.field.options)} />,
  },
  draft: valueDraft,
};
