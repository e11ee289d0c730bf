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
