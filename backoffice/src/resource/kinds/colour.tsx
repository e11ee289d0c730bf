import { Space } from 'antd';
import { lazy } from 'react';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { valueDraft } from './controls/drafts.ts';
import type { KindDefinition } from './kind.ts';

const ColourInput = lazy(() => import('./controls/colour-input.tsx'));

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
  isVisual: true,
};
