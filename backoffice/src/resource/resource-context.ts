import type { RecordOf, ResourceShape } from '@karite/shared/resource';
import type { ComponentType, ReactNode } from 'react';
import type { ListColumn } from './list/columns.ts';
import type { Draws, NamedCells } from './named-cell.ts';
import type { ShopRecord } from './values.ts';

/** One more thing to do with a record. Draws its own button, and whatever opens from it. */
export type RecordAction<Shown = ShopRecord> = Draws<{ record: Shown; isInRow: boolean }>;

/** What can be done with the ticked records of a list. Draws its own button; `clear` lets go of them. */
export type BulkAction = ComponentType<{ selected: readonly string[]; clear: () => void }>;

/** An action to confirm, and its records. */
export type StepNote = { action: string; ids: readonly string[] };

/** The properties of every list view. */
export type ListViewProps<Shown = ShopRecord> = {
  resource: ResourceShape;
  rows: readonly Shown[];
  columns: readonly ListColumn[];
  cells: NamedCells;
  /** The buttons of a record. */
  actionsOf: Draws<Shown>;
  open: (id: string) => void;
};

/**
 * Another way to draw a list than the table. `isWhole`: it needs all records at once, not a page. `isInOrder`: it draws them
 * in the order that administrators put them in, whatever the list's own, and so offers to move them.
 */
export type ListView<Shown = ShopRecord> = {
  key: string;
  label: string;
  icon: ReactNode;
  isWhole?: boolean;
  isInOrder?: boolean;
  Draw: Draws<ListViewProps<Shown>>;
};

/** Called with a record. A page's own handler may have a narrower type, as with `Draws`. */
export type RecordHandler<Shown = ShopRecord> = { handle(record: Shown): unknown }['handle'];

/** What a page may add to a declaration. Everything has a default: a resource needs none of it. */
export type ResourcePageProps<R extends ResourceShape = ResourceShape> = {
  resource: R;
  /** Beside the button that creates one: further ways to begin. */
  buttons?: ReactNode;
  /** Above the list: stat tiles. */
  above?: ReactNode;
  actions?: readonly RecordAction<RecordOf<R>>[];
  /** What several ticked records are offered, besides being deleted. */
  bulk?: BulkAction;
  /** A note before a bulk action. */
  stepNote?: ComponentType<StepNote>;
  cells?: NamedCells<RecordOf<R>>;
  /** Called with a record that the form has created. */
  onCreated?: RecordHandler<RecordOf<R>>;
  /** Instead of the generated details. */
  details?: Draws<{ record: RecordOf<R> }>;
  /** The resources that the page's own details show already: a record's page has no list of them. */
  covers?: readonly string[];
  /** Whether an edit can be taken back from a record's history; absent means: where records may be written. */
  isRestorable?: boolean;
  /** Shows the creation date from the start, under this name. */
  dated?: string;
  views?: readonly ListView<RecordOf<R>>[];
  /** Brings a record of that version into a state that only a route of the page's own sets: for the board. */
  setState?: { set(record: RecordOf<R>, to: string, etag: string | undefined): Promise<unknown> }['set'];
  /** The texts of an empty list: when nothing matches, and when there is nothing at all. */
  empty?: { narrowed: string; none: string };
};
