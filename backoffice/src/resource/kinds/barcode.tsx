import { Input } from 'antd';
import { SearchBox } from '../../ui/search-box.tsx';
import { valueDraft } from './controls/drafts.ts';
import type { FilterProps, KindDefinition } from './kind.ts';

/** One code, whole: a part of one says nothing. */
const CodeFilter = ({ field, values, onChange }: FilterProps<'barcode'>) => (
  <SearchBox className="filter" placeholder={field.label} value={values.eq ?? ''} onChange={(eq) => onChange({ eq })} />
);

/** The code on an article, typed or scanned. */
export const barcodeKind: KindDefinition<'barcode'> = {
  Cell: ({ value }) => <span className="figure">{value}</span>,
  Input: ({ id, value, onChange }) => (
    <Input
      id={id}
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ''}
      maxLength={30}
      // A scanner that is a keyboard ends with Enter, which would send a form that is half filled in.
      onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  filter: { by: ['eq'], Control: CodeFilter },
  draft: valueDraft,
};
