import { type Field, type Kind, type Operator, operatorsOf } from '@karite/shared/resource';
import { barcodeKind } from './barcode.tsx';
import { belongsToKind } from './belongs-to.tsx';
import { booleanKind } from './boolean.tsx';
import { childrenKind } from './children.tsx';
import { choiceKind } from './choice.tsx';
import { choicesKind } from './choices.tsx';
import { colourKind } from './colour.tsx';
import { dateKind } from './date.tsx';
import { dateTimeKind } from './date-time.tsx';
import { decimalKind } from './decimal.tsx';
import { emailKind } from './email.tsx';
import { fileKind } from './file.tsx';
import { groupKind } from './group.tsx';
import { imageKind } from './image.tsx';
import { imagesKind } from './images.tsx';
import { integerKind } from './integer.tsx';
import { jsonKind } from './json.tsx';
import type { KindDefinition } from './kind.ts';
import { linesKind } from './lines.tsx';
import { longTextKind } from './long-text.tsx';
import { manyToManyKind } from './many-to-many.tsx';
import { orderedManyKind } from './ordered-many.tsx';
import { percentKind } from './percent.tsx';
import { phoneKind } from './phone.tsx';
import { positionKind } from './position.tsx';
import { priceKind } from './price.tsx';
import { richTextKind } from './rich-text.tsx';
import { ruleKind } from './rule.tsx';
import { sequenceKind } from './sequence.tsx';
import { stateKind } from './state.tsx';
import { textKind } from './text.tsx';
import { urlKind } from './url.tsx';
import { uuidKind } from './uuid.tsx';

export type * from './kind.ts';

/** One file a kind, of the same name as in `shared`: a new kind does not compile until it has a cell and an input here. */
export const kinds: { readonly [K in Kind]: KindDefinition<K> } = {
  text: textKind,
  longText: longTextKind,
  richText: richTextKind,
  integer: integerKind,
  price: priceKind,
  decimal: decimalKind,
  boolean: booleanKind,
  colour: colourKind,
  choice: choiceKind,
  choices: choicesKind,
  state: stateKind,
  position: positionKind,
  sequence: sequenceKind,
  date: dateKind,
  dateTime: dateTimeKind,
  email: emailKind,
  percent: percentKind,
  phone: phoneKind,
  barcode: barcodeKind,
  url: urlKind,
  file: fileKind,
  image: imageKind,
  images: imagesKind,
  belongsTo: belongsToKind,
  manyToMany: manyToManyKind,
  orderedMany: orderedManyKind,
  children: childrenKind,
  lines: linesKind,
  group: groupKind,
  uuid: uuidKind,
  json: jsonKind,
  rule: ruleKind,
};

/** By what a list is narrowed by a field: as the filter of its kind offers, and whether it is empty where it may be. */
export function comparisonsFor(field: Field): readonly Operator[] {
  const offered = kinds[field.kind].filter?.by ?? [];
  return operatorsOf(field).filter((operator) => operator === 'empty' || offered.includes(operator));
}
