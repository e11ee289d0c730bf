/** The part of a key's value that can be requested: the first item of a list, or a key of an embedded record. */
type PartsOf<K extends string, V> = V extends readonly (infer E)[]
  ? `${K}.0` | (E extends object ? `${K}.${'' | '0.'}${keyof E & string}` : never)
  : V extends object
    ? `${K}.${keyof V & string}`
    : never;

/** What an answer can be limited to (`fields`): `name`, `images.0`, `brand.name`, `categories.0.title`. */
export type FieldOf<R> = { [K in keyof R & string]: K | PartsOf<K, NonNullable<R[K]>> }[keyof R & string];

type KeyOf<F extends string> = F extends `${infer K}.${string}` ? K : F;
/** The keys requested inside of a key; `0` alone is the whole first item. */
type InsideOf<F extends string, K extends string> = F extends `${K}.0.${infer I}`
  ? I
  : F extends `${K}.${infer I}`
    ? I
    : never;
type Part<V, I extends string> = V extends readonly (infer E)[]
  ? Part<E, I>[]
  : V extends object
    ? { [K in keyof V as K extends 'id' | I ? K : never]: V[K] }
    : V;

/** A record limited to the requested fields; the whole record when none is named. */
export type Limited<R, F extends string> = [F] extends [never]
  ? R
  : {
      [K in keyof R as K extends 'id' | KeyOf<F> ? K : never]: K extends F
        ? R[K]
        : '0' extends InsideOf<F, K & string>
          ? R[K]
          : Part<R[K], InsideOf<F, K & string>>;
    };
