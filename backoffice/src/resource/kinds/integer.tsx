import { valueDraft } from './controls/drafts.ts';
import { CountedCell, NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

export const integerKind: KindDefinition<'integer'> = {
  Cell: CountedCell,
  Input: (props) => <NumberInput {...props} step={1} inputMode="numeric" suffix={props.field.unit} />,
  filter: numberFilter,
  draft: valueDraft,
};
