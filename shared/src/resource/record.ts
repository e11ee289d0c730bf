import type { Field, Kind, ResourceShape, ValueOf } from './shape.ts';

/** The value of a field with a type that follows from its kind alone; a choice is one of its options. */
export type Scalar<F> = F extends { kind: 'choice'; options: infer O }
  ? (keyof O & string) | null
  : F extends { kind: 'choices'; options: infer O }
    ? (keyof O & string)[]
    : F extends { kind: 'state'; states: infer S }
      ? (keyof S & string) | null
      : F extends { kind: infer K extends Kind }
        ? ValueOf<K>
        : never;

/** What is required, computed or has an initial value is never missing. */
export type Present<F, V> = F extends { mayBeEmpty: true }
  ? V
  : F extends { required: string | true } | { initial: string | number } | { computed: unknown }
    ? NonNullable<V>
    : V;

type Fields<T> = T extends { fields: infer F } ? F : Record<string, Field>;

/** A target's id and some of its fields; of a tree's own records, those of `R`. */
type Embedded<F, R> = F extends { target: infer T; embed: readonly (infer E)[] }
  ? { id: string } & (T extends ResourceShape
      ? { [K in E & keyof Fields<T>]: Value<Fields<T>[K], T> }
      : { [K in E & keyof Fields<R>]: Value<Fields<R>[K], R> })
  : F extends { kind: 'children'; embed: readonly (infer E)[] }
    ? { id: string } & { [K in E & keyof Fields<R>]: Value<Fields<R>[K], R> }
    : never;

/** The fields of a resource that is not named have no type. */
type Value<F, R> = [Field] extends [F]
  ? unknown
  : F extends { kind: 'manyToMany' | 'orderedMany' | 'children' }
    ? Embedded<F, R>[]
    : F extends { kind: 'lines'; fields: infer L }
      ? { [K in keyof L]: Value<L[K], R> }[]
      : F extends { kind: 'group'; fields: infer L }
        ? Present<F, { [K in keyof L]: Value<L[K], R> | null } | null>
        : Present<F, Scalar<F>>;

export type Flatten<T> = { [K in keyof T]: T[K] };

/**
 * The API's representation of one record: every field, `null` where empty, and the records it points to (R1404). Of
 * `ResourceShape` itself: any record.
 */
export type RecordOf<R extends ResourceShape = ResourceShape> = Flatten<
  { id: string; createdAt: string; updatedAt: string } & { [K in keyof R['fields']]: Value<R['fields'][K], R> } & {
    [K in keyof R['fields'] as R['fields'][K] extends { kind: 'belongsTo' }
      ? K extends `${infer Name}Id`
        ? Name
        : never
      : never]: Embedded<R['fields'][K], R> | null;
  }
>;
