import { formatNumber } from '@karite/shared/format';
import { valueDraft } from './controls/drafts.ts';
import type { KindDefinition } from './kind.ts';

/** A place is changed where the order is seen: in the list (`list/place-cell.tsx`). */
export const positionKind: KindDefinition<'position'> = {
  Cell: ({ value }) => <span className="figure">{formatNumber(value)}</span>,
  Input: ({ id, value }) => <output id={id}>{value ?? ''}</output>,
  filter: null,
  draft: valueDraft,
};
