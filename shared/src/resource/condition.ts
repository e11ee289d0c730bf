import type { Scalar } from './record.ts';
import type { ResourceShape } from './shape.ts';

/** A value that a column is compared with. */
export type Plain = string | number | boolean;

/**
 * What one column must be: a value, one of several, `null` for empty; or compared. `ne` takes what is empty for another
 * value; nothing that is empty is above or below anything.
 */
export type Condition<V extends Plain = Plain> =
  | V
  | null
  | readonly (V | null)[]
  | { readonly ne?: V | null; readonly gt?: V; readonly gte?: V; readonly lt?: V; readonly lte?: V };

/**
 * A condition over a record's own columns, as data: `{ status: 'published', stars: { gte: 3 } }`. All of it must hold.
 * SQL is made of it (`whereSql` of the API), and `matches` judges a record by it.
 */
export type Where<R extends Pick<ResourceShape, 'fields'> = ResourceShape> = string extends keyof R['fields']
  ? Readonly<Record<string, Condition>>
  : {
      readonly [K in keyof R['fields'] as NonNullable<Scalar<R['fields'][K]>> extends Plain ? K : never]?: Condition<
        Extract<NonNullable<Scalar<R['fields'][K]>>, Plain>
      >;
    };
