import { AutoComplete, Input } from 'antd';
import { valueDraft } from './controls/drafts.ts';
import { TextCell } from './controls/text-cell.tsx';
import { TextFilter } from './controls/text-filter.tsx';
import type { InputProps, KindDefinition } from './kind.ts';

const MOST_CHARACTERS = 200;

function TextInput({ id, field, value, onChange }: InputProps<'text'>) {
  const common = {
    id,
    value: value ?? '',
    maxLength: field.maxLength ?? MOST_CHARACTERS,
  };
  if (!field.suggestions) return <Input {...common} onChange={(event) => onChange?.(event.target.value)} />;
  return (
    <AutoComplete
      {...common}
      allowClear
      options={field.suggestions.map((suggestion) => ({ value: suggestion }))}
      onChange={(text: string | undefined) => onChange?.(text ?? null)}
    />
  );
}

export const textKind: KindDefinition<'text'> = {
  Cell: TextCell,
  Input: TextInput,
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
