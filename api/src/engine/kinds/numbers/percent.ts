import { type KindDefinition, valueIn } from '../kind.ts';
import { withCents } from './number.ts';

export const percentKind: KindDefinition<'percent'> = {
  ...withCents,
  writeCell: (record, place) => valueIn(record, place) ?? null,
};
