import { Select, type SelectProps } from 'antd';
import type { Comparisons } from '../kind.ts';

type OneOfFilterProps = {
  field: { label: string; filter?: true | { all: string } };
  values: Comparisons;
  onChange: (part: Comparisons) => void;
  options: readonly { value: string; label: string }[];
  /** How options are found, where there are too many to offer them all. */
  search?: Pick<SelectProps<string>, 'showSearch' | 'filterOption' | 'onSearch' | 'loading' | 'notFoundContent'>;
};

/** One of some values. The first option narrows nothing. */
export const OneOfFilter = ({ field, values, onChange, options, search }: OneOfFilterProps) => (
  <Select<string>
    {...search}
    className="filter"
    popupMatchSelectWidth={false}
    aria-label={field.label}
    value={values.eq ?? ''}
    options={[
      { value: '', label: typeof field.filter === 'object' ? field.filter.all : `${field.label} : tout` },
      ...options,
    ]}
    onChange={(eq) => onChange({ eq })}
  />
);
