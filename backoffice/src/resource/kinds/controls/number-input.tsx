import { MEASURE } from '@karite/shared/reading';
import { type Field, kindOf } from '@karite/shared/resource';
import { NumberField, type TypedNumber } from '../../../ui/number-field.tsx';

type NumberInputProps = {
  id?: string;
  field: Field & { step?: number };
  /** Of the arrow keys, where the declaration names none. */
  step: number;
  suffix?: string | undefined;
  value?: TypedNumber | undefined;
  onChange?: (value: TypedNumber) => void;
};

/**
 * A number, read as imports and pasted columns are (R2100). Not bound by the field's `min` and `max`: the form says what is
 * wrong.
 */
const NumberInput = ({ id, field, step, suffix, value, onChange }: NumberInputProps) => (
  <NumberField
    id={id}
    form={kindOf(field).numberForm?.(field) ?? MEASURE}
    value={value}
    step={field.step ?? step}
    suffix={suffix}
    className="wide"
    isInForm
    onChange={onChange}
  />
);

export default NumberInput;
