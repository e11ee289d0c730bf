import { SearchBox } from '../../ui/search-box.tsx';
import type { Filter } from './filter.ts';

/** Texts that contain what is typed. */
export const TextFilter: Filter<'text' | 'longText'> = ({ name, field, values, onChange }) => (
  <SearchBox
    className="filter"
    placeholder={field.label}
    value={values[`${name}_like`] ?? ''}
    onChange={(text) => onChange({ [`${name}_like`]: text })}
  />
);

/** Colours that are exactly this one. */
export const ColourFilter: Filter<'colour'> = ({ name, field, values, onChange }) => (
  <SearchBox
    className="filter"
    placeholder={`${field.label} (#rrggbb)`}
    value={values[name] ?? ''}
    onChange={(text) => onChange({ [name]: text })}
  />
);
