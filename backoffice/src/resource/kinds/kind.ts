import type { Field, FieldOf, InputValueOf, Kind, Operator, ResourceShape, ValueOf } from '@karite/shared/resource';
import type { ReactNode } from 'react';
import type { Fields } from '../values.ts';

/** What a form holds of a field, where that is not what the request sends. A kind adds its own entry. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds' own files fill it
export interface DraftTypes {}

/** What a form holds of a field while it is being filled in; `null` or `undefined` where it is empty. */
export type DraftOf<K extends Kind> = Drafts[K] | null | undefined;
type Drafts = { [P in Kind]: P extends keyof DraftTypes ? DraftTypes[P] : InputValueOf<P> };

/** The values of a form, by field. */
export type Draft = { [name: string]: DraftOf<Kind> };

/** What the fields of a record, or of a row inside one, start with; `null` for a new one. */
export type StartOf = (fields: Readonly<Record<string, Field>>, record: Fields | null) => Draft;

export type FormMode = 'create' | 'edit';

/** What every cell, input and filter is told. */
export type FieldContext<K extends Kind> = {
  name: string;
  field: FieldOf<K>;
  resource: ResourceShape;
};

export type CellProps<K extends Kind> = FieldContext<K> & {
  value: NonNullable<ValueOf<K>>;
  record: Fields;
  /** In the details there is room for the whole value; in a row there is not. */
  isWhole: boolean;
  /** Draws a field of a row inside this value. */
  draw: (name: string, field: Field, row: Fields) => ReactNode;
};

export type InputProps<K extends Kind> = FieldContext<K> & {
  /** The record being edited; `null` in an empty form. */
  record: Fields | null;
  startOf: StartOf;
  /** Draws the input of a field inside this one. */
  draw: (name: string, field: Field, value: Draft[string], onChange: (value: Draft[string]) => void) => ReactNode;
  /** The form's own: it hands these three to whatever stands in one of its items. */
  id?: string;
  value?: DraftOf<K>;
  onChange?: (value: DraftOf<K>) => void;
};

/** By what a filter narrows a list: a text for each comparison. */
export type Comparisons = Readonly<Partial<Record<Operator, string>>>;

export type FilterProps<K extends Kind> = FieldContext<K> & {
  values: Comparisons;
  /** Sets some comparisons; an empty text takes one away. */
  onChange: (part: Comparisons) => void;
};

/** A draft's way from the record to the request. */
export type DraftDefinition<K extends Kind> = {
  /** What a form starts with: the record's value, or what the declaration says of a new one. */
  start(value: ValueOf<K> | null | undefined, field: FieldOf<K>, startOf: StartOf): DraftOf<K>;
  /** The keys of the request and what they say; what is left out is cleared, or stays where the kind says so. */
  payload(draft: DraftOf<K>, about: { name: string; mode: FormMode; before: ValueOf<K> | null | undefined }): object;
  /** Keys of the request that are the field's besides its own name. */
  keys?(name: string): readonly string[];
  /** What the form of a copy holds, where that is not what the record's own form does; nothing: the same. */
  copied?(draft: DraftOf<K>, field: FieldOf<K>): Promise<DraftOf<K>>;
  /** What counts of it: drafts that would be saved the same are the same here. */
  comparable(draft: DraftOf<K>): unknown;
  /** One's own edits on the value that someone else saved meanwhile; absent where a value is kept whole or not at all. */
  rebased?(mine: DraftOf<K>, loaded: DraftOf<K>, current: DraftOf<K>): DraftOf<K>;
  /** The draft as the record would show it; absent where the draft is the value. */
  Shown?: (props: ShownProps<K>) => ReactNode;
};

export type ShownProps<K extends Kind> = FieldContext<K> & {
  draft: DraftOf<K>;
  /** Draws the field of a record that holds this. */
  show: (part: Fields) => ReactNode;
};

/** All that the back-office knows of a kind of field. What the API knows as well stands in `shared`'s kinds. */
export type KindDefinition<K extends Kind> = {
  /** How a value is shown; never told an empty one. */
  Cell: (props: CellProps<K>) => ReactNode;
  /** What stands where there is no value; absent means a dash. */
  EmptyCell?: (props: { isWhole: boolean }) => ReactNode;
  /** How a value is asked for in a form. */
  Input: (props: InputProps<K>) => ReactNode;
  /** How a list is narrowed, and by which of the kind's comparisons; `null` where it can't be. */
  filter: { by: readonly Operator[]; Control: (props: FilterProps<K>) => ReactNode } | null;
  draft: DraftDefinition<K>;
  /** Recognised at a glance: where two versions are compared, what a row shows is enough. */
  isVisual?: true;
};
