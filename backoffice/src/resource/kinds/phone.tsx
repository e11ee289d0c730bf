import { formatPhone } from '@karite/shared/region';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { valueDraft } from './controls/drafts.ts';
import { TextFilter } from './controls/text-filter.tsx';
import { TypedText } from './controls/typed-text.tsx';
import type { KindDefinition } from './kind.ts';

/** A number in groups, which a touch calls; in the details also a way to write to it. */
export const phoneKind: KindDefinition<'phone'> = {
  Cell: ({ value, isWhole, resource }) => (
    <PhoneLinks phone={value} hasChat={isWhole} {...(resource.contactKeys && { keys: resource.contactKeys })} />
  ),
  Input: ({ id, value, onChange }) => (
    <TypedText {...{ id, value, onChange }} type="tel" inputMode="tel" autoComplete="off" maxLength={30} />
  ),
  filter: { by: ['like'], Control: TextFilter },
  draft: { ...valueDraft, start: (value) => value && formatPhone(value) },
};
