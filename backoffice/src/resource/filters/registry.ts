import type { Kind } from '@karite/shared/resource';
import { BooleanFilter, ChoiceFilter, RelationFilter } from './choice-filters.tsx';
import type { Filter } from './filter.ts';
import { DateFilter, NumberFilter } from './range-filters.tsx';
import { ColourFilter, TextFilter } from './text-filter.tsx';

/** One filter a kind, `null` where the API's lists have none: a new kind does not compile until this is decided. */
export const filters: { [K in Kind]: Filter<K> | null } = {
  text: TextFilter as Filter<'text'>,
  longText: TextFilter as Filter<'longText'>,
  integer: NumberFilter as Filter<'integer'>,
  price: NumberFilter as Filter<'price'>,
  decimal: NumberFilter as Filter<'decimal'>,
  boolean: BooleanFilter,
  colour: ColourFilter,
  choice: ChoiceFilter,
  date: DateFilter,
  image: null,
  images: null,
  belongsTo: RelationFilter as Filter<'belongsTo'>,
  manyToMany: RelationFilter as Filter<'manyToMany'>,
  children: null,
  lines: null,
};
