import { truncate } from '@karite/shared/format';
import { linkKind } from '@karite/shared/links';
import { shortAddress } from '@karite/shared/resource';
import { UrlField } from '@refinedev/antd';
import { valueDraft } from './controls/drafts.ts';
import { TextFilter } from './controls/text-filter.tsx';
import { TypedText } from './controls/typed-text.tsx';
import type { KindDefinition } from './kind.ts';

const SHOWN = 40;

/** An address, shortened, which opens beside the back-office. */
export const urlKind: KindDefinition<'url'> = {
  Cell: ({ value, isWhole }) => {
    const shown = isWhole ? value : truncate(shortAddress(value) || value, SHOWN);
    // What was stored before the field was an address may be anything.
    if (!linkKind(value)) return shown;
    return (
      <UrlField value={value} title={value} target="_blank" rel="noopener noreferrer nofollow">
        {shown}
      </UrlField>
    );
  },
  Input: ({ id, field, value, onChange }) => (
    <TypedText
      {...{ id, value, onChange }}
      type={field.takesOwnPages ? 'text' : 'url'}
      inputMode="url"
      placeholder={field.takesOwnPages ? '/shop' : 'https://'}
      maxLength={field.maxLength ?? 2_000}
    />
  ),
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
