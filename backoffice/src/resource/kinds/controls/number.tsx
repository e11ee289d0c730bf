import { formatNumber } from '@karite/shared/format';
import { MEASURE, type Reading, readNumber, typedNumber } from '@karite/shared/reading';
import { type Field, kindOf } from '@karite/shared/resource';
import { Space } from 'antd';
import { lazy } from 'react';
import type { Comparisons } from '../kind.ts';
import { ReadBox } from './read-box.tsx';

/** Comes with the form: lists, which load the kinds of fields too, have no use for it. */
export const NumberInput = lazy(() => import('./number-input.tsx'));

/** A number with what it counts, in one line. */
export const CountedCell = ({ value, field: { unit } }: { value: number; field: { unit?: string } }) => (
  <span className="figure">
    <span>{formatNumber(value)}</span>
    {unit && <span>{`\u00a0${unit}`}</span>}
  </span>
);

type NumberFilterProps = { field: Field; values: Comparisons; onChange: (part: Comparisons) => void };

function NumberFilter({ field, values, onChange }: NumberFilterProps) {
  const form = kindOf(field).numberForm?.(field) ?? MEASURE;
  const read = (text: string): Reading<string> => {
    const reading = readNumber(text, form);
    return 'value' in reading ? { value: String(reading.value) } : reading;
  };
  const bound = (by: 'gte' | 'lte', word: string) => (
    <ReadBox
      key={by}
      label={`${field.label} ${word}`}
      placeholder={`${field.label} ${word}`}
      inputMode="decimal"
      value={values[by] ?? ''}
      onChange={(value) => onChange({ [by]: value })}
      read={read}
      write={(value) => (Number.isFinite(Number(value)) ? typedNumber(Number(value)) : value)}
    />
  );
  return <Space.Compact>{[bound('gte', 'min'), bound('lte', 'max')]}</Space.Compact>;
}

/** From one number to another, both included. */
export const numberFilter = { by: ['gte', 'lte'], Control: NumberFilter } as const;
