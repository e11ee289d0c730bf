import { kindOf } from '@karite/shared/resource';
import { Select } from 'antd';
import { lazy } from 'react';
import { valueDraft } from './controls/drafts.ts';
import { optionsOf } from './controls/one-of-filter.tsx';
import { TextCell } from './controls/text-cell.tsx';
import { TextFilter } from './controls/text-filter.tsx';
import { TypedText } from './controls/typed-text.tsx';
import type { InputProps, KindDefinition } from './kind.ts';

const AutoComplete = lazy(() => import('antd/es/auto-complete'));

const MOST_CHARACTERS = 200;

function TextInput({ id, field, value, onChange }: InputProps<'text'>) {
  if (field.labels)
    return (
      <Select<string | null>
        id={id}
        value={value || null}
        allowClear={!field.required}
        showSearch
        optionFilterProp="label"
        options={optionsOf(field.labels)}
        onChange={(choice) => onChange?.(choice ?? null)}
      />
    );
  const maxLength = field.maxLength ?? MOST_CHARACTERS;
  if (!field.suggestions) return <TypedText {...{ id, value, onChange, maxLength }} />;
  return (
    <AutoComplete
      {...{ id, maxLength }}
      value={value ?? ''}
      allowClear
      options={field.suggestions.map((suggestion) => ({ value: suggestion }))}
      onChange={(text) => onChange?.(typeof text === 'string' ? text : null)}
    />
  );
}

export const textKind: KindDefinition<'text'> = {
  Cell: (props) => <TextCell {...props} value={kindOf(props.field).text?.(props.value, props.field) ?? props.value} />,
  Input: TextInput,
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
