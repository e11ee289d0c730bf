import { formatNumber } from '@karite/shared/format';
import { valueDraft } from './controls/drafts.ts';
import { NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

export const decimalKind: KindDefinition<'decimal'> = {
  Cell: ({ value }) => <span className="figure">{formatNumber(value)}</span>,
  Input: (props) => <NumberInput {...props} step={0.1} inputMode="decimal" />,
  filter: numberFilter,
  draft: valueDraft,
};
