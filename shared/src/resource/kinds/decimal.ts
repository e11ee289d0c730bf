import { MEASURE } from '../../reading/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { type Counted, cents, type NumberOptions, numberTraits, numberWithin, readAs } from './number.ts';

declare module '../shape.ts' {
  interface KindTypes {
    decimal: { options: NumberOptions & Counted; value: number | null };
  }
}

const formOf = ({ unit }: Counted) => ({ ...MEASURE, unit });

/** A number stored with two decimals. */
export const decimal = builder('decimal');

export const decimalKind = {
  ...numberTraits,
  ...readAs(formOf),
  input: (field, tools) => numberWithin(field, tools, formOf(field)),
  comparable: cents,
  example: ({ min = 0, max = min + 4.5 }) => Math.min(max, min + 4.5),
} satisfies KindDefinition<'decimal'>;
