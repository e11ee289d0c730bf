import { Input } from 'antd';
import { SearchBox } from '../../ui/search-box.tsx';
import { valueDraft } from './controls/drafts.ts';
import type { InputProps, KindDefinition } from './kind.ts';

/** The browser's own colour picker beside the code: light, and at home on every phone. */
const ColourInput = ({ id, field, value, onChange }: InputProps<'colour'>) => (
  <span className="colour-input">
    <input
      type="color"
      aria-label={`${field.label} : nuancier`}
      value={value && /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
      onChange={(event) => onChange?.(event.target.value)}
    />
    <Input id={id} value={value ?? ''} maxLength={7} onChange={(event) => onChange?.(event.target.value)} />
  </span>
);

export const colourKind: KindDefinition<'colour'> = {
  Cell: ({ value, isWhole }) => (
    <span className="colour-cell">
      <span className="swatch" style={{ backgroundColor: value }} role="img" aria-label={value} />
      {isWhole && <span>{value}</span>}
    </span>
  ),
  Input: ColourInput,
  filter: {
    by: ['eq'],
    Control: ({ field, values, onChange }) => (
      <SearchBox
        className="filter"
        placeholder={`${field.label} (#rrggbb)`}
        value={values.eq ?? ''}
        onChange={(eq) => onChange({ eq })}
      />
    ),
  },
  draft: valueDraft,
  isKnownAtAGlance: true,
};
