import type { ResourceShape } from './define-resource.ts';

/** How a field stands in the table. `true` alone is a plain column. */
export type Column = {
  sortable?: boolean;
  /** In px. */
  width?: number;
  /** Cut after this many characters. */
  truncate?: number;
  /** What a boolean says. */
  yes?: string;
  no?: string;
  /** The name of a cell that the back-office adds. */
  as?: string;
};

/** What every field may say, whatever its kind. A field that says nothing of table, filter or form is only stored. */
export type FieldOptions = {
  label: string;
  /** The message shown when it is missing; `true` where only the server writes it; absent means optional. */
  required?: string | true;
  column?: Column | true;
  /** Offered as a filter of the list; `all` is its first option. */
  filter?: true | { all: string };
  /** The section of the form it stands in; absent means the first. */
  section?: string;
  help?: string;
  /** Shown, never taken from a request: only the server writes it. */
  readOnly?: true;
  /** Computed from the other fields at every save, stored, and so can be sorted and filtered. Implies `readOnly`. */
  from?: (record: never) => unknown;
};

type NumberOptions = { min?: number; max?: number; step?: number };
type Initial<T> = { initial?: T };
/** The target itself, or `self` for a tree. */
type Target = ResourceShape | 'self';

/** What each kind adds to those options. A kind is one entry here and one in each registry that is keyed by kind. */
export type KindOptions = {
  text: { maxLength?: number; format?: 'email'; suggestions?: readonly string[]; unique?: string };
  longText: { maxLength?: number };
  integer: NumberOptions;
  price: NumberOptions;
  decimal: NumberOptions;
  boolean: Initial<boolean>;
  colour: Initial<string>;
  choice: { options: Readonly<Record<string, string>> } & Initial<string>;
  date: object;
  image: { hint?: string };
  images: { hint?: string };
  /** `embed`: the fields of the target that a record carries along. */
  belongsTo: { target: Target; embed: readonly string[]; onDelete?: 'refuse' | 'clear'; isParent?: true };
  manyToMany: { target: Target; embed: readonly string[] };
  /** The records whose `via` points here. Written as a list of ids. */
  children: { via: string; embed: readonly string[] };
  /** Rows that belong to this record alone and have no page of their own. */
  lines: { fields: Readonly<Record<string, Field>> };
};

export type Kind = keyof KindOptions;
export type FieldOf<K extends Kind> = { [Each in K]: { kind: Each } & FieldOptions & KindOptions[Each] }[K];
export type Field = { [K in Kind]: FieldOf<K> }[Kind];

type OptionsOf<K extends Kind> = FieldOptions & KindOptions[K];

/** `const` keeps every literal, so that a record's type can be read off the declaration. */
const builder =
  <K extends Kind>(kind: K) =>
  <const O extends OptionsOf<K>>(options: O) =>
    ({ kind, ...options }) as { kind: K } & O;

export const text = builder('text');
export const longText = builder('longText');
export const integer = builder('integer');
/** An amount in FCFA, kept with two decimals. */
export const price = builder('price');
export const decimal = builder('decimal');
export const boolean = builder('boolean');
export const colour = builder('colour');
export const choice = builder('choice');
export const date = builder('date');
export const image = builder('image');
export const images = builder('images');
export const lines = builder('lines');
export const children = builder('children');

/** A field `brandId` that points to one brand; the record also carries it as `brand`, with its id and `embed`. */
export const belongsTo = <
  const T extends Target,
  const O extends FieldOptions & Omit<KindOptions['belongsTo'], 'target' | 'embed'> & { embed: readonly EmbedKey<T>[] },
>(
  target: T,
  options: O,
) => ({ kind: 'belongsTo', target, ...options }) as { kind: 'belongsTo'; target: T } & O;

/** A list of records of another resource, each with its id and `embed`. Written as a list of ids. */
export const manyToMany = <const T extends Target, const O extends FieldOptions & { embed: readonly EmbedKey<T>[] }>(
  target: T,
  options: O,
) => ({ kind: 'manyToMany', target, ...options }) as { kind: 'manyToMany'; target: T } & O;

type EmbedKey<T extends Target> = T extends ResourceShape ? keyof T['fields'] & string : string;
