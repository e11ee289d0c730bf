import { EMAIL_LENGTH } from '@karite/shared/text';
import { Input } from 'antd';
import { valueDraft } from './controls/drafts.ts';
import { TextFilter } from './controls/text-filter.tsx';
import type { KindDefinition } from './kind.ts';

/** An address, which the reader's own program writes to. */
export const emailKind: KindDefinition<'email'> = {
  Cell: ({ value }) => <a href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</a>,
  Input: ({ id, field, value, onChange }) => (
    <Input
      id={id}
      type="email"
      inputMode="email"
      autoComplete="off"
      value={value ?? ''}
      maxLength={field.maxLength ?? EMAIL_LENGTH}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
