import { formatNumber } from '../../format/index.ts';
import { PERCENT } from '../../reading/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { cents, type NumberOptions, numberTraits, numberWithin, readAs } from './number.ts';

declare module '../shape.ts' {
  interface KindTypes {
    percent: { options: NumberOptions; value: number | null };
  }
}

/** A percentage, from 0 to 100 unless `min` or `max` is set, stored with two decimals: `18` is 18 %. */
export const percent = builder('percent');

/** `18,5 %`, with the narrow blank that French wants and that never breaks. */
export const formatPercent = (value: number): string => `${formatNumber(value)}\u202f%`;

export const percentKind = {
  ...numberTraits,
  ...readAs(() => PERCENT),
  input: ({ min = 0, max = 100, ...field }, tools) => numberWithin({ ...field, min, max }, tools, PERCENT),
  comparable: cents,
  example: ({ min = 0, max = 100 }) => Math.min(max, Math.max(min, 18)),
  text: formatPercent,
} satisfies KindDefinition<'percent'>;
