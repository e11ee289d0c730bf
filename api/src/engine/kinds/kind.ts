import type { Field, FieldOf, Kind, OnDelete, ResourceShape, StorageOf, ValueOf } from '@karite/shared/resource';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgColumnBuilderBase, PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import type { ReceivedFile } from '../../platform/media/received-file.ts';
import type { Upload } from '../../platform/media/upload.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import type { Cell, Given, NameMap, Read } from './cell.ts';
import type { Table, Tables } from './table.ts';

/** Checked input: by field, with pictures already stored and named by their path. `undefined` leaves a field alone. */
export type Values = Record<string, unknown>;

/** A record as the database answers it. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A field with its resource and name. */
export type Place<K extends Kind> = { resource: ResourceShape; name: string; field: FieldOf<K> };

/** The value of a field in a record as the database answers it. */
export const valueIn = <K extends Kind>(record: StoredRow, { name }: Place<K>): ValueOf<K> | undefined =>
  // The SELECT is made of the same declaration, and answers each field by its kind.
  record[name] as ValueOf<K> | undefined;

/** A record to save with others: `before` is its current row, locked by the caller, or `null` for a new one. */
export type Change = { id: string; before: (StoredRow & { id: string }) | null; values: Values };

/**
 * A change of a record that is saved: the row before (`null` for a new one), the new values, the author, and the reason if
 * given.
 */
export type Step = {
  id: string;
  before: StoredRow | null;
  values: Values;
  by: string | null;
  note?: string | undefined;
};

type Builder = PgColumnBuilderBase & { notNull(): PgColumnBuilderBase; default(value: SQL): PgColumnBuilderBase };

/** What a field's rows or the records that it carries along are selected with. */
export type SelectContext = {
  /** A JSON object of some fields that are columns of the table under an alias. */
  object(alias: string, fields: Readonly<Record<string, Field>>): SQL;
  /** The same of an embedded record: its id and these fields. */
  carried(alias: string, target: ResourceShape, names: readonly string[]): SQL;
  /** Some fields of whichever records of a resource are a part of the value. */
  reads(target: ResourceShape, names: readonly string[]): void;
  /** A JSON list of such objects, as far as it is requested (`fields=images.0`); `inAll`: each object in the whole list. */
  list(item: SQL, order: SQL, from: SQL, inAll?: SQL): SQL;
};

export type TableContext = {
  tables: Tables;
  /** The columns of these fields; a field that is none is left out. */
  columns(fields: Readonly<Record<string, Field>>): Record<string, PgColumnBuilderBase>;
};

/** Values in a column of the resource's own table. */
export type ColumnKind<K extends Kind> = {
  storage: 'column';
  column(name: string, field: FieldOf<K>): Builder;
  /** The column as it is serialize, the same in rows and in JSON. */
  serialize(column: SQL, field: FieldOf<K>): SQL;
  /** The stored form of a checked value, whatever its source: sanitised. */
  sanitize?(value: unknown, field: FieldOf<K>): unknown;
  /** The text that searches and filters match, as SQL of its column's name. */
  searched?(column: string): string;
  /** Indexed in every resource. */
  isIndexed?: true;
  /** Its index ends in the id, so that a page far down a list is found by the index alone. */
  isIndexedWithId?: true;
  /** Many records share a value: in the order of such a column an index serves one end alone. */
  hasFewValues?: true;
  constraints?(place: Place<K>, column: AnyPgColumn, tables: Tables): PgTableExtraConfigValue[];
  /** What the server gives a record itself, before it is saved; `undefined` leaves what there is. `before`: as in `judge`. */
  assign?(transaction: Executor, place: Place<K>, values: Values, before: StoredRow | null): Promise<unknown>;
  /** Refuses a value that may not follow the former one; `before` is `null` for a new record, `by` absent where it does not count. */
  judge?(place: Place<K>, values: Values, before: StoredRow | null, by?: SignedIn | null): void;
  /** Keeps what a saved change is to the field, beside its value. */
  keepStep?(transaction: Executor, place: Place<K>, step: Step): Promise<void>;
  /** What else is selected with it: `brand` beside `brandId`. */
  carried?(place: Place<K>, context: SelectContext): { key: string; value: SQL };
};

/** Values in rows of a table of the field's own. */
export type RowsKind<K extends Kind> = {
  storage: 'rows';
  table(place: Place<K>, context: TableContext): Table;
  /** The value, for the record under the alias `it`. */
  selected(place: Place<K>, context: SelectContext): SQL;
  /** Saves the values of records; nothing of one without a value for the field. */
  save(database: Executor, place: Place<K>, changes: readonly Change[]): Promise<void>;
  /** Puts a former value back as it was; `null`: as a request writes it, by `save`. */
  restore: ((database: Executor, place: Place<K>, id: string, former: ValueOf<K>) => Promise<void>) | null;
};

/** Values in a column of the records that point here. */
export type InverseKind<K extends Kind> = {
  storage: 'inverse';
  /** Selects the records that point to the one under the alias `it`. */
  some(place: Place<K>): SQL;
  selected(place: Place<K>, context: SelectContext): SQL;
  save(database: Executor, place: Place<K>, change: Change): Promise<void>;
  /** Creating, deleting or relinking a record changes the responses of others: raises their versions. */
  raiseOthers(database: Executor, place: Place<K>, before: Values | null, after: Values | null): Promise<void>;
};

/** Who points to a record when it is deleted, and may point to it again when it comes back. */
export type Links<K extends Kind> = {
  onDelete(field: FieldOf<K>): OnDelete;
  /** Selects the ids of the records that point to one of these. */
  pointing(place: Place<K>, targets: readonly string[]): SQL;
  /** Which of the records `among` point nowhere now, as a condition. */
  isFree(place: Place<K>, among: SQL): SQL;
  relink(place: Place<K>, target: string, free: SQL): SQL;
};

type Common<K extends Kind> = {
  /** The schema of one value in a filter; a text by default. */
  filterValue?(field: FieldOf<K>): z.ZodType;
  /** The condition of a filter, where it compares no column. */
  condition?(place: Place<K>, values: readonly unknown[]): SQL;
  links?: Links<K>;
  /** The stored form of a file that a request uploads for this field; a picture by default. */
  received?(upload: Upload, field: FieldOf<K>): Promise<ReceivedFile>;
  /** Selects the pictures and documents that records name: `id` of the row, `url`, and the id of the `record`. */
  pictures?(place: Place<K>): SQL;
  /**
   * Writes a value to a sheet's cell, for people and for an import; `names` are the names of linked records. `null`: sheets
   * have no column of it.
   */
  writeCell: ((record: StoredRow, place: Place<K>, names?: NameMap) => Cell) | null;
  /** Reads a cell that is not blank; `null`: no cell can hold a value, and an import ignores it. */
  readCell: ((cell: string, field: FieldOf<K>, given: Given) => Read) | null;
  /** A value's form in a sheet, by which an import compares two values; the value itself by default. */
  inSheet?(value: unknown): unknown;
};

/** Any way of keeping a kind's values. */
export type StoredKind<K extends Kind> = Common<K> & (ColumnKind<K> | RowsKind<K> | InverseKind<K>);

/** The API's side of a kind; part of it follows from where the kind stores its values. */
export type KindDefinition<K extends Kind> = Common<K> &
  { column: ColumnKind<K>; rows: RowsKind<K>; inverse: InverseKind<K> }[StorageOf<K>];
