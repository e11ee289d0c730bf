import { TagField } from '@refinedev/antd';
import { Select } from 'antd';
import { valueDraft } from './controls/drafts.ts';
import { OneOfFilter, optionsOf } from './controls/one-of-filter.tsx';
import type { KindDefinition } from './kind.ts';

/** Of more options than these one is typed to be found. */
const MOST_LISTED = 12;

export const choiceKind: KindDefinition<'choice'> = {
  Cell: ({ value, field }) => <TagField value={field.options[value] ?? value} />,
  Input: ({ id, field, value, onChange }) => (
    <Select<string | null>
      id={id}
      value={value ?? null}
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
