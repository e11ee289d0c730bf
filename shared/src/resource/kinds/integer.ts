import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { type Counted, type NumberOptions, numberTraits, numberWithin } from './number.ts';

declare module '../shape.ts' {
  interface KindTypes {
    integer: { options: NumberOptions & Counted; value: number | null };
  }
}

export const integer = builder('integer');

export const integerKind = {
  ...numberTraits,
  isValue: (value) => Number.isInteger(value),
  example: ({ min = 0, max = min + 12 }) => Math.min(max, min + 12),
  input: (field, tools) => numberWithin(field, tools).int('Nombre entier attendu'),
} satisfies KindDefinition<'integer'>;
