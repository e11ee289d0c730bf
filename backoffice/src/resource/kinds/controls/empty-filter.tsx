import { Select } from 'antd';
import type { Comparisons } from '../kind.ts';

/** Empty or not, as a choice says it. */
export const EMPTY_OPTIONS = [
  { value: 'true', label: 'Vide' },
  { value: 'false', label: 'Renseigné' },
];

type EmptyFilterProps = { label: string; values: Comparisons; onChange: (part: Comparisons) => void };

/** Whether a field is empty, beside a filter that has no choice to say it in. */
export const EmptyFilter = ({ label, values, onChange }: EmptyFilterProps) => (
  <Select<string>
    className="filter"
    popupMatchSelectWidth={false}
    aria-label={`${label} : vide ou renseigné`}
    value={values.empty ?? ''}
    options={[{ value: '', label: `${label} : tout` }, ...EMPTY_OPTIONS]}
    onChange={(empty) => onChange({ empty })}
  />
);
