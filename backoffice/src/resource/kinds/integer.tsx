import { formatNumber } from '@karite/shared/format';
import { valueDraft } from './controls/drafts.ts';
import { NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

export const integerKind: KindDefinition<'integer'> = {
  Cell: ({ value }) => <span className="figure">{formatNumber(value)}</span>,
  Input: (props) => <NumberInput {...props} step={1} inputMode="numeric" />,
  filter: numberFilter,
  draft: valueDraft,
};
