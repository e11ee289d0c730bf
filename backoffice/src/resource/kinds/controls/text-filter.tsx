import { SearchBox } from '../../../ui/fields/search-box.tsx';
import type { Comparisons } from '../kind.ts';

type TextFilterProps = { field: { label: string }; values: Comparisons; onChange: (part: Comparisons) => void };

/** Texts that contain what is typed. */
export const TextFilter = ({ field, values, onChange }: TextFilterProps) => (
  <SearchBox
    className="filter"
    placeholder={field.label}
    value={values.like ?? ''}
    onChange={(like) => onChange({ like })}
  />
);
