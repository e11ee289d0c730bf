import { InputNumber } from 'antd';

export type NumberInputProps = {
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
const NumberInput = ({ id, field, step, inputMode, suffix, value, onChange }: NumberInputProps) => (
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

export default NumberInput;
