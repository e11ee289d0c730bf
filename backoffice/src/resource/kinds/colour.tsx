import { ColorPicker, Space } from 'antd';
import { SearchBox } from '../../ui/search-box.tsx';
import { valueDraft } from './controls/drafts.ts';
import { TypedText } from './controls/typed-text.tsx';
import type { InputProps, KindDefinition } from './kind.ts';

/** antd's picker for who points, and the code beside it for who types. */
const ColourInput = ({ id, value, onChange }: InputProps<'colour'>) => (
  <Space.Compact block>
    <ColorPicker
      disabledAlpha
      value={value && /^#[0-9a-f]{6}$/i.test(value) ? value : null}
      onChangeComplete={(colour) => onChange?.(colour.toHexString())}
    />
    <TypedText {...{ id, value, onChange }} maxLength={7} />
  </Space.Compact>
);

export const colourKind: KindDefinition<'colour'> = {
  Cell: ({ value, isWhole }) => (
    <Space size={6}>
      <span className="swatch" style={{ backgroundColor: value }} role="img" aria-label={value} />
      {isWhole && <span>{value}</span>}
    </Space>
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
