import type { FieldOf, Kind } from '@karite/shared/resource';
import type { SQL } from 'drizzle-orm';
import { jsonb } from 'drizzle-orm/pg-core';
import { booleanKind } from './chosen/boolean.ts';
import { choiceKind } from './chosen/choice.ts';
import { choicesKind } from './chosen/choices.ts';
import { stateKind } from './chosen/state.ts';
import type { KindDefinition, StoredKind } from './kind.ts';
import { belongsToKind } from './linked/belongs-to.ts';
import { childrenKind } from './linked/children.ts';
import { linksKind } from './linked/links-kind.ts';
import { dateKind } from './numbers/date.ts';
import { dateTimeKind } from './numbers/date-time.ts';
import { wholeNumber, withCents } from './numbers/number.ts';
import { positionKind } from './numbers/position.ts';
import { sequenceKind } from './numbers/sequence.ts';
import { fileKind, imageKind } from './parts/file.ts';
import { groupKind } from './parts/group.ts';
import { imagesKind } from './parts/images.ts';
import { linesKind } from './parts/lines.ts';
import { uuidKind } from './parts/uuid.ts';
import { barcodeKind } from './texts/barcode.ts';
import { emailKind } from './texts/email.ts';
import { phoneKind } from './texts/phone.ts';
import { richTextKind } from './texts/rich-text.ts';
import { textColumn } from './texts/text-column.ts';

/** Stored as given; the records that match a rule are queried on demand (`rule-sql.ts`). */
const jsonColumn = {
  storage: 'column' as const,
  column: (name: string) => jsonb(name),
  serialize: (column: SQL): SQL => column,
  writeCell: null,
  readCell: null,
};

const all: { readonly [K in Kind]: KindDefinition<K> } = {
  text: { ...textColumn, isIndexedWithId: true },
  longText: textColumn,
  richText: richTextKind,
  integer: wholeNumber,
  price: { ...withCents, isIndexedWithId: true },
  decimal: withCents,
  boolean: booleanKind,
  colour: { ...textColumn, hasFewValues: true },
  choice: choiceKind,
  choices: choicesKind,
  state: stateKind,
  position: positionKind,
  sequence: sequenceKind,
  date: dateKind,
  dateTime: dateTimeKind,
  email: emailKind,
  percent: withCents,
  phone: phoneKind,
  barcode: barcodeKind,
  url: textColumn,
  file: fileKind,
  image: imageKind,
  images: imagesKind,
  belongsTo: belongsToKind,
  manyToMany: linksKind(false),
  orderedMany: linksKind(true),
  children: childrenKind,
  lines: linesKind,
  group: groupKind,
  uuid: uuidKind,
  json: jsonColumn,
  rule: jsonColumn,
};

/** What the API does with each kind, by its name; the same names as in `shared/src/resource/kinds`. */
export const storedKinds: { readonly [K in Kind]: StoredKind<K> } = all;

/** What the API does with the kind of a field. */
export const storedAs = <K extends Kind>(field: FieldOf<K>): StoredKind<K> => storedKinds[field.kind];
