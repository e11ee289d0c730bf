import { type KindDefinition, valueIn } from '../kind.ts';
import { withCents } from './number.ts';

export const decimalKind: KindDefinition<'decimal'> = {
  ...withCents,
  writeCell: (record, place) => valueIn(record, place) ?? null,
};
