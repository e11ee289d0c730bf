import type { Rollup } from '../rollup-shape.ts';
import type {
  Action,
  Column,
  FacetOptions,
  FieldOptions,
  Grant,
  Kind,
  KindOptions,
  Messages,
  RankedSearch,
  ResourceShape,
  SettingsShape,
  StaffSearch,
} from '../shape.ts';

/** The options that a part of a declaration supports, by name; those that are objects with their own. */
export type Options = { readonly [name: string]: true | Options };

/** Exactly the options of a type: one that is new, or removed, does not compile until it is listed here. */
type Of<T> = { readonly [K in keyof Required<T>]: true | Options };
type KeysOfAny<T> = T extends unknown ? keyof T : never;

const number = { min: true, max: true, step: true, initial: true } as const;
const counted = { ...number, unit: true } as const;
const COLUMN: Of<Column> = {
  sortable: true,
  isExtra: true,
  width: true,
  truncate: true,
  yes: true,
  no: true,
  yesTone: true,
  as: true,
};
const MESSAGES: Of<Messages> = {
  created: true,
  updated: true,
  deleted: true,
  deleteConfirm: true,
  loadFailed: true,
  saveFailed: true,
  deleteFailed: true,
  notFound: true,
};

const STAFF_SEARCH: Of<StaffSearch> = { fields: true, phones: true, label: true };
const RANKED_OPTIONS: Of<RankedSearch> = { first: true, linked: true, last: true, suggests: true, popular: true };

/** The options of a resource. Options with names that the resource chooses are checked elsewhere. */
export const RESOURCE_OPTIONS: Of<ResourceShape> = {
  name: true,
  label: { one: true, many: true, title: true, create: true },
  display: true,
  identity: true,
  contactKeys: { call: true, chat: true },
  card: true,
  access: true,
  isSingle: true,
  search: {
    fields: true,
    placeholder: true,
    normalize: true,
    exact: true,
    ranked: RANKED_OPTIONS,
    staff: STAFF_SEARCH,
  },
  sort: { field: true, order: true },
  maxRows: true,
  fields: true,
  fieldsAre: true,
  unique: true,
  rollups: true,
  facets: true,
  actions: true,
  form: { sections: true },
  messages: MESSAGES,
  purpose: true,
  comments: true,
  icon: true,
  shownAt: true,
  menu: { group: true, tab: true, card: true },
  words: true,
  isClosedToTokens: true,
  isLog: true,
  isView: true,
  cachedCount: true,
};

/** What `defineSettings` takes. */
export const SETTINGS_OPTIONS: Of<SettingsShape> = {
  name: true,
  label: true,
  read: true,
  fields: true,
  form: { sections: true },
  messages: MESSAGES,
  icon: true,
  shownAt: true,
  menu: { group: true, tab: true, card: true },
  words: true,
};

export const ACTION_OPTIONS: Of<Action> = {
  label: true,
  when: true,
  set: true,
  params: true,
  run: true,
  confirm: true,
  done: true,
  isAnnounced: true,
  isFinal: true,
  key: true,
};
export const GRANT_OPTIONS: Of<Grant & { field: string }> = { where: true, fields: true, field: true };
export const FACET_OPTIONS: Of<FacetOptions> = {
  between: true,
  atLeast: true,
  key: true,
  label: true,
  more: true,
  unit: true,
  yes: true,
};
export const UNIQUE_OPTIONS = { fields: true, message: true, where: true } as const;
export const ROLLUP_OPTIONS: { readonly [K in KeysOfAny<Rollup>]: true } = {
  count: true,
  sum: true,
  average: true,
  decimals: true,
  min: true,
  max: true,
  texts: true,
  where: true,
  fallback: true,
};

/** The options of every field. */
export const FIELD_OPTIONS: Of<FieldOptions & { kind: Kind }> = {
  kind: true,
  label: true,
  required: true,
  column: COLUMN,
  unique: { message: true, folded: true },
  filter: { all: true, advanced: true },
  summed: true,
  isSortable: true,
  section: true,
  help: true,
  address: true,
  readOnly: true,
  isInternal: true,
  shownInForm: true,
  visibleWhen: true,
  computed: true,
  mayBeEmpty: true,
};

/** The additional options of the fields of each kind. */
export const KIND_OPTIONS: { readonly [K in Kind]: Of<Omit<KindOptions[K], 'readOnly'>> } = {
  text: {
    maxLength: true,
    initial: true,
    suggestions: true,
    labels: true,
    pattern: { matches: true, message: true },
    warns: true,
    isCode: true,
    shownAs: true,
    searchable: true,
  },
  longText: {
    maxLength: true,
    initial: true,
    searchable: true,
    queryOf: true,
    columnsOf: true,
    warns: true,
    shownAs: true,
  },
  richText: { maxLength: true },
  email: { maxLength: true, initial: true },
  url: { maxLength: true, initial: true, takesOwnPages: true },
  phone: { country: { field: true }, initial: true },
  barcode: {},
  integer: counted,
  decimal: counted,
  price: number,
  percent: number,
  boolean: { initial: true },
  colour: { initial: true },
  choice: { options: true, initial: true, isExtensible: true },
  choices: { options: true },
  state: { states: true, initial: true, begins: true, due: true, transitions: true, may: true, steps: true },
  position: { within: true },
  sequence: { prefix: true, per: true, start: true, digits: true },
  date: {},
  dateTime: { initial: true, isEnd: true, withTime: true },
  image: { hint: true, ratio: true },
  images: { hint: true, most: true, ratio: true, from: true },
  file: { accept: true, maxBytes: true },
  belongsTo: {
    target: true,
    embed: true,
    embedsAny: true,
    onDelete: true,
    isParent: true,
    isCurrentUser: true,
    setBy: true,
  },
  manyToMany: { target: true, embed: true },
  orderedMany: { target: true, embed: true },
  children: { via: true, embed: true },
  group: { fields: true },
  lines: { fields: true, initial: true },
  uuid: {},
  json: {},
  rule: { of: true, by: true, where: true },
};
