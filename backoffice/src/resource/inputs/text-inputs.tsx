import { EMAIL_LENGTH } from '@karite/shared/text';
import { Input as AntInput, AutoComplete, InputNumber, Select, Switch } from 'antd';
import type { Input } from './input.ts';

export const TextInput: Input<'text'> = ({ id, field, value, onChange }) => {
  const common = {
    id,
    value: value ?? '',
    maxLength: field.maxLength ?? (field.format === 'email' ? EMAIL_LENGTH : 200),
  };
  if (!field.suggestions)
    return <AntInput {...common} type={field.format ?? 'text'} onChange={(event) => onChange?.(event.target.value)} />;
  return (
    <AutoComplete
      {...common}
      allowClear
      options={field.suggestions.map((suggestion) => ({ value: suggestion }))}
      onChange={(text: string | undefined) => onChange?.(text ?? null)}
    />
  );
};

export const LongTextInput: Input<'longText'> = ({ id, field, value, onChange }) => (
  <AntInput.TextArea
    id={id}
    value={value ?? ''}
    maxLength={field.maxLength ?? 5_000}
    autoSize={{ minRows: 3, maxRows: 10 }}
    onChange={(event) => onChange?.(event.target.value)}
  />
);

/**
 * Digits the French way: a comma, or a dot, before the decimals. The arrow keys step; antd's buttons for that are small and
 * named in English.
 */
export const NumberInput: Input<'integer' | 'decimal' | 'price'> = ({ id, field, value, onChange }) => (
  <InputNumber<number>
    id={id}
    value={value ?? null}
    min={field.min}
    max={field.max}
    step={field.step ?? (field.kind === 'decimal' ? 0.1 : 1)}
    decimalSeparator=","
    controls={false}
    parser={(text) => Number.parseFloat((text ?? '').replace(/\s/g, '').replace(',', '.'))}
    inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
    suffix={field.kind === 'price' ? 'FCFA' : undefined}
    className="wide"
    onChange={(number) => onChange?.(number)}
  />
);

export const BooleanInput: Input<'boolean'> = ({ id, field, value, onChange }) => {
  const column = typeof field.column === 'object' ? field.column : {};
  return (
    <Switch
      id={id}
      checked={value ?? false}
      checkedChildren={column.yes ?? 'Oui'}
      unCheckedChildren={column.no ?? 'Non'}
      onChange={(checked) => onChange?.(checked)}
    />
  );
};

export const ChoiceInput: Input<'choice'> = ({ id, field, value, onChange }) => (
  <Select
    id={id}
    value={value ?? undefined}
    allowClear={!field.required && field.initial === undefined}
    options={Object.entries(field.options).map(([key, label]) => ({ value: key, label }))}
    onChange={(choice: string | undefined) => onChange?.(choice ?? null)}
  />
);
