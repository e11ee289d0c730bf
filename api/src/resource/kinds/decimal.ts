import { type KindDefinition, valueIn } from './kind.ts';
import { withCents } from './number.ts';

export const decimal: KindDefinition<'decimal'> = {
  ...withCents,
  writeCell: (record, place) => valueIn(record, place) ?? null,
};
