import { SearchBox } from '../../ui/fields/search-box.tsx';
import { valueDraft } from './controls/drafts.ts';
import { TypedText } from './controls/typed-text.tsx';
import type { FilterProps, KindDefinition } from './kind.ts';

/** One whole code: a part of it identifies nothing. */
const CodeFilter = ({ field, values, onChange }: FilterProps<'barcode'>) => (
  <SearchBox className="filter" placeholder={field.label} value={values.eq ?? ''} onChange={(eq) => onChange({ eq })} />
);

/** The code on an article, typed or scanned. */
export const barcodeKind: KindDefinition<'barcode'> = {
  Cell: ({ value }) => <span className="figure">{value}</span>,
  Input: ({ id, value, onChange }) => (
    <TypedText
      {...{ id, value, onChange }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      // A scanner that is a keyboard ends with Enter, which would send a form that is half filled in.
      onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
    />
  ),
  filter: { by: ['eq'], Control: CodeFilter },
  draft: valueDraft,
};
