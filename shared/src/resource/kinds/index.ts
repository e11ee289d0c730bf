import type { Field, FieldOf, Kind, ResourceShape } from '../shape.ts';
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
import type { KindDefinition, Operator } from './kind.ts';
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

export { barcode } from './barcode.ts';
export { belongsTo, embeddedName, isOwner, isSetByStaff, type OnDelete } from './belongs-to.ts';
export { boolean } from './boolean.ts';
export { fold } from './cell-text.ts';
export { children } from './children.ts';
export { choice } from './choice.ts';
export { BETWEEN_CHOICES, choices } from './choices.ts';
export { colour } from './colour.ts';
export { date, formatDay } from './date.ts';
export { dateTime } from './date-time.ts';
export { decimal } from './decimal.ts';
export { email } from './email.ts';
export { file } from './file.ts';
export { group } from './group.ts';
export { image } from './image.ts';
export { type Image, imageKeys, images, LONGEST_ALT, mostImages, ownImages } from './images.ts';
export { integer } from './integer.ts';
export { json } from './json.ts';
export type * from './kind.ts';
export { lines } from './lines.ts';
export { longText } from './long-text.ts';
export { manyToMany } from './many-to-many.ts';
export { LARGEST } from './number.ts';
export { orderedMany } from './ordered-many.ts';
export { formatPercent, percent } from './percent.ts';
export { phone } from './phone.ts';
export { position } from './position.ts';
export { price } from './price.ts';
export { isUuid, type Linked, targetOf as relationTarget } from './relation.ts';
export { MOST_RICH_CHARACTERS, RICH_TAGS, richText, textOfHtml } from './rich-text.ts';
export { type Rule, type RuleCondition, type RuleOperator, rule } from './rule.ts';
export { formatSequence, sequence } from './sequence.ts';
export {
  firstStates,
  nextStates,
  type StateColour,
  type StateLabel,
  type States,
  state,
  stateColour,
  stateLabels,
  stepFields,
} from './state.ts';
export { text } from './text.ts';
export { shortAddress, url } from './url.ts';
export { uuid } from './uuid.ts';
export type { Warns } from './warns.ts';

const all = {
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
} satisfies { [K in Kind]: KindDefinition<K> };

/** Every kind, by its name: one file here and one of the same name in the `kinds/` of the API and of the back-office. */
export const kinds: { readonly [K in Kind]: KindDefinition<K> } = all;

/** How a kind's values are stored, as a type: it decides which functions the API must have for them. */
export type StorageOf<K extends Kind> = (typeof all)[K]['storage'];

/** The kind of a field. */
export const kindOf = <K extends Kind>(field: FieldOf<K>): KindDefinition<K> => kinds[field.kind];

/** Whether a field holds several values. */
export const isList = (field: Field): boolean => Array.isArray(kinds[field.kind].empty);

/** Whether a list may be sorted by a field. */
export const isSortable = (field: Field): boolean => kinds[field.kind].isSortable && field.isSortable !== false;

/** The fields within a field, of which a group is one set and lines are many. */
export const fieldsWithin = (field: Field): Readonly<Record<string, Field>> | null =>
  'fields' in field ? field.fields : null;

/** The resource that a field points to; `null` when it points to none. */
export function targetOf(
  field: FieldOf<'belongsTo' | 'manyToMany' | 'orderedMany'>,
  resource: ResourceShape,
): ResourceShape;
export function targetOf(field: Field, resource: ResourceShape): ResourceShape | null;
export function targetOf(field: Field, resource: ResourceShape): ResourceShape | null {
  return kindOf(field).targetOf?.(field, resource) ?? null;
}

/**
 * Whether a value may be missing: not where it is required or has an initial value, nor of a kind that is never empty; of a
 * computed one, where it says so.
 */
export const isNullable = (field: Field): boolean =>
  kinds[field.kind].empty === null &&
  !field.required &&
  (!field.computed || field.mayBeEmpty === true) &&
  !('initial' in field && field.initial !== undefined);

/** Whether searches and filters read words in a field: in every text that does not declare otherwise. */
export const isSearchable = (field: Field): boolean =>
  kinds[field.kind].isText && !('searchable' in field && field.searchable === false);

/** What a list compares a field by: as its kind can, and whether it is empty where it may be. */
export function operatorsOf(field: Field): readonly Operator[] {
  const { operators, isText } = kinds[field.kind];
  const own = isText && !isSearchable(field) ? operators.filter((operator) => operator !== 'like') : operators;
  return isNullable(field) || isList(field) ? [...own, 'empty'] : own;
}

/** The default value in a new record: the initial value, or none. */
export const initialOf = (field: Field): unknown =>
  'initial' in field && field.initial !== undefined ? field.initial : kinds[field.kind].empty;

/** The keys under which records carry others along: `brand` → `brandId`. */
export const embeddedFields = (resource: ResourceShape): Map<string, string> =>
  new Map(
    Object.entries(resource.fields).flatMap(([name, { kind }]) => {
      const { embedded } = kinds[kind];
      return embedded ? [[embedded.key(name), name]] : [];
    }),
  );
