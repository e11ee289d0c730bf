import { initialMoney } from '../../money/index.ts';
import { AMOUNT } from '../../reading/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { cents, type NumberOptions, numberTraits, numberWithin, readAs } from './number.ts';

declare module '../shape.ts' {
  interface KindTypes {
    price: { options: NumberOptions; value: number | null };
  }
}

/** An amount in the shop's currency, stored with two decimals. */
export const price = builder('price');

export const priceKind = {
  ...numberTraits,
  asksWhenHalved: true,
  ...readAs(() => AMOUNT),
  input: (field, tools) => numberWithin(field, tools, AMOUNT),
  comparable: cents,
  example: ({ min = 0 }) => Math.max(min, initialMoney(12_500)),
} satisfies KindDefinition<'price'>;
