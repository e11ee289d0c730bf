import type { FieldOptions, Kind, KindOptions, ResourceShape, Target } from './shape.ts';

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
