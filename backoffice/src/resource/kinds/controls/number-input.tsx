import { InputNumber } from 'antd';

type NumberInputProps = {
  id?: string;
  field: { step?: number };
  /** Of the arrow keys, where the declaration names none. */
  step: number;
  inputMode: 'numeric' | 'decimal';
  suffix?: string | undefined;
  value?: number | null;
  onChange?: (value: number | null) => void;
};

/**
 * Digits the French way: a comma, or a dot, before the decimals; empty clears. The arrow keys step; antd's buttons for that
 * are small and named in English. Not bound by the field's `min` and `max`: antd would keep the last of the typed numbers
 * that lies within, 15 of 150, or put the bound in place of it. The form says what is wrong instead.
 */
const NumberInput = ({ id, field, step, inputMode, suffix, value, onChange }: NumberInputProps) => (
  <InputNumber<number>
    id={id}
    value={value ?? null}
    step={field.step ?? step}
    decimalSeparator=","
    controls={false}
    inputMode={inputMode}
    suffix={suffix}
    className="wide"
    onChange={(number) => onChange?.(number)}
  />
);

export default NumberInput;
