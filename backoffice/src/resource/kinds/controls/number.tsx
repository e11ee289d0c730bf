import { InputNumber, Space } from 'antd';
import { SearchBox } from '../../../ui/search-box.tsx';
import type { Comparisons } from '../kind.ts';

type NumberInputProps = {
  id?: string;
  field: { min?: number; max?: number; step?: number };
  /** Of the arrow keys, where the declaration names none. */
  step: number;
  inputMode: 'numeric' | 'decimal';
  suffix?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
};

/**
 * Digits the French way: a comma, or a dot, before the decimals. The arrow keys step; antd's buttons for that are small and
 * named in English.
 */
export const NumberInput = ({ id, field, step, inputMode, suffix, value, onChange }: NumberInputProps) => (
  <InputNumber<number>
    id={id}
    value={value ?? null}
    min={field.min}
    max={field.max}
    step={field.step ?? step}
    decimalSeparator=","
    controls={false}
    parser={(text) => Number.parseFloat((text ?? '').replace(/\s/g, '').replace(',', '.'))}
    inputMode={inputMode}
    suffix={suffix}
    className="wide"
    onChange={(number) => onChange?.(number)}
  />
);

type NumberFilterProps = { field: { label: string }; values: Comparisons; onChange: (part: Comparisons) => void };

function NumberFilter({ field, values, onChange }: NumberFilterProps) {
  const bound = (by: 'gte' | 'lte', label: string) => (
    <SearchBox
      key={by}
      type="number"
      className="filter-bound"
      placeholder={`${field.label} ${label}`}
      value={values[by] ?? ''}
      onChange={(value) => onChange({ [by]: value })}
    />
  );
  return <Space.Compact>{[bound('gte', 'min'), bound('lte', 'max')]}</Space.Compact>;
}

/** From one number to another, both included. */
export const numberFilter = { by: ['gte', 'lte'], Control: NumberFilter } as const;
