import type { FieldOf, Kind } from '@karite/shared/resource';
import { belongsTo } from './belongs-to.ts';
import { boolean } from './boolean.ts';
import { children } from './children.ts';
import { choice } from './choice.ts';
import { colour } from './colour.ts';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import { image } from './image.ts';
import { images } from './images.ts';
import { integer } from './integer.ts';
import type { KindDefinition, StoredKind } from './kind.ts';
import { lines } from './lines.ts';
import { longText } from './long-text.ts';
import { manyToMany } from './many-to-many.ts';
import { price } from './price.ts';
import { text } from './text.ts';

const all: { readonly [K in Kind]: KindDefinition<K> } = {
  text,
  longText,
  integer,
  price,
  decimal,
  boolean,
  colour,
  choice,
  date,
  image,
  images,
  belongsTo,
  manyToMany,
  children,
  lines,
};

/** What the API does with each kind, by its name; the same names as in `shared/src/resource/kinds`. */
export const storedKinds: { readonly [K in Kind]: StoredKind<K> } = all;

/** What the API does with the kind of a field. */
export const storedAs = <K extends Kind>(field: FieldOf<K>): StoredKind<K> => storedKinds[field.kind];
