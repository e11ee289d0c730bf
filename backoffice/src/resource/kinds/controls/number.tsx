import { formatNumber } from '@karite/shared/format';
import { Space } from 'antd';
import { lazy } from 'react';
import { SearchBox } from '../../../ui/search-box.tsx';
import type { Comparisons } from '../kind.ts';

/** Comes with the form: lists, which load the kinds of fields too, have no use for it. */
export const NumberInput = lazy(() => import('./number-input.tsx'));

/** A number with what it counts, in one line. */
export const CountedCell = ({ value, field: { unit } }: { value: number; field: { unit?: string } }) => (
  <span className="figure">
    {formatNumber(value)}
    {unit && `\u00a0${unit}`}
  </span>
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
