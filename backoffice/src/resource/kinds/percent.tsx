import { formatPercent } from '@karite/shared/resource';
import { valueDraft } from './controls/drafts.ts';
import { NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

export const percentKind: KindDefinition<'percent'> = {
  Cell: ({ value }) => <span className="figure">{formatPercent(value)}</span>,
  Input: (props) => <NumberInput {...props} step={1} inputMode="decimal" suffix="%" />,
  filter: numberFilter,
  draft: valueDraft,
};
