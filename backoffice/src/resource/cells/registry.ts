import type { Kind } from '@karite/shared/resource';
import type { Cell } from '../kinds/kind.ts';
import { ImageCell, ImagesCell } from './image-cells.tsx';
import { LinesCell } from './lines-cell.tsx';
import { BelongsToCell, ChildrenCell, ManyToManyCell } from './relation-cells.tsx';
import { BooleanCell, ChoiceCell, ColourCell, DateCell, NumberCell, PriceCell, TextCell } from './text-cells.tsx';

/** One cell a kind: a new kind does not compile until it has one. */
export const cells: { [K in Kind]: Cell<K> } = {
  text: TextCell as Cell<'text'>,
  longText: TextCell as Cell<'longText'>,
  integer: NumberCell as Cell<'integer'>,
  price: PriceCell,
  decimal: NumberCell as Cell<'decimal'>,
  boolean: BooleanCell,
  colour: ColourCell,
  choice: ChoiceCell,
  date: DateCell,
  image: ImageCell,
  images: ImagesCell,
  belongsTo: BelongsToCell,
  manyToMany: ManyToManyCell,
  children: ChildrenCell,
  lines: LinesCell,
};
