import { valueDraft } from './controls/drafts.ts';
import { TextFilter } from './controls/text-filter.tsx';
import type { KindDefinition } from './kind.ts';

/** A number that only the server gives. */
export const sequenceKind: KindDefinition<'sequence'> = {
  Cell: ({ value }) => <span className="figure">{value}</span>,
  Input: ({ id, value }) => <output id={id}>{value ?? ''}</output>,
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
