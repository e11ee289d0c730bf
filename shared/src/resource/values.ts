import type { InputMode, StaysWhenAbsent } from './kinds/index.ts';
import type { Flatten, Present } from './record.ts';
import type { Field, InputValueOf, Kind, ResourceShape } from './shape.ts';

/**
 * The input of a field: records by their ids, pictures by a file or their path. The fields of a resource that is not named
 * have no type.
 */
type Written<F> = [Field] extends [F]
  ? unknown
  : F extends { kind: 'lines'; fields: infer L }
    ? { [K in keyof L]: Written<L[K]> }[]
    : F extends { kind: 'group'; fields: infer L }
      ? Present<F, { [K in keyof L]: Written<L[K]> } | null>
      : F extends { kind: 'choice'; options: infer O }
        ? Present<F, (keyof O & string) | null>
        : F extends { kind: 'choices'; options: infer O }
          ? (keyof O & string)[]
          : F extends { kind: 'state'; states: infer S }
            ? keyof S & string
            : F extends { kind: infer K extends Kind }
              ? Present<F, InputValueOf<K>>
              : never;

/** The input of a save: any of a record's fields, as they are written. `undefined` does not change a field. */
export type ValuesOf<R extends ResourceShape = ResourceShape> = {
  -readonly [K in keyof R['fields']]?: Written<R['fields'][K]>;
};

type Fields<R extends ResourceShape> = R['fields'];
type Writable<R extends ResourceShape> = R extends { fieldsAre: 'readOnly' }
  ? never
  : {
      [K in keyof Fields<R>]: Fields<R>[K] extends { readOnly: true } | { computed: unknown } ? never : K;
    }[keyof Fields<R>];
/** The fields that a replacement does not change when they are missing. */
type Staying<R extends ResourceShape> = {
  [K in Writable<R>]: StaysWhenAbsent<Fields<R>[K]['kind']> extends true ? K : never;
}[Writable<R>];
/** The owner, where staff may name another than the server writes. */
type Owner<R extends ResourceShape> = {
  [K in Writable<R>]: Fields<R>[K] extends { setBy: 'admin' } ? K : never;
}[Writable<R>];

/** What a checked request holds: every writable field when it creates, any of them when it patches. */
export type InputOf<R extends ResourceShape, M extends InputMode> = Flatten<
  M extends 'create'
    ? { [K in Exclude<Writable<R>, Owner<R>>]: Written<Fields<R>[K]> } & {
        [K in Owner<R>]?: Written<Fields<R>[K]>;
      }
    : M extends 'replace'
      ? { [K in Exclude<Writable<R>, Staying<R> | Owner<R>>]: Written<Fields<R>[K]> } & {
          [K in Staying<R> | Owner<R>]?: Written<Fields<R>[K]>;
        }
      : { [K in Writable<R>]?: Written<Fields<R>[K]> }
>;
