import { formatNumber } from '@karite/shared/format';
import { MEASURE } from '@karite/shared/reading';
import { type Field, kindOf } from '@karite/shared/resource';
import { Space } from 'antd';
import { NumberField, type TypedNumber } from '../../../ui/fields/number-field.tsx';
import { useSlow } from '../../../ui/hooks/use-slow.ts';
import type { Comparisons } from '../kind.ts';

const formOf = (field: Field) => kindOf(field).numberForm?.(field) ?? MEASURE;

type NumberInputProps = {
  id?: string;
  field: Field & { step?: number };
  /** Of the arrow keys, where the declaration names none. */
  step: number;
  suffix?: string | undefined;
  value?: TypedNumber | undefined;
  onChange?: (value: TypedNumber) => void;
};

/** A number, read as imports and pasted columns are (R2100). The form shows an error where it is out of the field's bounds. */
export const NumberInput = ({ id, field, step, suffix, value, onChange }: NumberInputProps) => (
  <NumberField {...{ id, suffix, value, onChange }} form={formOf(field)} step={field.step ?? step} isInForm />
);

/** A number with what it counts, in one line. */
export const CountedCell = ({ value, field: { unit } }: { value: number; field: { unit?: string } }) => (
  <span className="figure">
    <span>{formatNumber(value)}</span>
    {unit && <span>{`\u00a0${unit}`}</span>}
  </span>
);

type NumberFilterProps = { field: Field; values: Comparisons; onChange: (part: Comparisons) => void };
type NumberEndProps = NumberFilterProps & { by: 'gte' | 'lte'; word: string };

/** One end of a range. What can't be read narrows nothing, and is named (R2103). */
function NumberEnd({ field, values, onChange, by, word }: NumberEndProps) {
  const held = values[by] ? Number(values[by]) : null;
  const [typed, setTyped] = useSlow<TypedNumber>(Number.isNaN(held) ? null : held, (number) => {
    if (typeof number !== 'string') onChange({ [by]: number === null ? '' : String(number) });
  });
  const label = `${field.label} ${word}`;
  return <NumberField aria-label={label} placeholder={label} form={formOf(field)} value={typed} onChange={setTyped} />;
}

const NumberFilter = (props: NumberFilterProps) => (
  <Space.Compact>
    <NumberEnd {...props} by="gte" word="min" />
    <NumberEnd {...props} by="lte" word="max" />
  </Space.Compact>
);

/** From one number to another, both included. */
export const numberFilter = { by: ['gte', 'lte'], Control: NumberFilter } as const;
