import { type Field, operatorsOf } from '@karite/shared/resource';
import { Select, type SelectProps } from 'antd';
import type { Comparisons } from '../kind.ts';
import { EMPTY_OPTIONS } from './empty-filter.tsx';

/** What a Select offers of values and what they are called. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type OneOfFilterProps = {
  field: Field;
  values: Comparisons;
  onChange: (part: Comparisons) => void;
  options: readonly { value: string; label: string }[];
  /** How options are found, where there are too many to offer them all. */
  search?: Omit<SelectProps<string>, 'options'>;
};

/** Before what is no value of the field, but whether there is one. */
const EMPTY = 'empty:';

/** One of some values. The first option filters nothing; the last ones filter by whether there is a value. */
export const OneOfFilter = ({ field, values, onChange, options, search }: OneOfFilterProps) => (
  <Select<string>
    {...search}
    className="filter"
    popupMatchSelectWidth={false}
    aria-label={field.label}
    value={values.eq || (values.empty ? `${EMPTY}${values.empty}` : '')}
    options={[
      { value: '', label: (typeof field.filter === 'object' && field.filter.all) || `${field.label} : tout` },
      ...options,
      ...(operatorsOf(field).includes('empty') ? EMPTY_OPTIONS : []).map(({ value, label }) => ({
        value: `${EMPTY}${value}`,
        label,
      })),
    ]}
    onChange={(choice) =>
      onChange(choice.startsWith(EMPTY) ? { eq: '', empty: choice.slice(EMPTY.length) } : { eq: choice, empty: '' })
    }
  />
);
