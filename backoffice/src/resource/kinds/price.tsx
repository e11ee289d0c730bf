import { formatWholeFcfa } from '@karite/shared/format';
import { valueDraft } from './controls/drafts.ts';
import { NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    price: number | string;
  }
}

export const priceKind: KindDefinition<'price'> = {
  Cell: ({ value }) => <span className="figure">{formatWholeFcfa(value)}</span>,
  Input: (props) => <NumberInput {...props} step={1} suffix="FCFA" />,
  filter: numberFilter,
  draft: valueDraft,
};
