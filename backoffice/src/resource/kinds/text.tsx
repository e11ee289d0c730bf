import { Input, Select } from 'antd';
import { lazy, Suspense } from 'react';
import { valueDraft } from './controls/drafts.ts';
import { TextCell } from './controls/text-cell.tsx';
import { TextFilter } from './controls/text-filter.tsx';
import type { InputProps, KindDefinition } from './kind.ts';

/** Few fields have suggestions, and a list needs none. */
const AutoComplete = lazy(() => import('antd/es/auto-complete'));

const MOST_CHARACTERS = 200;

function TextInput({ id, field, value, onChange }: InputProps<'text'>) {
  const common = {
    id,
    value: value ?? '',
    maxLength: field.maxLength ?? MOST_CHARACTERS,
  };
  if (field.labels)
    return (
      <Select<string | null>
        id={id}
        value={value || null}
        allowClear={!field.required}
        showSearch
        optionFilterProp="label"
        options={Object.entries(field.labels).map(([name, label]) => ({ value: name, label }))}
        onChange={(choice) => onChange?.(choice ?? null)}
      />
    );
  if (!field.suggestions) return <Input {...common} onChange={(event) => onChange?.(event.target.value)} />;
  return (
    <Suspense fallback={<Input {...common} readOnly />}>
      <AutoComplete
        {...common}
        allowClear
        options={field.suggestions.map((suggestion) => ({ value: suggestion }))}
        onChange={(text) => onChange?.(typeof text === 'string' ? text : null)}
      />
    </Suspense>
  );
}

export const textKind: KindDefinition<'text'> = {
  Cell: (props) => <TextCell {...props} value={props.field.labels?.[props.value] ?? props.value} />,
  Input: TextInput,
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
