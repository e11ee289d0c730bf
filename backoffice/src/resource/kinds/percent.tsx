import { formatPercent } from '@karite/shared/resource';
import { valueDraft } from './controls/drafts.ts';
import { NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    percent: number | string;
  }
}

export const percentKind: KindDefinition<'percent'> = {
  Cell: ({ value }) => <span className="figure">{formatPercent(value)}</span>,
  Input: (props) => <NumberInput {...props} step={1} suffix="%" />,
  filter: numberFilter,
  draft: valueDraft,
};
