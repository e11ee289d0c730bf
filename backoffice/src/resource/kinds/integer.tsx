import { valueDraft } from './controls/drafts.ts';
import { CountedCell, NumberInput, numberFilter } from './controls/number.tsx';
import type { KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    integer: number | string;
  }
}

export const integerKind: KindDefinition<'integer'> = {
  Cell: CountedCell,
  Input: (props) => <NumberInput {...props} step={1} suffix={props.field.unit} />,
  filter: numberFilter,
  draft: valueDraft,
};
