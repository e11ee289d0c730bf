import type { Kind } from '@karite/shared/resource';
import { belongsToKind } from './belongs-to.tsx';
import { booleanKind } from './boolean.tsx';
import { childrenKind } from './children.tsx';
import { choiceKind } from './choice.tsx';
import { colourKind } from './colour.tsx';
import { dateKind } from './date.tsx';
import { decimalKind } from './decimal.tsx';
import { imageKind } from './image.tsx';
import { imagesKind } from './images.tsx';
import { integerKind } from './integer.tsx';
import { jsonKind } from './json.tsx';
import type { KindDefinition } from './kind.ts';
import { linesKind } from './lines.tsx';
import { longTextKind } from './long-text.tsx';
import { manyToManyKind } from './many-to-many.tsx';
import { priceKind } from './price.tsx';
import { textKind } from './text.tsx';
import { uuidKind } from './uuid.tsx';

export type * from './kind.ts';

/** One file a kind, of the same name as in `shared`: a new kind does not compile until it is drawn and asked for here. */
export const kinds: { readonly [K in Kind]: KindDefinition<K> } = {
  text: textKind,
  longText: longTextKind,
  integer: integerKind,
  price: priceKind,
  decimal: decimalKind,
  boolean: booleanKind,
  colour: colourKind,
  choice: choiceKind,
  date: dateKind,
  image: imageKind,
  images: imagesKind,
  belongsTo: belongsToKind,
  manyToMany: manyToManyKind,
  children: childrenKind,
  lines: linesKind,
  uuid: uuidKind,
  json: jsonKind,
};
