import type { NoOther } from '../no-other.ts';
import type { FieldOptions, Kind, KindOptions } from '../shape.ts';

/**
 * Makes the function that declares a field of a kind; `const` keeps every literal, so that a record's type can be read
 * off. An option that the kind does not support does not compile.
 */
export const builder =
  <K extends Kind>(kind: K) =>
  <const O extends FieldOptions & KindOptions[K]>(
    options: O & NoOther<O, FieldOptions & KindOptions[K]>,
  ): { kind: K } & O => ({ kind, ...options });
