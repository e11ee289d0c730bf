import { type KindDefinition, valueIn } from '../kind.ts';
import { withCents } from './number.ts';

export const priceKind: KindDefinition<'price'> = {
  ...withCents,
  isIndexedWithId: true,
  writeCell: (record, place) => valueIn(record, place) ?? null,
};
