import type { FieldOf, Kind } from '@karite/shared/resource';
import { barcodeKind } from './barcode.ts';
import { belongsToKind } from './belongs-to.ts';
import { booleanKind } from './boolean.ts';
import { childrenKind } from './children.ts';
import { choiceKind } from './choice.ts';
import { choicesKind } from './choices.ts';
import { colourKind } from './colour.ts';
import { dateKind } from './date.ts';
import { dateTimeKind } from './date-time.ts';
import { decimalKind } from './decimal.ts';
import { emailKind } from './email.ts';
import { fileKind } from './file.ts';
import { groupKind } from './group.ts';
import { imageKind } from './image.ts';
import { imagesKind } from './images.ts';
import { integerKind } from './integer.ts';
import { jsonKind } from './json.ts';
import type { KindDefinition, StoredKind } from './kind.ts';
import { linesKind } from './lines.ts';
import { longTextKind } from './long-text.ts';
import { manyToManyKind } from './many-to-many.ts';
import { orderedManyKind } from './ordered-many.ts';
import { percentKind } from './percent.ts';
import { phoneKind } from './phone.ts';
import { positionKind } from './position.ts';
import { priceKind } from './price.ts';
import { richTextKind } from './rich-text.ts';
import { ruleKind } from './rule.ts';
import { sequenceKind } from './sequence.ts';
import { stateKind } from './state.ts';
import { textKind } from './text.ts';
import { urlKind } from './url.ts';
import { uuidKind } from './uuid.ts';

const all: { readonly [K in Kind]: KindDefinition<K> } = {
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

/** What the API does with each kind, by its name; the same names as in `shared/src/resource/kinds`. */
export const storedKinds: { readonly [K in Kind]: StoredKind<K> } = all;

/** What the API does with the kind of a field. */
export const storedAs = <K extends Kind>(field: FieldOf<K>): StoredKind<K> => storedKinds[field.kind];
