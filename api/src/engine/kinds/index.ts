import type { FieldOf, Kind } from '@karite/shared/resource';
import { booleanKind } from './chosen/boolean.ts';
import { choiceKind } from './chosen/choice.ts';
import { choicesKind } from './chosen/choices.ts';
import { ruleKind } from './chosen/rule.ts';
import { stateKind } from './chosen/state.ts';
import type { KindDefinition, StoredKind } from './kind.ts';
import { belongsToKind } from './linked/belongs-to.ts';
import { childrenKind } from './linked/children.ts';
import { manyToManyKind } from './linked/many-to-many.ts';
import { orderedManyKind } from './linked/ordered-many.ts';
import { dateKind } from './numbers/date.ts';
import { dateTimeKind } from './numbers/date-time.ts';
import { decimalKind } from './numbers/decimal.ts';
import { integerKind } from './numbers/integer.ts';
import { percentKind } from './numbers/percent.ts';
import { positionKind } from './numbers/position.ts';
import { priceKind } from './numbers/price.ts';
import { sequenceKind } from './numbers/sequence.ts';
import { fileKind } from './parts/file.ts';
import { groupKind } from './parts/group.ts';
import { imageKind } from './parts/image.ts';
import { imagesKind } from './parts/images.ts';
import { linesKind } from './parts/lines.ts';
import { uuidKind } from './parts/uuid.ts';
import { barcodeKind } from './texts/barcode.ts';
import { colourKind } from './texts/colour.ts';
import { emailKind } from './texts/email.ts';
import { jsonKind } from './texts/json.ts';
import { longTextKind } from './texts/long-text.ts';
import { phoneKind } from './texts/phone.ts';
import { richTextKind } from './texts/rich-text.ts';
import { textKind } from './texts/text.ts';
import { urlKind } from './texts/url.ts';

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
