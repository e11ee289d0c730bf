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

/** The properties of every cell, input and filter. */
export type FieldContext<K extends Kind> = {
  name: string;
  field: FieldOf<K>;
  resource: ResourceShape;
};

export type CellProps<K extends Kind> = FieldContext<K> & {
  value: NonNullable<ValueOf<K>>;
  record: Fields;
  /** The details show the whole value; a row does not. */
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
  /** Set by the form: it passes these three to the control in each of its items. */
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
  /** What a form starts with: the record's value, or the declared default. */
  start(value: ValueOf<K> | null | undefined, field: FieldOf<K>, startOf: StartOf): DraftOf<K>;
  /** The keys and values of the request. An omitted field is cleared, or stays where the kind defines that. */
  payload(draft: DraftOf<K>, about: { name: string; mode: FormMode; before: ValueOf<K> | null | undefined }): object;
  /** Keys of the request that are the field's besides its own name. */
  keys?(name: string): readonly string[];
  /** What the form of a copy holds, where that is not what the record's own form does; nothing: the same. */
  copied?(draft: DraftOf<K>, field: FieldOf<K>): Promise<DraftOf<K>>;
  /** What counts of it: drafts that would be saved the same are the same here. */
  comparable(draft: DraftOf<K>): unknown;
  /** Merges one's own edits into the value that someone else saved meanwhile. Absent where a value is taken as a whole. */
  rebased?(mine: DraftOf<K>, loaded: DraftOf<K>, current: DraftOf<K>): DraftOf<K>;
  /** The draft as the record would show it; absent where the draft is the value. */
  Shown?: (props: ShownProps<K>) => ReactNode;
};

export type ShownProps<K extends Kind> = FieldContext<K> & {
  draft: DraftOf<K>;
  /** Draws the field of a record that holds this. */
  show: (part: Fields) => ReactNode;
};

/** The back-office's definition of a kind of field. The part that the API shares is in `shared`'s kinds. */
export type KindDefinition<K extends Kind> = {
  /** Renders a value; never called for an empty one. */
  Cell: (props: CellProps<K>) => ReactNode;
  /** Rendered where there is no value; a dash by default. */
  EmptyCell?: (props: { isWhole: boolean }) => ReactNode;
  /** The input of a form. */
  Input: (props: InputProps<K>) => ReactNode;
  /** How a list is narrowed, and by which of the kind's comparisons; `null` where it can't be. */
  filter: { by: readonly Operator[]; Control: (props: FilterProps<K>) => ReactNode } | null;
  draft: DraftDefinition<K>;
  /** Recognised by its picture: where two versions are compared, the cell of a row is enough. */
  isVisual?: true;
};
