import { Select } from 'antd';
import type { Comparisons } from '../kind.ts';

/** The options for empty or not. */
export const EMPTY_OPTIONS = [
  { value: 'true', label: 'Vide' },
  { value: 'false', label: 'Renseigné' },
];

type EmptyFilterProps = { label: string; values: Comparisons; onChange: (part: Comparisons) => void };

/** A choice of empty or not, beside a filter without such an option. */
export const EmptyFilter = ({ label, values, onChange }: EmptyFilterProps) => (
  <Select<string>
    className="filter"
    popupMatchSelectWidth={false}
    aria-label={`${label} : vide ou renseigné`}
    value={values.empty ?? ''}
    options={[{ value: '', label: `${label} : tout` }, ...EMPTY_OPTIONS]}
    onChange={(empty) => onChange({ empty })}
  />
);
