import type { Condition } from './condition.ts';

/** A figure about the records that point to one: their number, an aggregate of one of their numbers, or their texts. */
type Measure<F extends string, T extends string> =
  | { readonly count: true }
  | { readonly sum: F }
  /** Rounded to this many decimals, two by default. */
  | { readonly average: F; readonly decimals?: 0 | 1 | 2 }
  | { readonly min: F }
  | { readonly max: F }
  /** Their texts, each once, in alphabetical order, a line each: what a search finds a parent by, or a list shows of them. */
  | { readonly texts: T };

/**
 * A figure about a record's children, stored in one of its fields, in the transaction that changes them. `where`
 * selects which of them count; `fallback: 'typed'`: where none does, the field holds the typed value.
 */
export type Rollup<
  F extends string = string,
  W = Readonly<Record<string, Condition>>,
  T extends string = string,
> = Measure<F, T> & {
  readonly where?: W;
  readonly fallback?: 'typed';
};

/** By the `belongsTo` field that leads to the parent, then by the parent's field. */
export type Rollups = Readonly<Record<string, Readonly<Record<string, Rollup>>>>;
