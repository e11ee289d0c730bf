import { EMAIL_LENGTH } from '@karite/shared/text';
import { valueDraft } from './controls/drafts.ts';
import { TextFilter } from './controls/text-filter.tsx';
import { TypedText } from './controls/typed-text.tsx';
import type { KindDefinition } from './kind.ts';

/** An address, which the reader's own program writes to. */
export const emailKind: KindDefinition<'email'> = {
  Cell: ({ value }) => <a href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</a>,
  Input: ({ id, field, value, onChange }) => (
    <TypedText
      {...{ id, value, onChange }}
      type="email"
      inputMode="email"
      autoComplete="off"
      maxLength={field.maxLength ?? EMAIL_LENGTH}
    />
  ),
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
