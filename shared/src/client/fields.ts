/** Which part of a key's value can be asked for: the first of a list, a key of what is embedded. */
type PartsOf<K extends string, V> = V extends readonly (infer E)[]
  ? `${K}.0` | (E extends object ? `${K}.${'' | '0.'}${keyof E & string}` : never)
  : V extends object
    ? `${K}.${keyof V & string}`
    : never;

/** What an answer can be limited to (`fields`): `name`, `images.0`, `brand.name`, `categories.0.title`. */
export type FieldOf<R> = { [K in keyof R & string]: K | PartsOf<K, NonNullable<R[K]>> }[keyof R & string];

type KeyOf<F extends string> = F extends `${infer K}.${string}` ? K : F;
/** What is asked for inside of a key; `0` alone is all of the first. */
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

/** A record of which some fields were asked for; all of it where none is named. */
export type Limited<R, F extends string> = [F] extends [never]
  ? R
  : {
      [K in keyof R as K extends 'id' | KeyOf<F> ? K : never]: K extends F
        ? R[K]
        : '0' extends InsideOf<F, K & string>
          ? R[K]
          : Part<R[K], InsideOf<F, K & string>>;
    };
