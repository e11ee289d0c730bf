import { COUNT } from '../../reading/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { type Counted, type NumberOptions, numberTraits, numberWithin, readAs } from './number.ts';

declare module '../shape.ts' {
  interface KindTypes {
    integer: { options: NumberOptions & Counted; value: number | null };
  }
}

const formOf = ({ unit }: Counted) => ({ ...COUNT, unit });

export const integer = builder('integer');

export const integerKind = {
  ...numberTraits,
  ...readAs(formOf),
  isValue: (value) => Number.isInteger(value),
  example: ({ min = 0, max = min + 12 }) => Math.min(max, min + 12),
  input: (field, tools) => numberWithin(field, tools, formOf(field)).int('Nombre entier attendu'),
} satisfies KindDefinition<'integer'>;
