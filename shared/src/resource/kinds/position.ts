import type { NoOther } from '../no-other.ts';
import type { FieldOptions } from '../shape.ts';
import type { KindDefinition } from './kind.ts';
import { numberTraits } from './number.ts';

declare module '../shape.ts' {
  interface KindTypes {
    position: { options: PositionOptions; value: number | null };
  }
}

type PositionOptions = {
  /** Records with the same value of this field have an order of their own; one order for all when absent. */
  within?: string;
};

/**
 * A record's place in an order that administrators drag it to. The server maintains it: new records go to the end, and a
 * list without another `sort` comes in this order.
 */
export const position = <const O extends FieldOptions & PositionOptions>(
  options: O & NoOther<O, FieldOptions & PositionOptions>,
): { kind: 'position'; readOnly: true; required: true } & O => ({
  kind: 'position',
  readOnly: true,
  required: true,
  ...options,
});

export const positionKind = {
  ...numberTraits,
  isOrder: true,
  input: (_field, { z }) => z.int(),
  answer: (_field, { z }) => z.int(),
} satisfies KindDefinition<'position'>;
