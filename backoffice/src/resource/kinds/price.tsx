import { CURRENCY_SYMBOL } from '@karite/shared/locale';
import { formatRoundedMoney, MONEY_UNIT } from '@karite/shared/money';
import { valueDraft } from './controls/drafts.ts';
import { NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    price: number | string;
  }
}

export const priceKind: KindDefinition<'price'> = {
  Cell: ({ value }) => <span className="figure">{formatRoundedMoney(value)}</span>,
  Input: (props) => <NumberInput {...props} step={MONEY_UNIT} suffix={CURRENCY_SYMBOL} />,
  filter: numberFilter,
  draft: valueDraft,
};
