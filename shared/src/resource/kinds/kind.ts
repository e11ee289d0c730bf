import type { z } from 'zod';
import type { NumberForm, Reading } from '../../reading/index.ts';
import type * as schemas from '../schemas.ts';
import type { Field, FieldOf, Kind, KindTypes, ResourceShape, ValueOf } from '../shape.ts';

/** The comparisons of a list's filter: `price_gte=1000`. The test for presence, `price_empty=true`, follows from the field. */
export type Operator = 'eq' | 'ne' | 'like' | 'gte' | 'lte' | 'empty';

/** How a request writes: `create`, `replace` (absent means cleared) or `patch` (absent means unchanged). */
export type InputMode = 'create' | 'replace' | 'patch';

/**
 * The building blocks of schemas. They are passed in, so that importing a kind does not load the schema library: the lists
 * of the back-office do without it.
 */
export type SchemaTools = { z: typeof z; parts: typeof schemas };

/** The context of a request's schema besides the field. */
export type InputContext = SchemaTools & {
  /** The schema of fields within a field: of a group, or of one of its lines. */
  row(fields: Readonly<Record<string, Field>>): z.ZodObject;
};

/** The context of the schemas of a kind's own keys: the field's schema in a patch, and how a list is read from a form. */
export type EditContext = SchemaTools & { schema: z.ZodType; list(items: z.ZodType): z.ZodType };

/** The context of an answer's schema besides the field. */
export type AnswerContext = SchemaTools & {
  /** The resource that the field is of. */
  resource: ResourceShape;
  /** A record that is carried along: its id and some of its fields. */
  embedded(target: ResourceShape, names: readonly string[]): z.ZodType;
  row(fields: Readonly<Record<string, Field>>): Record<string, z.ZodType>;
};

/** A list, and a value with a different input than output, need not be echoed. */
export type StaysWhenAbsent<K extends Kind> = K extends Kind
  ? ValueOf<K> extends readonly unknown[]
    ? true
    : KindTypes[K] extends { input: unknown }
      ? true
      : false
  : never;

/**
 * The traits of a kind of field, for the API and the back-office alike; each of them has its own code for a kind in its
 * `kinds/`. Code that depends on the kind reads one of these traits instead of naming kinds.
 */
export type KindDefinition<K extends Kind> = {
  /**
   * How values are stored: in a `column` of the resource's table, in `rows` of a table of the field's own, or, the other way
   * round (`inverse`), in a column of the records that point here.
   */
  storage: 'column' | 'rows' | 'inverse';
  /** The default value: `null` where a value may be missing; else the empty one: `false`, no items. */
  empty: null extends ValueOf<K> ? null : ValueOf<K> extends readonly (infer Item)[] ? readonly Item[] : ValueOf<K>;
  /** The comparisons that a list is filtered by; none where it can't be. */
  operators: readonly Operator[];
  /** A number: written with digits, read in a column with the others, from the right. */
  isNumber: boolean;
  /** A value that falls by more than half has to be confirmed once before it is saved (R2105). */
  asksWhenHalved?: true;
  /** A day or a moment, which a spreadsheet stores as a number of days. */
  isMoment?: true;
  /** A text, which a search reads. */
  isText: boolean;
  /** A text that a search matches as a whole: the typed text in its stored form, `null` when it is no such code. */
  asCode?(typed: string): string | null;
  /** Holds `/media/` paths of files that must be there as long as a record names them. */
  hasFiles: boolean;
  /** Those files are pictures, which lists and details show. */
  hasPictures: boolean;
  /** Takes the whole width of a form and of a record's details. */
  isWide: boolean;
  /** It fits in a list's row; a kind that does not is a column only when the declaration says so. */
  fitsInRow: boolean;
  /** The records' own order, which people set by moving them. */
  isOrder?: true;
  /** Whether a list may be sorted by it. */
  isSortable: boolean;
  /** A request that omits it does not change it, even a request that replaces the record. */
  staysWhenAbsent: StaysWhenAbsent<K>;
  /** The schema of a value in a request. */
  input(field: FieldOf<K>, context: InputContext): z.ZodType;
  /** The schema of a value in an answer, where it is not missing. */
  answer(field: FieldOf<K>, context: AnswerContext): z.ZodType;
  /** A checked value that depends on other fields as well, such as a number on its country; or the reason why it is invalid. */
  inRecord?(
    value: unknown,
    field: FieldOf<K>,
    record: Readonly<Record<string, unknown>>,
    parts: SchemaTools['parts'],
  ): { value: unknown; problem?: string };
  /** A value as the contract shows it, where the schema alone would leave a reader guessing. */
  example?(field: FieldOf<K>): NonNullable<ValueOf<K>>;
  /** Reads a form's text; a text that is no such value stays as it is, for the schema to refuse. */
  fromText?(text: string, field: FieldOf<K>): unknown;
  /** How its numbers are written. */
  numberForm?(field: FieldOf<K>): NumberForm;
  /** Reads a text as a spreadsheet or a list has it, never a blank one. A moment without a zone is one of the shop's clocks. */
  fromCell?(text: string, field: FieldOf<K>, timeZone: string): Reading<NonNullable<ValueOf<K>>>;
  /** A value as a request writes it, from what an answer shows: of records their ids. */
  toInput?(shown: unknown): unknown;
  /** What counts when two values are compared: `1.5` and `1.50`, or two orders of one set, are the same. */
  comparable?(value: unknown): unknown;
  /** Whether a declared condition (`where`) may compare with a value; absent: with any text. */
  isValue?(value: unknown, field: FieldOf<K>): boolean;
  /** A value in words, where it names a record in a sentence or a title; absent: as it is written. */
  text?(value: NonNullable<ValueOf<K>>, field: FieldOf<K>): string;
  /** The resource that the field points to. */
  targetOf?(field: FieldOf<K>, resource: ResourceShape): ResourceShape;
  /** The record that is carried along under a key of its own: `brandId` → `brand`. */
  embedded?: { key(name: string): string; answer(field: FieldOf<K>, context: AnswerContext): z.ZodType };
  /** Where a change of a record is written by other keys than the field's own. */
  edits?: {
    keys(name: string): readonly string[];
    schemas(name: string, context: EditContext): Record<string, z.ZodType>;
    /** The keys that a new record is written by beside the field's own. */
    besides?(name: string, tools: SchemaTools): Record<string, z.ZodType>;
    /** The message to a request that writes the field's own key. */
    instead(name: string): string;
  };
};
