import { valueDraft } from './controls/drafts.ts';
import { CountedCell, NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    decimal: number | string;
  }
}

export const decimalKind: KindDefinition<'decimal'> = {
  Cell: CountedCell,
  Input: (props) => <NumberInput {...props} step={0.1} suffix={props.field.unit} />,
  filter: numberFilter,
  draft: valueDraft,
};
